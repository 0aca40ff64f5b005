import { quote } from "../fault";
import { hasIcon, iconNames } from "../icons";
import { nearest, slugify } from "../nearest";
import type { Complaint, Placed, StringRule } from "./site";

/** The rule for fields of the format `icon`: the Lucide family has an icon of this name. */
export const iconRule: StringRule = { concerns: ({ format }) => format === "icon", complaints };

function* complaints({ value }: Placed<string>): Generator<Complaint> {
  const trouble = iconTrouble(value);
  if (!trouble) return;
  const { allowed, suggestion } = trouble;
  yield {
    message: "There is no icon of this name.",
    found: quote(value),
    allowed,
    suggestion: suggestion && `"${suggestion}"`,
  };
}

/** Says what is allowed and what was probably meant, where no icon has this name; undefined where one has it. */
export function iconTrouble(
  name: string,
): { allowed: string; suggestion: string | undefined } | undefined {
  if (known(name)) return undefined;
  const names = iconNames();
  const slug = slugify(name.replace(/([a-z])([A-Z])/g, "$1-$2"));
  return {
    allowed: `the name of one of the ${names.length} icons on https://lucide.dev/icons, such as house or cloud-lightning`,
    suggestion: known(slug) ? slug : nearest(name.replace(/\.svg$/i, ""), names),
  };
}

const asked = new Map<string, boolean>();

function known(name: string): boolean {
  const answer = asked.get(name) ?? hasIcon(name);
  asked.set(name, answer);
  return answer;
}
