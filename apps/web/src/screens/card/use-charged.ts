import { type CardView, getCard } from "@kautia/contract";
import { useEffect, useState } from "react";
import { useApp } from "../../app/app-context.ts";

/** How often to look whether the card was charged, in ms, and for how many times. */
const pause = 1_000;
const looks = 30;

/** What is open, looked at again and again while it is being charged; `slow` once that takes longer than it should. */
export function useCharged(token: string, first: CardView) {
  const { api } = useApp();
  const [view, setView] = useState(first);
  const [given, setGiven] = useState(false);
  const [looked, setLooked] = useState(0);
  const waits = view.state === "CHARGING" && looked < looks;

  useEffect(() => {
    if (!waits) return undefined;
    let wanted = true;
    const look = async () => {
      const result = await api.call(getCard, { params: { token } }, { quiet: true, handBack: "all" });
      if (!wanted) return;
      if (result.ok) setView(result.answer);
      setLooked((count) => count + 1);
    };
    const timer = setTimeout(() => void look(), pause);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [api, token, waits, looked]);

  return {
    view,
    /** Whether a card was given on this page. */
    given,
    slow: view.state === "CHARGING" && looked >= looks,
    show(next: CardView) {
      setGiven(true);
      setLooked(0);
      setView(next);
    },
  };
}
