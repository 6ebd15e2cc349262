import type { ScreenId } from "@kautia/contract";
import { useApp } from "../app/app-context.ts";
import { useStore } from "../browser/store.ts";
import { useLocation } from "../navigation/use-location.ts";

const steps: ReadonlySet<ScreenId> = new Set([
  "index",
  "short-onboarding",
  "summary",
  "risks",
  "private-documents",
  "manual-underwriting",
  "offers",
  "payment",
]);

/**
 * Whether the page is a step of an application that is not signed yet, so that there is no contract to withdraw from.
 * Its footer has only what everybody may need now; the help leads to the rest.
 */
export function useApplying(): boolean {
  const { session } = useApp();
  const record = useStore(session.record);
  const { screen } = useLocation();
  return screen !== null && steps.has(screen) && record?.lastCompletedPage !== "PAYMENT";
}
