import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

function listen(onChange: () => void): () => void {
  addEventListener("online", onChange);
  addEventListener("offline", onChange);
  return () => {
    removeEventListener("online", onChange);
    removeEventListener("offline", onChange);
  };
}

/** Whether the device has no network at all. A server that cannot be reached is something else. */
export function useOffline(): boolean {
  return useSyncExternalStore(
    listen,
    () => !navigator.onLine,
    () => false,
  );
}

/** Calls `goOn` once the device is back online, if it `waits` for that. */
export function useBackOnline(waits: boolean, goOn: () => void): void {
  const act = useEffectEvent(goOn);
  useEffect(() => {
    if (!waits) return undefined;
    const handle = () => act();
    addEventListener("online", handle, { once: true });
    return () => removeEventListener("online", handle);
  }, [waits]);
}
