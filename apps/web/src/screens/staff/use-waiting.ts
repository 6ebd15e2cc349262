import { countWaiting, type StaffCounts } from "@kautia/contract";
import { useEffect, useState } from "react";
import { useApp } from "../../shell/app/app-context.ts";
import { handledByPage } from "../../parts/tables/use-table.ts";

export interface Waiting {
  /** The number of waiting items in each area; null until loaded. */
  waiting: Partial<StaffCounts> | null;
  /** Whether no money moves, because the database was restored. */
  isMoneyHeld: boolean;
  /** Counts again, for example after a decision. */
  recount: () => void;
}

/** Counts the waiting items again on each page of the desk. The previous numbers stay until the new ones arrive. */
export function useWaiting(place: string): Waiting {
  const { api } = useApp();
  const [waiting, setWaiting] = useState<Partial<StaffCounts> | null>(null);
  const [isMoneyHeld, setMoneyHeld] = useState(false);
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    let wanted = true;
    const count = async () => {
      const result = await api.call(countWaiting, {}, handledByPage);
      // If the request fails, the numbers stay. The page itself reports the failure.
      if (!wanted) return;
      if (!result.ok) return setWaiting((before) => before ?? {});
      const { moneyHeld, ...counts } = result.answer;
      setWaiting(counts);
      setMoneyHeld(moneyHeld);
    };
    void count();
    return () => {
      wanted = false;
    };
  }, [api, place, changes]);
  return { waiting, isMoneyHeld, recount: () => setChanges((number) => number + 1) };
}
