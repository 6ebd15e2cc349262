import type { ReactNode } from "react";

export type HeaderProps = {
  /** A `BackButton`, or nothing where there is no way back. */
  back?: ReactNode;
  /** The logo, usually inside a link to the start. */
  logo: ReactNode;
  /** What stands at the end, usually the language menu. */
  menu?: ReactNode;
  /** A `ProgressBar`, right below. */
  progress?: ReactNode;
};

/** The head of every page. */
export function Header({ back, logo, menu, progress }: HeaderProps) {
  return (
    <header className="k-header">
      <div className="k-header__row">
        {back}
        <div className="k-header__logo">{logo}</div>
        <div className="k-header__menu">{menu}</div>
      </div>
      {progress}
    </header>
  );
}
