import { hostContract } from "../support/host-contract";
import { rulesWithRedirect } from "../support/host-rules";
import { startNginx } from "../support/nginx-host";

hostContract(() => startNginx(rulesWithRedirect), { ours: true, ranges: true });
