import {
  type AddressAnswer,
  type CallInput,
  fullAddress,
  type saveAddress,
  type SuggestionAddress,
} from "@kautia/contract";
import { useState } from "react";
import { type AddressValues, fitsParts } from "./address-values.ts";
import type { Taken } from "./use-suggestions.ts";

/** Where an address came from, as the save calls take it; nulls if it was typed. */
export type AddressSource = Pick<
  CallInput<typeof saveAddress>["body"]["address"],
  "suggestionAddress" | "suggestSession"
>;

export interface Picked extends Taken {
  suggestion: SuggestionAddress;
}

/** The suggestion picked last, and whether the fields still match it. */
export function usePicked(saved: AddressAnswer | null) {
  const [picked, pick] = useState<Picked | null>(null);
  return {
    picked,
    pick,
    sourceOf(typed: AddressValues): AddressSource {
      if (picked && fitsParts(typed, picked.parts))
        return { suggestionAddress: picked.suggestion, suggestSession: picked.session };
      const isSaved = !picked && saved && fullAddress(typed) === saved.fullAddress;
      return { suggestionAddress: isSaved ? saved.suggestionAddress : null, suggestSession: null };
    },
  };
}
