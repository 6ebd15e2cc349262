import { useEffect, useEffectEvent, useState } from "react";

/** In ms. */
const interval = 1_000;
const maxPolls = 30;

/**
 * Polls while `isActive`. `poll` fetches and resolves to a function that shows the result, or to null for none. `slow`
 * is true after the last poll. `restart` counts from the beginning and drops a result that is still pending.
 */
export function usePolling(isActive: boolean, poll: () => Promise<(() => void) | null>) {
  // An object, so that every restart runs the effect again.
  const [count, setCount] = useState({ polls: 0 });
  const waits = isActive && count.polls < maxPolls;
  const pollNow = useEffectEvent(poll);

  useEffect(() => {
    if (!waits) return undefined;
    let wanted = true;
    const pollOnce = async () => {
      const show = await pollNow();
      if (!wanted) return;
      show?.();
      setCount(({ polls }) => ({ polls: polls + 1 }));
    };
    const timer = setTimeout(() => void pollOnce(), interval);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [waits, count]);

  return { slow: isActive && count.polls >= maxPolls, restart: () => setCount({ polls: 0 }) };
}
