import { useEffect, useEffectEvent, useState } from "react";

/** Time between two polls, in ms, and how many there are at most. */
const interval = 1_000;
const maxPolls = 30;

/**
 * Polls while `underWay` is true. `look` fetches and resolves to a function that shows the result, or to null for none.
 * `slow` is true after the last poll. `again` starts over and drops a result that is still pending.
 */
export function useLookAgain(underWay: boolean, look: () => Promise<(() => void) | null>) {
  const [count, setCount] = useState({ looked: 0 });
  const waits = underWay && count.looked < maxPolls;
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
    const timer = setTimeout(() => void lookOnce(), interval);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [waits, count]);

  return { slow: underWay && count.looked >= maxPolls, again: () => setCount({ looked: 0 }) };
}
