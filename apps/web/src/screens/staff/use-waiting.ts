import { countWaiting, type WorkKind } from "@kautia/contract";
import { useEffect, useState } from "react";
import { useApp } from "../../shell/app/app-context.ts";
import { handledByPage } from "../../parts/tables/use-table.ts";

const areas = {
  CASE: "cases",
  CLAIM: "claims",
  MOVING_OUT: "moving-outs",
  FOLLOW_UP: "follow-ups",
  QUESTION: "questions",
  WITHDRAWAL: "withdrawals",
  NOTICE: "notices",
  MAIL: "mails",
  LETTER: "mails",
  FAILED_WORK: "failed-work",
} as const;
export type StaffCounts = Record<(typeof areas)[keyof typeof areas], number>;
const areaOf: Partial<Record<WorkKind, keyof StaffCounts>> = areas;

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
      const { moneyHeld, work } = result.answer;
      const counts: Partial<StaffCounts> = {};
      for (const { kind, all } of work) {
        const area = areaOf[kind];
        if (area) counts[area] = (counts[area] ?? 0) + all;
      }
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
