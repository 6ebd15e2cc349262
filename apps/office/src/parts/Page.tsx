import "./parts.css";
import { type ReactNode, useEffect, useRef } from "react";
import { useSettings } from "../shell/settings.ts";

interface PageProps {
  title: string;
  /** Beside the title, such as a number of rows or a state. */
  beside?: ReactNode;
  /** Buttons at the end of the title's line. */
  actions?: ReactNode;
  /** Above the title: the way back to the list. */
  back?: ReactNode;
  children: ReactNode;
}

/** A page of the office: its title, which gets the focus when the page is opened, and its content. */
export function Page({ title, beside, actions, back, children }: PageProps) {
  const { brand } = useSettings();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} – ${brand.name}`;
  }, [title, brand.name]);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="page">
      <header className="page-head">
        {back}
        <div className="page-title">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {beside}
          {actions === undefined ? null : <div className="page-actions">{actions}</div>}
        </div>
      </header>
      {children}
    </div>
  );
}
