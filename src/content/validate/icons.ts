import { quote } from "../fault";
import { hasIcon, iconNames } from "../icons";
import { nearest, slugify } from "../nearest";
import type { Complaint, Placed } from "./site";

/** The rule for fields of the format `icon`: the Lucide family has an icon of this name. */
export function* iconRule({ value, schema }: Placed<string>): Generator<Complaint> {
  if (schema.format !== "icon" || known(value)) return;
  const names = iconNames();
  const slug = slugify(value.replace(/([a-z])([A-Z])/g, "$1-$2"));
  const meant = known(slug) ? slug : nearest(value.replace(/\.svg$/i, ""), names);
  yield {
    message: "There is no icon of this name.",
    found: quote(value),
    allowed: `the name of one of the ${names.length} icons on https://lucide.dev/icons, such as house or cloud-lightning`,
    suggestion: meant && `"${meant}"`,
  };
}

const asked = new Map<string, boolean>();

function known(name: string): boolean {
  const answer = asked.get(name) ?? hasIcon(name);
  asked.set(name, answer);
  return answer;
}
