import { type AddressAnswer, fullAddress, type SuggestionAddress } from "@kautia/contract";
import { useState } from "react";
import { type AddressValues, fitsParts } from "./address-values.ts";
import type { Taken } from "./use-suggestions.ts";

export interface Picked extends Taken {
  suggestion: SuggestionAddress;
}

/** The suggestion that was picked last, and whether it still is what the fields say. */
export function usePicked(saved: AddressAnswer | null) {
  const [picked, pick] = useState<Picked | null>(null);
  return {
    picked,
    pick,
    /** Where the address comes from, for the server; null for one that was typed. */
    suggestionOf(typed: AddressValues): SuggestionAddress | null {
      if (picked) return fitsParts(typed, picked.parts) ? picked.suggestion : null;
      return saved && fullAddress(typed) === saved.fullAddress ? saved.suggestionAddress : null;
    },
  };
}
