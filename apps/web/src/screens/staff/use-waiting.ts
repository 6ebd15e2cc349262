import { countWaiting, type StaffWaiting } from "@kautia/contract";
import { useEffect, useState } from "react";
import { useApp } from "../../shell/app/app-context.ts";
import { byItself } from "../../parts/tables/use-table.ts";

export interface Waiting {
  /** How much waits in each area; null until it is known. */
  waiting: Partial<StaffWaiting> | null;
  /** Counts again, after something was done. */
  recount: () => void;
}

/** Counts again at each place of the desk. The last numbers stay until the next ones are there. */
export function useWaiting(place: string): Waiting {
  const { api } = useApp();
  const [waiting, setWaiting] = useState<Partial<StaffWaiting> | null>(null);
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    let wanted = true;
    const count = async () => {
      const result = await api.call(countWaiting, {}, byItself);
      // Without an answer the numbers stay as they are; the page itself says what is wrong.
      if (wanted) setWaiting((before) => (result.ok ? result.answer : (before ?? {})));
    };
    void count();
    return () => {
      wanted = false;
    };
  }, [api, place, changes]);
  return { waiting, recount: () => setChanges((number) => number + 1) };
}
