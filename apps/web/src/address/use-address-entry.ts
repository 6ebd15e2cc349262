import type { PostalAddress } from "@kautia/contract";
import { useState } from "react";
import type { Binding } from "../form/form-state.ts";
import { addressParts, type AddressValues, isComplete, isSameHouse } from "./address-values.ts";
import type { AddressLine } from "./use-address-line.ts";
import type { Picked } from "./use-picked.ts";

export interface AddressEntryOptions {
  form: {
    values: AddressValues;
    bind: (name: keyof AddressValues) => Binding<string>;
    change: (values: AddressValues) => void;
  };
  address: { picked: Picked | null; pick: (picked: Picked) => void };
  line: AddressLine;
  /** Addresses that need no suggestion to be complete: those that are saved or were taken over from another answer. */
  known: readonly (PostalAddress | undefined)[];
  /** Whether the address can have a door or floor. */
  home: boolean;
}

/** Decides what of an address is shown: one line with suggestions, its fields, or a card once it is complete. */
export function useAddressEntry(options: AddressEntryOptions) {
  const { values, bind } = options.form;
  const { picked } = options.address;
  // Once shown, the fields stay: they must not vanish while somebody types in them.
  const [fields, setFields] = useState<"hidden" | "shown" | "asked">("hidden");
  const empty = values.street === "" && values.city === "";
  const complete = picked
    ? isComplete(values, picked, options.home)
    : options.known.some((address) => address && isSameHouse(values, address));
  const wrong = addressParts.some((part) => bind(part).error !== undefined);
  if (fields === "hidden" && (wrong || (!empty && !complete))) setFields("shown");
  return { ...options, empty, fields, setFields, asCard: complete && fields === "hidden" };
}

export type AddressEntryState = ReturnType<typeof useAddressEntry>;
