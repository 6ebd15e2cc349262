import { useEffect, useEffectEvent, useState } from "react";
import type { CallFailure, CallResult } from "../api/call-result.ts";

export type Loaded<T> = { kind: "loading" } | { kind: "loaded"; answer: T } | { kind: "failed"; failure: CallFailure };

const loading = { kind: "loading" } as const;

/**
 * Loads a page's data when the page is mounted, and again on `reload`; `refresh` shows the old data until the new has
 * come, so that forms on the page keep their input. Drops a result that arrives after unmounting.
 * With `first`, the data was loaded before the page is shown.
 */
export function useLoaded<T>(
  load: () => Promise<CallResult<T>>,
  first?: CallResult<T>,
): { state: Loaded<T>; reload: () => void; refresh: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [known] = useState(first && stateOf(first));
  const [state, setState] = useState<Loaded<T>>(known ?? loading);
  const start = useEffectEvent(load);
  const isLoaded = known != null && attempt === 0;

  useEffect(() => {
    if (isLoaded) return;
    let wanted = true;
    const fetchIt = async () => {
      const result = await start();
      const next = wanted && stateOf(result);
      if (next) setState(next);
    };
    void fetchIt();
    return () => {
      wanted = false;
    };
  }, [attempt, isLoaded]);

  const refresh = () => setAttempt((count) => count + 1);
  return {
    state,
    reload() {
      setState(loading);
      refresh();
    },
    refresh,
  };
}

/** Null if a later call replaced this one, or an error page is shown next: then there is nothing to show here. */
function stateOf<T>(result: CallResult<T>): Loaded<T> | null {
  if (result.ok) return { kind: "loaded", answer: result.answer };
  return result.why === "offline" || result.why === "refused" ? { kind: "failed", failure: result } : null;
}
