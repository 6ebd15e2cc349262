import { type CallAnswer, type Country, maxAddressQueryLength, searchProperties } from "@kautia/contract";
import { useCallback } from "react";
import { useApp } from "../app/app-context.ts";
import { useLookup } from "./use-lookup.ts";

/** A home of a partner that has its own application page. */
export type PartnerHome = CallAnswer<typeof searchProperties>["properties"][number];

const none: readonly PartnerHome[] = [];
/** In ms. Our own server finds them quickly. If not, the other suggestions do not wait for them. */
const patience = 1_000;
const shortestQuery = 3;

/** Homes of partners that match the input. None if the search fails, because every address can be typed by hand. */
export function usePartnerHomes(typed: string, country: string, wanted: boolean) {
  const { api } = useApp();
  const query = typed.trim().slice(0, maxAddressQueryLength);
  const looking = wanted && query.length >= shortestQuery;

  const ask = useCallback(
    async (asked: string): Promise<readonly PartnerHome[]> => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the values of the select are the countries
      const body = { query: asked, country: country as Country };
      const result = await api.call(searchProperties, { body }, { quiet: true, handledStatuses: "all" });
      return result.ok ? result.answer.properties : none;
    },
    [api, country],
  );
  const { found, loading } = useLookup({ query, wanted: looking, ask, late: none, patience });
  return { homes: found ?? none, loading };
}
