import { useEffect, useEffectEvent, useState } from "react";

/** How often to look, in ms, and for how many times. */
const pause = 1_000;
const looks = 30;

/**
 * Looks again and again while something is under way. `look` asks, and answers what shows what it found, or null for nothing.
 * `slow` once it takes longer than it should; `again` begins anew, and nothing is shown that was asked before.
 */
export function useLookAgain(underWay: boolean, look: () => Promise<(() => void) | null>) {
  const [count, setCount] = useState({ looked: 0 });
  const waits = underWay && count.looked < looks;
  const askNow = useEffectEvent(look);

  useEffect(() => {
    if (!waits) return undefined;
    let wanted = true;
    const lookOnce = async () => {
      const show = await askNow();
      if (!wanted) return;
      show?.();
      setCount(({ looked }) => ({ looked: looked + 1 }));
    };
    const timer = setTimeout(() => void lookOnce(), pause);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [waits, count]);

  return { slow: underWay && count.looked >= looks, again: () => setCount({ looked: 0 }) };
}
