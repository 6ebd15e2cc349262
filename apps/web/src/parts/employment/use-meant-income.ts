import { useRef } from "react";

export interface MeantIncome {
  /** Remembers an income that was refused because it looks like a month's. */
  ask: (income: string) => void;
  /** Whether going on with this income confirms it. */
  isMeant: (income: string) => boolean;
}

/** Lets the visitor confirm a low yearly income by going on once more after the error. */
export function useMeantIncome(): MeantIncome {
  const asked = useRef(new Set<string>());
  return {
    ask: (income) => {
      asked.current.add(income);
    },
    isMeant: (income) => asked.current.has(income),
  };
}
