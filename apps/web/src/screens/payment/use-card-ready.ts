import { getCardState } from "@kautia/contract";
import { useApp } from "../../shell/app/app-context.ts";
import { useLoaded } from "../../shell/app/use-loaded.ts";

/** Whether the application has a card. Asks the server unless it was set up in this tab; null while that is not known. */
export function useCardReady(setUpHere: boolean): boolean | null {
  const { api, session } = useApp();
  const { state } = useLoaded(async () => {
    if (setUpHere) return { ok: true, answer: { ready: true } } as const;
    return api.call(getCardState, { params: { token: session.token() ?? "" } }, { quiet: true, handBack: "all" });
  });
  return state.kind === "loaded" ? state.answer.ready : null;
}
