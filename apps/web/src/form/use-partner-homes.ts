import { type CallAnswer, type Country, longestAddressQuery, searchProperties } from "@kautia/contract";
import { useEffect, useState } from "react";
import { useApp } from "../app/app-context.ts";

/** A home that a partner lets, who has an application page of its own. */
export type PartnerHome = CallAnswer<typeof searchProperties>["properties"][number];

const none: readonly PartnerHome[] = [];
const typingPause = 200;
/** They are ours and come at once; where they do not, the addresses of the search do not wait for them. */
const patience = 1_000;
const shortestQuery = 3;

/** Homes of partners for what is typed. A search that fails has found none: every address can be typed by hand. */
export function usePartnerHomes(query: string, country: string, wanted: boolean) {
  const { api } = useApp();
  const [found, setFound] = useState({ query: "", homes: none });
  const searched = query.trim().slice(0, longestAddressQuery);
  const looking = wanted && searched.length >= shortestQuery;

  useEffect(() => {
    if (!looking) return;
    let current = true;
    const settle = (homes: readonly PartnerHome[]) => {
      if (current) setFound({ query: searched, homes });
      current = false;
    };
    const ask = async () => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the values of the select are the countries
      const body = { query: searched, country: country as Country };
      const result = await api.call(searchProperties, { body }, { quiet: true, handBack: "all" });
      settle(result.ok ? result.answer.properties : none);
    };
    const pause = setTimeout(() => void ask(), typingPause);
    const limit = setTimeout(() => settle(none), typingPause + patience);
    return () => {
      current = false;
      clearTimeout(pause);
      clearTimeout(limit);
    };
  }, [api, country, searched, looking]);

  const settled = !looking || found.query === searched;
  return { homes: looking && settled ? found.homes : none, loading: !settled };
}
