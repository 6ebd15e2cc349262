import { countWaiting, type StaffWaiting } from "@kautia/contract";
import { useEffect, useState } from "react";
import { useApp } from "../../shell/app/app-context.ts";
import { byItself } from "../../parts/tables/use-table.ts";

export interface Waiting {
  /** The number of waiting items in each area; null until loaded. */
  waiting: Partial<StaffWaiting> | null;
  /** Counts again, for example after a decision. */
  recount: () => void;
}

/** Counts the waiting items again on each page of the desk. The previous numbers stay until the new ones arrive. */
export function useWaiting(place: string): Waiting {
  const { api } = useApp();
  const [waiting, setWaiting] = useState<Partial<StaffWaiting> | null>(null);
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    let wanted = true;
    const count = async () => {
      const result = await api.call(countWaiting, {}, byItself);
      // If the request fails, the numbers stay. The page itself reports the failure.
      if (wanted) setWaiting((before) => (result.ok ? result.answer : (before ?? {})));
    };
    void count();
    return () => {
      wanted = false;
    };
  }, [api, place, changes]);
  return { waiting, recount: () => setChanges((number) => number + 1) };
}
