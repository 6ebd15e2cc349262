import { use, type ReactNode } from "react";
import { RailShort } from "../page-layout/rail-short.ts";

export type ActionsProps = {
  /** The primary button, and quiet ones beside it. */
  children: ReactNode;
  /** One line above the buttons, on every screen size. */
  note?: ReactNode;
};

/**
 * The buttons of a page, inside its form. On phones they stick to the bottom edge, below the short version of the
 * page's side column. On short screens (zoom, landscape) they are in the normal flow, so that they cover nothing.
 */
export function Actions({ children, note }: ActionsProps) {
  const railShort = use(RailShort);
  return (
    <div className="k-actions">
      {railShort ? <div className="k-actions__rail">{railShort}</div> : null}
      {note === undefined ? null : <div className="k-actions__note">{note}</div>}
      <div className="k-actions__buttons">{children}</div>
    </div>
  );
}
