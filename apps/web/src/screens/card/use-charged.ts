import { type CardView, getCard } from "@kautia/contract";
import { useState } from "react";
import { useApp } from "../../app/app-context.ts";
import { useLookAgain } from "../../app/use-look-again.ts";

/** A card was given, or the bank was answered. */
export type Said = "card" | "bank";

/** What is open, looked at again and again while it is being charged; `slow` once that takes longer than it should. */
export function useCharged(token: string, first: CardView) {
  const { api } = useApp();
  const [view, setView] = useState(first);
  const [said, setSaid] = useState<Said | null>(null);
  const { slow, again } = useLookAgain(view.state === "CHARGING", async () => {
    const result = await api.call(getCard, { params: { token } }, { quiet: true, handBack: "all" });
    return result.ok ? () => setView(result.answer) : null;
  });

  return {
    view,
    /** What was done on this page last. */
    said,
    slow,
    show(next: CardView, done: Said) {
      setSaid(done);
      again();
      setView(next);
    },
  };
}
