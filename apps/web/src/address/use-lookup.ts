import { useEffect, useState } from "react";

// Long enough for the next key, short enough to feel immediate.
const typingPause = 200;

export interface Lookup<T> {
  /** The search text. Results for another text are ignored. */
  query: string;
  wanted: boolean;
  /** Fetches the result. Must be memoised, because a new function starts a new search. */
  ask: (query: string) => Promise<T>;
  /** The result if none arrives within `patience` ms after the request. */
  late: T;
  patience: number;
}

/** Searches while the visitor types, after a pause and with a time limit. `found` is null until there is a result. */
export function useLookup<T>({ query, wanted, ask, late, patience }: Lookup<T>): { found: T | null; loading: boolean } {
  const [last, setLast] = useState<{ query: string; found: T } | null>(null);

  useEffect(() => {
    if (!wanted) return;
    let current = true;
    const settle = (found: T) => {
      if (current) setLast({ query, found });
      current = false;
    };
    const pause = setTimeout(() => void ask(query).then(settle), typingPause);
    const limit = setTimeout(() => settle(late), typingPause + patience);
    return () => {
      current = false;
      clearTimeout(pause);
      clearTimeout(limit);
    };
  }, [query, wanted, ask, late, patience]);

  const found = wanted && last?.query === query ? last.found : null;
  return { found, loading: wanted && found === null };
}
