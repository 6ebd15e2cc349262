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
};

/** The header of every page. */
export function Header({ back, logo, menu, progress, fixed = false }: HeaderProps) {
  return (
    <header className={joinClasses("k-header", fixed && "k-header--fixed")}>
      <div className="k-header__row">
        <div className="k-header__back">{back}</div>
        <div className="k-header__logo">{logo}</div>
        <div className="k-header__menu">{menu}</div>
      </div>
      {progress}
    </header>
  );
}
