import * as React from "react";
import { Link } from "gatsby";

interface AnchorProps extends React.AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
}

/** A link: client-side for pages of this site, plain for #, tel:, sms:, mailto: and other sites. */
export function Anchor({ href, children, ...rest }: AnchorProps) {
  if (/^\/(?!\/)/.test(href)) {
    return (
      <Link to={href} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
