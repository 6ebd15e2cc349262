import { readPath, screens } from "@kautia/contract";
import type { Navigator } from "../navigation/navigator.ts";
import type { Session } from "./session.ts";

/**
 * Once the contract was signed in another tab or on another device, no page of the application can be answered any more.
 * A tab that is looked at again then moves on, as after a reload.
 */
export function followSignature(session: Session, { navigate }: Pick<Navigator, "navigate">): void {
  const isSigned = () => session.record.get()?.lastCompletedPage === "PAYMENT";
  document.addEventListener("visibilitychange", () => {
    const { screen } = readPath(location.pathname);
    const needsRecord = screen !== null && !screens[screen].exempt;
    if (document.visibilityState === "hidden" || !needsRecord || !session.record.get() || isSigned()) return;
    void session.refresh().then(() => (isSigned() ? navigate(location.href, { replace: true }) : undefined));
  });
}
