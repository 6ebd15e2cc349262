import { type CardView, getCard } from "@kautia/contract";
import { useState } from "react";
import { useApp } from "../../app/app-context.ts";
import { usePolling } from "../../browser/use-polling.ts";

/** The tenant's last action: entering a card or answering the bank. */
export type Said = "card" | "bank";

/** Polls the unpaid amount while it is being charged; `slow` is true once that takes longer than expected. */
export function useCharged(token: string, first: CardView) {
  const { api } = useApp();
  const [view, setView] = useState(first);
  const [said, setSaid] = useState<{ action: Said; amountBefore: number } | null>(null);
  const { slow, restart } = usePolling(view.state === "CHARGING", async () => {
    const result = await api.call(getCard, { params: { token } }, { quiet: true, handledStatuses: "all" });
    return result.ok ? () => setView(result.answer) : null;
  });

  return {
    view,
    /** The last action on this page. */
    said: said?.action ?? null,
    /** Whether the last action has paid nothing so far. */
    isUnpaid: said !== null && view.amount >= said.amountBefore,
    slow,
    show(next: CardView, done: Said) {
      setSaid({ action: done, amountBefore: view.amount });
      restart();
      setView(next);
    },
  };
}
