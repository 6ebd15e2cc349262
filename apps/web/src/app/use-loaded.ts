import { useEffect, useEffectEvent, useState } from "react";
import type { CallFailure, CallResult } from "../api/call-result.ts";

export type Loaded<T> = { kind: "loading" } | { kind: "loaded"; answer: T } | { kind: "failed"; failure: CallFailure };

const loading = { kind: "loading" } as const;

/** What a page shows is fetched once it is there, and again by `reload`; an answer that comes after the page has gone is dropped. */
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
      // Overtaken by the same call from elsewhere, or on the way to an error page: nothing to tell here.
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
