import { useEffect, useEffectEvent, useState } from "react";
import type { CallFailure, CallResult } from "../../api/call-result.ts";

export type Loaded<T> = { kind: "loading" } | { kind: "loaded"; answer: T } | { kind: "failed"; failure: CallFailure };

const loading = { kind: "loading" } as const;

/**
 * Loads a page's data when the page is mounted, and again on `reload`. Drops a result that arrives after unmounting.
 */
export function useLoaded<T>(load: () => Promise<CallResult<T>>): { state: Loaded<T>; reload: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Loaded<T>>(loading);
  const start = useEffectEvent(load);

  useEffect(() => {
    let wanted = true;
    const fetchIt = async () => {
      const result = await start();
      if (!wanted) return;
      if (result.ok) setState({ kind: "loaded", answer: result.answer });
      // A later call replaced this one, or an error page is shown next, so there is nothing to show here.
      else if (result.why === "offline" || result.why === "refused") setState({ kind: "failed", failure: result });
    };
    void fetchIt();
    return () => {
      wanted = false;
    };
  }, [attempt]);

  return {
    state,
    reload() {
      setState(loading);
      setAttempt((count) => count + 1);
    },
  };
}
