import { type CallAnswer, getCardState } from "@kautia/contract";
import { useApp } from "../../app/app-context.ts";
import type { SetUpCard } from "../../parts/payment/card-form.ts";
import { useLoaded } from "../../app/use-loaded.ts";

/**
 * Whether the application has a card or account, and which. Asks the server unless that was set up in this tab with known
 * digits; null while it is not known.
 */
export function useCardReady(setUpHere: SetUpCard | undefined): CallAnswer<typeof getCardState> | null {
  const { api, session } = useApp();
  const { state } = useLoaded(async () => {
    if (setUpHere?.lastDigits) return { ok: true, answer: { ready: true, method: setUpHere } } as const;
    return api.call(
      getCardState,
      { params: { token: session.token() ?? "" } },
      { quiet: true, handledStatuses: "all" },
    );
  });
  return state.kind === "loaded" ? state.answer : null;
}
