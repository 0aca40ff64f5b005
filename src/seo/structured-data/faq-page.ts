import type { FAQPageLeaf } from "schema-dts";
import { plainText } from "../../content/rich-text";

/** A question with its answer, paragraph by paragraph, as rich text. */
export interface GraphQuestion {
  readonly id: string;
  readonly question: string;
  readonly answer: readonly string[];
}

/** The questions that the page at `url` answers (Google: FAQ). */
export function faqPage(url: string, questions: readonly GraphQuestion[]): FAQPageLeaf {
  return {
    "@type": "FAQPage",
    "@id": `${url}#questions`,
    url,
    isPartOf: { "@id": url },
    mainEntity: questions.map(({ id, question, answer }) => ({
      "@type": "Question" as const,
      "@id": `${url}#${id}`,
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer.map(plainText).join("\n\n") },
    })),
  };
}
