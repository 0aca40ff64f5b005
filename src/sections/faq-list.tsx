import * as React from "react";
import { graphql } from "gatsby";
import { useSite } from "../layout/use-site";
import { Icon } from "../ui/icon";
import { Paragraphs } from "../ui/paragraphs";
import { Shell } from "../ui/shell";
import * as styles from "./faq-list.module.css";

export const query = graphql`
  fragment FaqList on FaqListSection {
    anchor: id
    title
    questions {
      id
      question
      answer
    }
  }
`;

/**
 * Brings the question that was opened back into sight: the answer above it, which closed for it, may
 * have been longer than what was left of the page above.
 */
function keepInSight({ currentTarget: item }: React.ToggleEvent<HTMLDetailsElement>) {
  if (item.open) item.querySelector("summary")?.scrollIntoView({ block: "nearest" });
}

/** Questions of which at most one is open: the browser sees to that, as they share a name. */
export function FaqList({ section }: { readonly section: Queries.FaqListFragment }) {
  const { labels } = useSite();
  return (
    <Shell anchor={section.anchor} title={section.title} layout="split">
      <div className={styles.list}>
        {section.questions.map(({ id, question, answer }) => (
          <details key={id} name="faq" className={styles.item} onToggle={keepInSight}>
            <summary className={styles.question}>
              {question}
              <Icon icon={labels.icons.plus} />
            </summary>
            {/* The browser opens what holds the target of a link, so the answer has the name, not the details. */}
            <div id={id} className={styles.answer}>
              <Paragraphs paragraphs={answer} />
            </div>
          </details>
        ))}
      </div>
    </Shell>
  );
}
