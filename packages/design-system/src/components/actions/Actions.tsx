import { use, type ReactNode } from "react";
import { RailShort } from "../page-layout/rail-short.ts";

export type ActionsProps = {
  /** The one primary button, and beside it what is quiet. */
  children: ReactNode;
  /** One line above the buttons on every screen. */
  note?: ReactNode;
};

/**
 * Holds the buttons of a page, within the form. On phones it stays at the lower edge, within the thumb's reach, with the
 * page's rail as one line above; where the screen is low (zoom, landscape) it stands in the flow, so that it covers nothing.
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
