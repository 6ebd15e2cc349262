import type { Call, CallAnswer, CallRequest } from "@kautia/contract";
import { useEffect, useEffectEvent, useState } from "react";
import { callApi } from "../api/call-api.ts";

/** How often a list looks for changes, in ms. */
const lookEvery = 30_000;

/** Whether the server's rows differ from those shown. The page changes only on request. */
export function useNews<C extends Call>(call: C, request: CallRequest<C>, shown: CallAnswer<C> | undefined): boolean {
  const [found, setFound] = useState<string | null>(null);
  const look = useEffectEvent(async () => {
    if (document.hidden || shown === undefined) return;
    // The next check may succeed.
    const fresh = await callApi(call, request).catch(() => null);
    if (fresh !== null) setFound(JSON.stringify(fresh));
  });
  useEffect(() => {
    const timer = setInterval(() => void look(), lookEvery);
    return () => clearInterval(timer);
  }, []);
  const key = JSON.stringify(request);
  const [keyOfFound, setKey] = useState(key);
  if (keyOfFound !== key) {
    setKey(key);
    setFound(null);
  }
  return found !== null && found !== JSON.stringify(shown);
}
