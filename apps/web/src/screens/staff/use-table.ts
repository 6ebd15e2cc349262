import { useEffect, useEffectEvent } from "react";
import type { CallResult } from "../../api/call-result.ts";
import { type Loaded, useLoaded } from "../../app/use-loaded.ts";

/** What a page of the desk shows; whose session has ended in the meantime is asked to log in anew. */
export function useTable<T>(
  load: () => Promise<CallResult<T>>,
  onGone: () => void,
): { state: Loaded<T>; reload: () => void } {
  const { state, reload } = useLoaded(load);
  const gone = useEffectEvent(onGone);
  const isGone = state.kind === "failed" && state.failure.problem?.status === 401;
  useEffect(() => {
    if (isGone) gone();
  }, [isGone]);
  return { state, reload };
}

/** Every answer of the desk is dealt with on its page. */
export const byItself = { quiet: true, handBack: "all" } as const;

/** What a list is asked for that is searched and narrowed by a state. */
export function stateQuery<State extends string>(states: readonly State[], query: URLSearchParams) {
  const [search, page] = [query.get("search"), query.get("page") ?? undefined];
  return { query: { state: pick(states, query.get("state")), search, page } };
}

/** The value of an enumeration that stands in the address; none for anything else. */
export function pick<T extends string>(values: readonly T[], given: string | null): T | undefined {
  return values.find((value) => value === given);
}
