import { answerAmendment, type PolicyView, takeBackAmendment } from "@kautia/contract";
import type { CallFailure, CallResult } from "#api/call-result.ts";
import { useApp } from "#app/app-context.ts";
import { useNavigate } from "#navigation/use-location.ts";
import { useLoginPath } from "#parts/account/login-paths.ts";
import { OpenAmendments } from "#parts/amendments/OpenAmendments.tsx";
import type { PolicyPartProps } from "../PolicyPage.tsx";

/** The changes of a contract that wait for somebody. */
export function OpenChanges({ policy: { refId, amendments, paymentPeriod }, onPolicy }: PolicyPartProps) {
  const { api } = useApp();
  const navigate = useNavigate();
  const loginPath = useLoginPath();

  async function settle(result: CallResult<PolicyView>): Promise<CallFailure | null> {
    if (!result.ok && result.problem?.status === 401) {
      await navigate(loginPath);
      return null;
    }
    if (!result.ok) return result;
    onPolicy(result.answer);
    return null;
  }

  const acts = {
    answer: async (amendmentId: string, body: { agrees: boolean; reason: string }) =>
      settle(await api.call(answerAmendment, { params: { refId, amendmentId }, body }, { handledStatuses: "all" })),
    takeBack: async (amendmentId: string) =>
      settle(await api.call(takeBackAmendment, { params: { refId, amendmentId } }, { handledStatuses: "all" })),
  };
  return <OpenAmendments amendments={amendments} acts={acts} paymentPeriod={paymentPeriod} />;
}
