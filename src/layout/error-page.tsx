import * as React from "react";
import { graphql, useStaticQuery } from "gatsby";
import type { FallbackProps } from "react-error-boundary";
import { phoneHref } from "../content/format";
import { Action } from "../ui/action";
import { fill } from "../ui/fill";
import { errorDetail } from "./error-detail";
import * as styles from "./error-page.module.css";

/**
 * Stands in for what failed to render (specification section 8). It asks for its own few words and
 * nothing of the frame's parts, as one of those may be what failed.
 */
export function ErrorPage({ error }: Pick<FallbackProps, "error">) {
  const { business, labels } = useStaticQuery<Queries.ErrorPageQuery>(graphql`
    query ErrorPage {
      business {
        phone
      }
      labels {
        call {
          button
        }
        error {
          title
          home
        }
      }
    }
  `);
  return (
    <main id="main" className={styles.error}>
      <div role="alert">
        <h1>{labels?.error.title}</h1>
        <p className={styles.detail}>{errorDetail(error)}</p>
      </div>
      {business && labels && (
        <Action to={phoneHref(business.phone)} kind="call">
          {fill(labels.call.button, { phone: business.phone })}
        </Action>
      )}
      {/* A plain link: loading anew also mends what client-side navigation would keep. */}
      <a href="/">{labels?.error.home}</a>
    </main>
  );
}
