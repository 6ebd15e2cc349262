import { agreeToClaim, type Claim, getPolicy, type PolicyView } from "@kautia/contract";
import { Button, Dialog, InlineMessage } from "@kautia/design-system";
import { useState } from "react";
import { useApp } from "../../app/app-context.ts";
import { useNavigate } from "../../navigation/use-location.ts";
import { useLoginPath } from "../../parts/account/login-paths.ts";
import { useText } from "../../texts/use-text.ts";

interface AgreeToClaimProps {
  refId: string;
  /** The claim that the tenant is about to agree to; null when none is. */
  claim: Claim | null;
  /** Called with the policy as it is now. Without one, the tenant did not agree. */
  onClose: (now?: PolicyView) => void;
}

/** Asks once more before the tenant agrees to a claim, and says what that means. */
export function AgreeToClaim({ refId, claim, onClose }: AgreeToClaimProps) {
  const { api } = useApp();
  const { t, date, exactMoney } = useText();
  const loginPath = useLoginPath();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<"tooLate" | "offline" | null>(null);
  const amount = exactMoney(claim?.amount ?? 0);

  async function agree(): Promise<void> {
    if (!claim) return;
    setProblem(null);
    const params = { refId, claimId: claim.id };
    const result = await api.call(agreeToClaim, { params }, { handledStatuses: [401, 409] });
    if (result.ok) return onClose(result.answer);
    if (result.why === "offline") setProblem("offline");
    if (result.why !== "refused") return onClose();
    if (result.problem.status === 401) return navigate(loginPath);
    setProblem("tooLate");
    const now = await api.call(getPolicy, { params: { refId } }, { handledStatuses: [401] });
    onClose(now.ok ? now.answer : undefined);
  }

  return (
    <>
      {problem ? (
        <InlineMessage
          tone="caution"
          toneLabel={t("common.note")}
          live
          title={t(problem === "offline" ? "form.offlineTitle" : "claims.agreeTooLate")}
        >
          {problem === "offline" ? t("policies.offlineText") : null}
        </InlineMessage>
      ) : null}
      <Dialog
        open={claim !== null}
        onClose={() => onClose()}
        title={t("claims.agreeTitle", { amount })}
        closeText={t("common.close")}
        actions={
          <>
            <Button onClick={agree} busyLabel={t("common.saving")}>
              {t("claims.agreeGo")}
            </Button>
            <Button variant="text" onClick={() => onClose()}>
              {t("claims.agreeNot")}
            </Button>
          </>
        }
      >
        <ul>
          <li>{t("claims.agreeSooner", { date: claim ? date(claim.objectUntil) : "" })}</li>
          <li>{t("claims.agreeOwed", { amount })}</li>
          <li>{t("claims.agreeFinal")}</li>
        </ul>
      </Dialog>
    </>
  );
}
