import { getPolicy, type PolicyView } from "@kautia/contract";
import { useApp } from "../../app/app-context.ts";
import { usePolling } from "../../browser/use-polling.ts";

/**
 * Passes on the policy after an action, which returns it, and polls it while the card is being charged.
 */
export function usePolicyUpdates({ refId, repayments }: PolicyView, onPolicy: (policy: PolicyView) => void) {
  const { api } = useApp();
  const isCharged = repayments.some(({ instalments }) => instalments.some(({ state }) => state === "CHARGING"));
  const { restart } = usePolling(isCharged, async () => {
    const result = await api.call(getPolicy, { params: { refId } }, { quiet: true, handledStatuses: "all" });
    return result.ok ? () => onPolicy(result.answer) : null;
  });
  return (now: PolicyView) => {
    restart();
    onPolicy(now);
  };
}
