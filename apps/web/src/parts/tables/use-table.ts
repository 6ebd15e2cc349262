import { assignedFilters } from "@kautia/contract";
import { useEffect, useEffectEvent } from "react";
import type { CallResult } from "../../api/call-result.ts";
import { useLoaded } from "../../shell/app/use-loaded.ts";

/** Loads the data of a desk page. Calls `onSessionEnded` when the session has ended. */
export function useTable<T>(
  load: () => Promise<CallResult<T>>,
  onSessionEnded: () => void,
): ReturnType<typeof useLoaded<T>> {
  const { state, ...again } = useLoaded(load);
  const sessionEnded = useEffectEvent(onSessionEnded);
  const hasSessionEnded = state.kind === "failed" && state.failure.problem?.status === 401;
  useEffect(() => {
    if (hasSessionEnded) sessionEnded();
  }, [hasSessionEnded]);
  return { state, ...again };
}

/** Call options of the desk: each page handles every failure itself. */
export const handledByPage = { quiet: true, handledStatuses: "all" } as const;

/** The request query of a list with search, state filter and pages. */
export function stateQuery<State extends string>(states: readonly State[], query: URLSearchParams) {
  const [search, page] = [query.get("search"), query.get("page") ?? undefined];
  return { query: { state: pick(states, query.get("state")), search, page } };
}

/** The same with a filter by who works on it. */
export function workQuery<State extends string>(states: readonly State[], query: URLSearchParams) {
  const assigned = pick(assignedFilters, query.get("assigned"));
  return { query: { ...stateQuery(states, query).query, assigned } };
}

/** Returns the query parameter if it is one of the values, otherwise undefined. */
export function pick<T extends string>(values: readonly T[], given: string | null): T | undefined {
  return values.find((value) => value === given);
}
