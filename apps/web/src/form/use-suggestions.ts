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

/** The parts of an address that are known of a suggestion. */
export type KnownParts = Record<string, string>;

/** What picking a suggestion brought. */
export interface Taken {
  parts: KnownParts;
  /** The building has several homes, and which one is meant was not said. */
  needsUnit: boolean;
}

interface Found {
  list: readonly SuggestionAddress[];
  attribution: string | null;
  /** The search did not answer. */
  down: boolean;
}

const nothing: Found = { list: [], attribution: null, down: false };
const silence: Found = { ...nothing, down: true };
/** Nobody waits longer for a search than it takes to type an address; with the pause, below 3 s. The server gives up after 1.8 s. */
const patience = 2_400;
const shortestQuery = 2;

/** Suggestions for what is typed, and what a suggestion stands for. It never stands in anybody's way. */
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
      const result = await api.call(suggestAddresses, { body }, { quiet: true, handBack: "all" });
      if (!result.ok) return silence;
      const { suggestSession, suggestions, attribution } = result.answer;
      session.current = suggestSession;
      return { list: suggestions, attribution, down: false };
    },
    [api, country],
  );
  const { found, loading } = useLookup({ query, wanted, ask, late: silence, patience });

  /** The parts that are known of it, all or some; null when it cannot be looked up. */
  async function take({ placeId, title }: SuggestionAddress): Promise<Taken | null> {
    const body = { placeId, title, suggestSession: session.current };
    const result = await api.call(checkAddress, { body }, { quiet: true, handBack: "all" });
    // What it was picked with belongs to this address alone.
    session.current = null;
    if (result.ok) return { parts: textsOf(result.answer.address), needsUnit: false };
    const [field] = result.problem?.data.fields ?? [];
    if (!field) return null;
    return { parts: textsOf(field.params), needsUnit: field.errorCode === "ADDRESS_HAS_NO_UNIT_NAME" };
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
