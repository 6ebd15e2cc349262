import type { ReactNode } from "react";

export type StatusTone = "neutral" | "good" | "caution" | "bad";

/** A state in words. Its colour only repeats what the words say. */
export function Status({ tone = "neutral", children }: { tone?: StatusTone; children: ReactNode }) {
  return <span className={`status status--${tone}`}>{children}</span>;
}
