import * as React from "react";
import { graphql } from "gatsby";
import { formatDollars } from "../content/format";
import { useSite } from "../layout/use-site";
import { fill } from "../ui/fill";
import { RichText } from "../ui/rich-text";
import { Shell } from "../ui/shell";
import { GuidanceScale } from "./guidance-scale";
import * as styles from "./guidance.module.css";

export const query = graphql`
  fragment Guidance on GuidanceSection {
    anchor: id
    title
    intro
    note
    repair {
      ...Verdict
    }
    replace {
      ...Verdict
    }
    guidance {
      repairUnderYears
      repairUnderDollars
      replaceOverYears
      replaceOverPercent
    }
  }
  fragment Verdict on Verdict {
    title
    points
  }
`;

/** One side of the choice. */
function VerdictList({ verdict }: { readonly verdict: Queries.VerdictFragment }) {
  return (
    <div>
      <h3>{verdict.title}</h3>
      <ul className={styles.points}>
        {verdict.points.map((point) => (
          <li key={point}>
            <RichText text={point} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** When to repair and when to replace: two scales with our thresholds, and what speaks for either side. */
export function Guidance({ section }: { readonly section: Queries.GuidanceFragment }) {
  const { labels } = useSite();
  const { anchor, title, intro, note, repair, replace, guidance } = section;
  const { repairUnderYears, repairUnderDollars, replaceOverYears, replaceOverPercent } = guidance;
  const words = labels.guidance;
  return (
    <Shell anchor={anchor} title={title} intro={intro}>
      <div className={styles.scales}>
        <GuidanceScale
          title={words.age}
          from={fill(words.years, { count: repairUnderYears })}
          to={fill(words.years, { count: replaceOverYears })}
        />
        <GuidanceScale
          title={words.cost}
          from={formatDollars(repairUnderDollars)}
          to={fill(words.share, { percent: replaceOverPercent })}
        />
      </div>
      <div className={styles.verdicts}>
        <VerdictList verdict={repair} />
        <VerdictList verdict={replace} />
      </div>
      {note && (
        <p className={styles.note}>
          <RichText text={note} />
        </p>
      )}
    </Shell>
  );
}
