import { checkAccessibility } from "../support/accessibility-suite";
import { screens } from "../support/site-in-browser";

checkAccessibility(screens.narrow);
