import {
  checkAddress,
  type Country,
  maxAddressQueryLength,
  suggestAddresses,
  type SuggestionAddress,
} from "@kautia/contract";
import { useCallback, useRef, useState } from "react";
import { useApp } from "../app/app-context.ts";
import { useLookup } from "./use-lookup.ts";

/** The parts of an address that a suggestion contains. */
export type KnownParts = Record<string, string>;

export interface Taken {
  parts: KnownParts;
  /** The building has several homes, and the suggestion does not name one. */
  needsUnit: boolean;
  /** The part that cannot be right; null if the address may exist. */
  wrong: string | null;
  /** The search session that ended with it. */
  session: string | null;
}

interface Found {
  list: readonly SuggestionAddress[];
  attribution: string | null;
  down: boolean;
}

const nothing: Found = { list: [], attribution: null, down: false };
const unavailable: Found = { ...nothing, down: true };
/** In ms. With the pause below 3 s, so that waiting is not slower than typing. The server gives up after 1.8 s. */
const patience = 2_400;
const shortestQuery = 2;

/** Address suggestions for the input, and the lookup of a picked one. A failure never blocks the form. */
export function useSuggestions(country: string) {
  const { api } = useApp();
  const [typed, setTyped] = useState("");
  const session = useRef<string | null>(null);
  const query = typed.trim().slice(0, maxAddressQueryLength);
  const wanted = query.length >= shortestQuery;

  const ask = useCallback(
    async (asked: string): Promise<Found> => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the values of the select are the countries
      const body = { query: asked, country: country as Country, suggestSession: session.current };
      const result = await api.call(suggestAddresses, { body }, { loading: "suggestionsLoad", handledStatuses: "all" });
      if (!result.ok) return unavailable;
      const { suggestSession, suggestions, attribution } = result.answer;
      session.current = suggestSession;
      return { list: suggestions, attribution, down: false };
    },
    [api, country],
  );
  const { found, loading } = useLookup({ query, wanted, ask, late: unavailable, patience });

  /** The known parts of the address, all or some; null if another suggestion was picked in the meantime. */
  async function take({ placeId, title }: SuggestionAddress): Promise<Taken | "failed" | null> {
    const suggestSession = session.current;
    const body = { placeId, title, suggestSession };
    const result = await api.call(checkAddress, { body }, { loading: "checkSuggestion", handledStatuses: "all" });
    // A search session ends with the address that was picked.
    session.current = null;
    if (result.ok)
      return { parts: textsOf(result.answer.address), needsUnit: false, wrong: null, session: suggestSession };
    if (result.why === "cancelled") return null;
    const [field] = result.problem?.data.fields ?? [];
    // The suggestion itself can be unknown by now.
    if (!field?.errorCode.startsWith("ADDRESS_") || field.path === "placeId") return "failed";
    const needsUnit = field.errorCode === "ADDRESS_HAS_NO_UNIT_NAME";
    const wrong = field.errorCode === "ADDRESS_NOT_EXISTS" ? field.path : null;
    return { parts: textsOf(field.params), needsUnit, wrong, session: suggestSession };
  }

  return { query: typed, setQuery: setTyped, take, ...(found ?? nothing), loading, searched: found !== null };
}

function textsOf(parts: object): KnownParts {
  return Object.fromEntries(
    Object.entries(parts).flatMap(([name, value]) =>
      typeof value === "string" && value !== "" ? [[name, value]] : [],
    ),
  );
}
