import * as React from "react";
import { graphql } from "gatsby";
import { sharedRange } from "../calculator/shared-range";
import { useSite } from "../layout/use-site";
import { CallAction } from "../ui/call-action";
import { fill } from "../ui/fill";
import { choiceLabel } from "./calculator-choices";
import {
  choiceSentence,
  priceText,
  sizeSentences,
  sizeText,
  type Answered,
} from "./calculator-words";
import { PriceRange } from "./price-range";
import { PriceTableHead } from "./price-table-head";
import { scaleFor } from "./price-scale";
import * as prices from "./prices.module.css";
import * as styles from "./calculator.module.css";

export const query = graphql`
  fragment CalculatorWords on LabelsCalculator {
    roof
    bySize
    byHouse
    squareFeet
    floorSquareFeet
    floorHint
    stories
    pitch
    pitchOption
    undecided
    payments
    termMonths
    oldRoof
    ageYears
    repairDollars
    submit
    noScript
    example
    answer
    fromHouse
    enterSize
    call
    published
    limit
    between
    beyond
    outside
    choiceOnly
    shared
    apart
    drawing
    yourSize
    monthly
    monthlyNote
    noMonthly
    incomplete
    young
    middle
    old
    costUnder
    costOver
    shareOver
    sharePartly
    shareWithin
    status
    included
    changes
    duration
  }
`;

interface AnswerProps {
  readonly section: Queries.CalculatorFragment;
  readonly answered: Answered;
  /** Whether nobody has chosen yet. */
  readonly example: boolean;
  /** Whether screen readers are told the answer now. */
  readonly announced: boolean;
  readonly focus: React.Ref<HTMLDivElement>;
}

/** The price, in large, where it comes from, and how it moves with each choice. */
export function CalculatorAnswer({ section, answered, example, announced, focus }: AnswerProps) {
  const { labels } = useSite();
  const { words } = section;
  const all = { words, sizes: labels.prices };
  const { squareFeet, slopeFactor, price } = answered;
  const size = squareFeet === null ? "" : sizeText(squareFeet, all);
  const headline = price ? priceText(price) : squareFeet === null ? words.enterSize : words.call;
  const choice = choiceSentence(answered, all);
  return (
    <div className={styles.answer} ref={focus} tabIndex={-1}>
      <h3>{example ? words.example : words.answer}</h3>
      <p className={styles.price}>{headline}</p>
      {slopeFactor !== null && (
        <p>{fill(words.fromHouse, { size, factor: slopeFactor.toFixed(3) })}</p>
      )}
      {squareFeet !== null && <p>{sizeSentences(answered, all).join(" ")}</p>}
      {choice && <p>{choice}</p>}
      {squareFeet !== null && !price && <CallAction />}
      <Drawing section={section} answered={answered} size={size} />
      <p role="status" className={styles.status}>
        {announced && (size ? fill(words.status, { size, price: headline }) : headline)}
      </p>
    </div>
  );
}

interface DrawingProps extends Pick<AnswerProps, "section" | "answered"> {
  /** In words; empty where there is none. */
  readonly size: string;
}

/** The size's range as a column through the ranges of all materials or tiers, on one scale. */
function Drawing({ section, answered, size }: DrawingProps) {
  const { words, sizeTable, choiceTable } = section;
  const scale = scaleFor(
    Math.max(...[...sizeTable.rows, ...choiceTable.rows].map(({ high }) => high)),
  );
  const column = answered.size && "range" in answered.size ? answered.size.range : null;
  return (
    <table className={prices.prices}>
      <caption className={prices.caption}>{words.drawing}</caption>
      <PriceTableHead table={choiceTable} scale={scale} />
      <tbody>
        {size && (
          <tr>
            <th scope="row">{fill(words.yourSize, { size })}</th>
            <td>
              <span>{column ? priceText(column) : words.call}</span>
              {column && <PriceRange range={column} scale={scale} column={column} />}
            </td>
          </tr>
        )}
        {choiceTable.rows.map((row) => (
          <tr key={row.id} className={row === answered.choice ? styles.chosen : undefined}>
            <th scope="row">{choiceLabel(row)}</th>
            <td>
              <span>{priceText(row)}</span>
              <PriceRange
                range={row}
                scale={scale}
                column={column}
                part={column ? sharedRange(column, row) : undefined}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
