import { checkAddress, defaultCountry, findCountry, fullAddress } from "@kautia/contract";
import { useState } from "react";
import { useApp } from "../app/app-context.ts";
import type { AddressValues } from "./address-values.ts";

/** In ms. Without a response in time, the tenant continues without the question. */
const patience = 3_000;

/** Asks once for the door of a typed address in a building with several homes. */
export function useMissingUnit() {
  const { api } = useApp();
  const [askedFor, setAskedFor] = useState<string | null>(null);

  async function isMissing({ country, ...typed }: AddressValues): Promise<boolean> {
    const body = { ...typed, country: findCountry(country) ?? defaultCountry };
    const request = api.call(checkAddress, { body }, { quiet: true, handledStatuses: "all" });
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience));
    const result = await Promise.race([request, late]);
    return result?.ok === false && result.problem?.errorCode === "ADDRESS_HAS_NO_UNIT_NAME";
  }

  return {
    isAsked: (typed: AddressValues) => typed.unitName.trim() === "" && askedFor === fullAddress(typed),
    /** Resolves to true if the form must stop for the question. */
    async ask(typed: AddressValues): Promise<boolean> {
      const line = fullAddress(typed);
      if (typed.unitName.trim() !== "" || askedFor === line || !(await isMissing(typed))) return false;
      setAskedFor(line);
      return true;
    },
  };
}
