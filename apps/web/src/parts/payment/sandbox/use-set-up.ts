import { confirmSandboxCard } from "@kautia/contract";
import { useApp } from "#app/app-context.ts";
import type { CardDetails } from "../card-input.ts";
import { type Decline, declineOf } from "../decline-text.ts";

export type SetUpOutcome =
  | { kind: "set-up" }
  /** The bank wants the owner to confirm. */
  | { kind: "ask" }
  | { kind: "declined"; decline: Decline }
  /** The set-up no longer exists. */
  | { kind: "stale" }
  | { kind: "offline" }
  | { kind: "unavailable" };

/** Sends a card to the sandbox provider, with `confirmed` once the owner has confirmed it. */
export function useSetUp(secret: string): (card: CardDetails, confirmed?: boolean) => Promise<SetUpOutcome> {
  const { api } = useApp();
  return async ({ number, expiry, cvc }, confirmed = false) => {
    const card = { secret, number, expMonth: expiry.month, expYear: expiry.year, cvc };
    const body = confirmed ? { ...card, challenge: "passed" as const } : card;
    const result = await api.call(confirmSandboxCard, { body }, { handledStatuses: "all" });
    if (result.ok) {
      const { status, code } = result.answer;
      if (status === "succeeded") return { kind: "set-up" };
      return status === "requires_action" ? { kind: "ask" } : { kind: "declined", decline: declineOf(code) };
    }
    if (result.why === "offline") return { kind: "offline" };
    return { kind: result.problem?.errorCode === "NOT_FOUND" ? "stale" : "unavailable" };
  };
}
