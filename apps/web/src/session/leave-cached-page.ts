import { needsLogin, readPath } from "@kautia/contract";
import type { Session } from "./session.ts";

/**
 * After the browser's back button, a page from the back/forward cache looks as it was left, also after a logout. It is
 * hidden when it is left, and loaded again if its session or application may have ended.
 */
export function leaveCachedPage(root: HTMLElement, session: Session, reload = () => location.reload()): void {
  addEventListener("pagehide", () => {
    if (isPrivate(session)) root.hidden = true;
  });
  addEventListener("pageshow", ({ persisted }) => {
    const shown = session.record.get();
    const isStale = needsLogin(readPath(location.pathname)) || (shown !== null && shown.token !== session.token());
    if (persisted && isStale) reload();
    else root.hidden = false;
  });
}

function isPrivate(session: Session): boolean {
  return needsLogin(readPath(location.pathname)) || session.record.get() !== null;
}
