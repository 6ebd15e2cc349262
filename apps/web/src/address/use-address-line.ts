import { useRef } from "react";
import { addressOfLine, type AddressValues } from "./address-values.ts";

export interface AddressLine {
  /** Remembers the text in the search. */
  note: (text: string) => void;
  /** Takes an address that was typed whole, without picking a suggestion. */
  take: () => void;
}

export function useAddressLine(values: AddressValues, change: (values: AddressValues) => void): AddressLine {
  const line = useRef("");
  return {
    note(text) {
      line.current = text;
    },
    take() {
      if (values.street !== "" || values.city !== "" || line.current.trim() === "") return;
      change(addressOfLine(line.current, values.country));
    },
  };
}
