import { type AddressAnswer, fullAddress, type SuggestionAddress } from "@kautia/contract";
import { useState } from "react";
import { type AddressValues, fitsParts } from "./address-values.ts";
import type { Taken } from "./use-suggestions.ts";

export interface Picked extends Taken {
  suggestion: SuggestionAddress;
}

/** The suggestion picked last, and whether the fields still match it. */
export function usePicked(saved: AddressAnswer | null) {
  const [picked, pick] = useState<Picked | null>(null);
  return {
    picked,
    pick,
    /** The suggestion that the address came from, for the server; null if it was typed. */
    suggestionOf(typed: AddressValues): SuggestionAddress | null {
      if (picked) return fitsParts(typed, picked.parts) ? picked.suggestion : null;
      return saved && fullAddress(typed) === saved.fullAddress ? saved.suggestionAddress : null;
    },
  };
}
