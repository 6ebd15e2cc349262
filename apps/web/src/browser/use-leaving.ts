import { useEffect, useEffectEvent, useState } from "react";

/**
 * Calls `leave` when the page is over, for example because another tab has gone on. Returns whether it is under way. If
 * `leave` ends on this page all the same, the page is no longer loading and has to offer a retry.
 */
export function useLeaving(isOver: boolean, leave: () => Promise<void> | void): boolean {
  const [hasStayed, setHasStayed] = useState(false);
  const leaveNow = useEffectEvent(leave);

  useEffect(() => {
    if (!isOver) return undefined;
    let wanted = true;
    const leaveOnce = async () => {
      await leaveNow();
      if (wanted) setHasStayed(true);
    };
    void leaveOnce();
    return () => {
      wanted = false;
      setHasStayed(false);
    };
  }, [isOver]);

  return isOver && !hasStayed;
}
