import type { ReactNode } from "react";
import { joinClasses } from "../../internal/join-classes.ts";
import { RailShort } from "./rail-short.ts";

export type PageLayoutProps = {
  header?: ReactNode;
  footer?: ReactNode;
  /** The page itself: one column of at most 560 px. */
  children: ReactNode;
  /** What stands quietly at the right on wide screens: the quote so far. */
  rail?: ReactNode;
  /** The name of the rail for screen readers. */
  railLabel?: string;
  /** The rail in one line; `Actions` shows it above the buttons where there is no room for the rail. */
  railShort?: ReactNode;
  /** The link for keyboards past the header, e.g. 'To the content'. */
  skipText: string;
  /** `wide` lets the content use the whole page: prices beside each other, a list of documents. */
  width?: "column" | "wide";
  /** The id of `<main>`, where the skip link leads. */
  mainId?: string;
};

/** The frame of every page. The column is aligned to the left, in line with the logo. */
export function PageLayout(props: PageLayoutProps) {
  const { header, footer, children, rail, railLabel, railShort, skipText, width = "column", mainId = "main" } = props;
  return (
    <div className="k-page">
      <a className="k-page__skip" href={`#${mainId}`}>
        {skipText}
      </a>
      {header}
      <div className={joinClasses("k-page__body", `k-page__body--${width}`)}>
        <main className="k-page__main" id={mainId} tabIndex={-1}>
          <RailShort value={railShort}>{children}</RailShort>
        </main>
        {rail ? (
          <aside className="k-page__rail" aria-label={railLabel}>
            {rail}
          </aside>
        ) : null}
      </div>
      {footer}
    </div>
  );
}
