import {
  checkAddress,
  type Country,
  longestAddressQuery,
  suggestAddresses,
  type SuggestionAddress,
} from "@kautia/contract";
import { useEffect, useRef, useState } from "react";
import { useApp } from "../app/app-context.ts";

/** The parts of an address that are known of a suggestion. */
export type KnownParts = Record<string, string>;

/** What picking a suggestion brought. */
export interface Taken {
  parts: KnownParts;
  /** The building has several homes, and which one is meant was not said. */
  needsUnit: boolean;
}

interface Found {
  query: string;
  list: readonly SuggestionAddress[];
  attribution: string | null;
  /** The search did not answer. */
  down: boolean;
}

const nothing: Found = { query: "", list: [], attribution: null, down: false };
// Long enough for the next key, short enough to feel live.
const typingPause = 200;
/** Nobody waits longer for a search than it takes to type an address; with the pause, below 3 s. The server gives up after 1.8 s. */
const patience = 2_400;
const shortestQuery = 2;

/** Suggestions for what is typed, and what a suggestion stands for. It never stands in anybody's way. */
export function useSuggestions(country: string) {
  const { api } = useApp();
  const [query, setQuery] = useState("");
  const [found, setFound] = useState(nothing);
  const session = useRef<string | null>(null);
  const searched = query.trim().slice(0, longestAddressQuery);
  const wanted = searched.length >= shortestQuery;

  useEffect(() => {
    if (!wanted) return;
    let current = true;
    const settle = (outcome: Partial<Found>) => {
      if (current) setFound({ ...nothing, query: searched, ...outcome });
      current = false;
    };
    const ask = async () => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the values of the select are the countries
      const body = { query: searched, country: country as Country, suggestSession: session.current };
      const result = await api.call(suggestAddresses, { body }, { quiet: true, handBack: "all" });
      if (!result.ok) return settle({ down: true });
      session.current = result.answer.suggestSession;
      settle({ list: result.answer.suggestions, attribution: result.answer.attribution });
    };
    const pause = setTimeout(() => void ask(), typingPause);
    const limit = setTimeout(() => settle({ down: true }), typingPause + patience);
    return () => {
      current = false;
      clearTimeout(pause);
      clearTimeout(limit);
    };
  }, [api, country, searched, wanted]);

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

  const settled = !wanted || found.query === searched;
  return {
    query,
    setQuery,
    take,
    list: wanted && settled ? found.list : nothing.list,
    attribution: found.attribution,
    loading: !settled,
    searched: wanted && settled,
    down: wanted && settled && found.down,
  };
}

function textsOf(parts: object): KnownParts {
  return Object.fromEntries(
    Object.entries(parts).flatMap(([name, value]) =>
      typeof value === "string" && value !== "" ? [[name, value]] : [],
    ),
  );
}
