import type { ReactNode } from "react";
import type { Elements } from "../../internal/elements.ts";
import { joinClasses } from "../../internal/join-classes.ts";
import { RailShort } from "./rail-short.ts";

export type PageLayoutProps = {
  header?: Elements;
  footer?: Elements;
  /** The page itself: one column of at most 560 px. */
  children: Elements;
  /** Shown on the right of wide screens, e.g. the current quote. */
  rail?: ReactNode;
  /** The accessible name of the rail. */
  railLabel?: string;
  /** A link above the content of wide screens, such as back to the page before. */
  back?: Elements;
  /** The rail in one line. `Actions` shows it above the buttons on screens without room for the rail. */
  railShort?: ReactNode;
  /** The text of the skip link, e.g. 'To the content'. */
  skipText: string;
  /** `wide` gives the content the whole width, e.g. for prices side by side or a list of documents. */
  width?: "column" | "wide";
  /** The id of `<main>`, the target of the skip link. */
  mainId?: string;
};

/** The layout of every page. The column is left-aligned with the logo. */
export function PageLayout(props: PageLayoutProps) {
  const {
    header,
    footer,
    children,
    rail,
    railLabel,
    railShort,
    skipText,
    back,
    width = "column",
    mainId = "main",
  } = props;
  return (
    <div className="k-page">
      <a className="k-page__skip" href={`#${mainId}`}>
        {skipText}
      </a>
      {header}
      <div className={joinClasses("k-page__body", `k-page__body--${width}`)}>
        <main className="k-page__main" id={mainId} tabIndex={-1}>
          {back ? <p className="k-page__back">{back}</p> : null}
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
