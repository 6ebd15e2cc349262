import type { ReactNode } from "react";
import type { Elements } from "../../internal/elements.ts";
import { joinClasses } from "../../internal/join-classes.ts";

export type HeaderProps = {
  /** A `BackButton`, or nothing on the first page. */
  back?: ReactNode;
  /** The logo, usually inside a link to the start page. */
  logo: ReactNode;
  /** Shown at the end, usually the language menu. */
  menu?: ReactNode;
  /** A `ProgressBar`, directly below the header. */
  progress?: Elements;
  /** Stays at the top while the page scrolls. */
  fixed?: boolean;
  /** On the brand's green, together with the top of the page below it. */
  inverse?: boolean;
};

/** The header of every page. */
export function Header({ back, logo, menu, progress, fixed = false, inverse = false }: HeaderProps) {
  return (
    <header className={joinClasses("k-header", fixed && "k-header--fixed", inverse && "k-header--inverse k-inverse")}>
      <div className="k-header__row">
        <div className="k-header__back">{back}</div>
        <div className="k-header__logo">{logo}</div>
        <div className="k-header__menu">{menu}</div>
      </div>
      {progress}
    </header>
  );
}
