import { type CoverPreview, getOffers } from "@kautia/contract";
import { useApp } from "../../app/app-context.ts";
import { useLoaded } from "../../app/use-loaded.ts";

/** When the guarantee begins if the contract is signed today; null until it is known. */
export function useCover(): CoverPreview | null {
  const { api, session } = useApp();
  const { state } = useLoaded(() =>
    api.call(getOffers, { params: { token: session.token() ?? "" } }, { quiet: true, handledStatuses: "all" }),
  );
  return state.kind === "loaded" ? state.answer.cover : null;
}
