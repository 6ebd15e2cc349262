import type { ReactNode } from "react";
import { joinClasses } from "../../internal/join-classes.ts";

export type HeaderProps = {
  /** A `BackButton`, or nothing where there is no way back. */
  back?: ReactNode;
  /** The logo, usually inside a link to the start. */
  logo: ReactNode;
  /** What stands at the end, usually the language menu. */
  menu?: ReactNode;
  /** A `ProgressBar`, right below. */
  progress?: ReactNode;
  /** Stays at the upper edge while the page is scrolled. */
  fixed?: boolean;
};

/** The head of every page. */
export function Header({ back, logo, menu, progress, fixed = false }: HeaderProps) {
  return (
    <header className={joinClasses("k-header", fixed && "k-header--fixed")}>
      <div className="k-header__row">
        {back}
        <div className="k-header__logo">{logo}</div>
        <div className="k-header__menu">{menu}</div>
      </div>
      {progress}
    </header>
  );
}
