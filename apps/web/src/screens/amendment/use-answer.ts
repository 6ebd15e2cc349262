import { answerAmendmentLink } from "@kautia/contract";
import { useState } from "react";
import type { CallFailure } from "../../api/call-result.ts";
import { useApp } from "../../app/app-context.ts";
import type { Acts } from "./acts.ts";

/** Sends an answer without consents, and keeps why it failed. */
export function useAnswer({ token, onAnswered, onConflict }: Acts) {
  const { api } = useApp();
  const [failure, setFailure] = useState<CallFailure | null>(null);

  async function answer(agrees: boolean, reason: string): Promise<void> {
    setFailure(null);
    const body = { agrees, reason, consents: null };
    const result = await api.call(answerAmendmentLink, { params: { token }, body }, { handledStatuses: "all" });
    if (result.ok) {
      window.scrollTo(0, 0);
      onAnswered(result.answer);
    } else if (result.problem?.errorCode === "POLICY_STATUS_CONFLICT") onConflict();
    else if (result.why === "offline" || result.why === "refused") setFailure(result);
  }
  return { answer, failure };
}
