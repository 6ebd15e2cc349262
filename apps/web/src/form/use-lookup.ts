import { useEffect, useState } from "react";

// Long enough for the next key, short enough to feel live.
const typingPause = 200;

export interface Lookup<T> {
  /** What is looked for; an answer to anything else is none. */
  query: string;
  /** Whether to look at all. */
  wanted: boolean;
  /** Asks for what is typed; the same function as long as it would ask the same. */
  ask: (query: string) => Promise<T>;
  /** What is answered where nothing comes within `patience`, in ms from the asking on. */
  late: T;
  patience: number;
}

/** Looks something up while somebody types: after a pause, and no longer than one has patience. Null while nothing is known. */
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
