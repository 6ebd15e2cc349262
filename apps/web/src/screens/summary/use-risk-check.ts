import { useApp } from "../../app/app-context.ts";
import { useNavigate } from "../../navigation/use-location.ts";
import { usePrefetch } from "../../routing/use-prefetch.ts";
import { useScreenPath } from "../../routing/use-screen-path.ts";
import { reviewPath } from "../../routing/review-path.ts";
import { beginCheck, dropCheck } from "../../parts/risk-check/running-check.ts";

/** How long the pressed button waits for the check. A page that flashes up for a moment only distracts. */
const patience = 1_000;

/**
 * Runs the risk check after the last save. An offer that comes at once follows this page directly. A check that takes
 * longer, and everything that has to be explained, is shown on the page of the check.
 */
export function useRiskCheck(): () => Promise<void> {
  const app = useApp();
  const navigate = useNavigate();
  const path = useScreenPath();
  // The browser's back button returns to the answers, although they are complete.
  const leaveAt = reviewPath(path);
  usePrefetch("offers");

  return async () => {
    const result = await Promise.race([beginCheck(app), wait(patience)]);
    // The app shows an error page, or another request has replaced this one.
    if (result && !result.ok && (result.why === "left" || result.why === "cancelled")) return dropCheck(app);
    const outcome = result?.ok ? result.answer.outcome : null;
    if (outcome !== "QUOTE" && outcome !== "MANUAL_REVIEW") return navigate(path("risks"), { leaveAt });
    dropCheck(app);
    // The record says which documents are missing.
    await app.session.refresh();
    await navigate(path(outcome === "QUOTE" ? "index" : "manual-underwriting"), { leaveAt });
  };
}

function wait(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, null));
}
