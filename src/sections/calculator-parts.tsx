import * as React from "react";
import type { Advice } from "../calculator/repair-or-replace";
import { formatDollars } from "../content/format";
import { useSite } from "../layout/use-site";
import { fill } from "../ui/fill";
import { priceText, type Answered } from "./calculator-words";
import * as styles from "./calculator.module.css";

interface MonthlyProps {
  readonly section: Queries.CalculatorFragment;
  readonly answered: Answered;
  readonly termMonths: number | null;
}

/** What the price comes to each month, as an example. */
export function CalculatorMonthly({ section, answered: { monthly }, termMonths }: MonthlyProps) {
  const { words, business } = section;
  if (!monthly || termMonths === null) return <p className={styles.answer}>{words.noMonthly}</p>;
  const values = { months: termMonths, interest: business.financingInterestPercent };
  return (
    <div className={styles.answer}>
      <p className={styles.price}>{fill(words.monthly, { price: priceText(monthly) })}</p>
      <p>{fill(words.monthlyNote, values)}</p>
    </div>
  );
}

interface AdviceProps {
  readonly section: Queries.CalculatorFragment;
  readonly advice: Advice;
}

/** What our guidance says of the old roof, and why. */
export function CalculatorAdvice({ section: { words, guidance }, advice }: AdviceProps) {
  const { labels } = useSite();
  const { verdict, age, cost, share } = advice;
  const years = { from: guidance.repairUnderYears, to: guidance.replaceOverYears };
  const dollars = { dollars: formatDollars(guidance.repairUnderDollars) };
  const percent = { percent: guidance.replaceOverPercent };
  const reasons = [
    age !== "unknown" && fill(words[age], years),
    cost !== "unknown" && fill(cost === "under" ? words.costUnder : words.costOver, dollars),
    share === "over" && fill(words.shareOver, percent),
    share === "partly" && fill(words.sharePartly, percent),
    share === "within" && fill(words.shareWithin, percent),
  ].filter((reason) => reason !== false);
  return (
    <div className={styles.answer}>
      {verdict === "incomplete" ? (
        <p>{words.incomplete}</p>
      ) : (
        <p className={styles.price}>{labels.guidance[verdict]}</p>
      )}
      {reasons.length > 0 && (
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
