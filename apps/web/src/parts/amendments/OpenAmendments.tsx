import {
  type Amendment,
  isOpenAmendment,
  isSignedBy,
  maxMessageLength,
  type PaymentPeriod,
  type Problem,
  withdrawalDays,
} from "@kautia/contract";
import { Button, Dialog, InlineMessage, TextArea } from "@kautia/design-system";
import { describeChange, waitingFor } from "@kautia/locales/format";
import { useState } from "react";
import type { CallFailure } from "../../api/call-result.ts";
import { useText } from "../../texts/use-text.ts";
import "./amendments.css";

/** What can be done about a change. Each resolves to its failure, or to null. */
export interface AmendmentActs {
  answer: (amendmentId: string, body: { agrees: boolean; reason: string }) => Promise<CallFailure | null>;
  takeBack: (amendmentId: string) => Promise<CallFailure | null>;
}

interface OpenAmendmentsProps {
  amendments: readonly Amendment[];
  acts: AmendmentActs;
  /** How often the tenant pays; only for the tenant's own contract. */
  paymentPeriod?: PaymentPeriod;
}

/** The changes that wait for somebody, with what the reader can do about them. Nothing without any. */
export function OpenAmendments({ amendments, acts, paymentPeriod }: OpenAmendmentsProps) {
  const text = useText();
  const { t } = text;
  const [feedback, setFeedback] = useState<"takenBack" | "answered" | "failed" | "tooLate" | "documentsComing" | null>(
    null,
  );
  const [refusing, setRefusing] = useState<Amendment | null>(null);
  const open = amendments.filter(({ state }) => isOpenAmendment(state));

  async function act(run: () => Promise<CallFailure | null>, done: "takenBack" | "answered"): Promise<void> {
    const failure = await run();
    setRefusing(null);
    if (failure === null) setFeedback(done);
    else if (failure.why === "offline" || failure.why === "refused") setFeedback(feedbackOn(failure.problem));
  }

  if (open.length === 0 && feedback === null) return null;
  return (
    <>
      {feedback ? (
        <InlineMessage
          tone={feedback === "takenBack" || feedback === "answered" ? "success" : "caution"}
          toneLabel={t("common.note")}
          live
        >
          {t(`changes.${feedback}`)}
        </InlineMessage>
      ) : null}
      {open.length > 0 ? (
        <ul className="amendments">
          {open.map((amendment) => (
            <li key={amendment.id} className="amendment">
              <p>
                <strong>{describeChange(amendment.change, text)}</strong>
              </p>
              {isToSign(amendment) && amendment.premiumAmount !== null && paymentPeriod ? (
                <p>
                  {t(`changes.HIGHER_DEPOSIT.sign.${paymentPeriod}`, {
                    premium: text.money(amendment.premiumAmount),
                    days: String(withdrawalDays),
                  })}
                </p>
              ) : null}
              <p className="quiet">{waitingFor(amendment, text)}</p>
              {amendment.mayRefuse && !amendment.mayAgree ? <p>{t("changes.mayObject")}</p> : null}
              <div className="amendment__acts">
                {amendment.mayAgree ? (
                  <Button
                    onClick={() => act(() => acts.answer(amendment.id, { agrees: true, reason: "" }), "answered")}
                    busyLabel={t("common.saving")}
                  >
                    {t(isToSign(amendment) ? "changes.sign" : "changes.agree")}
                  </Button>
                ) : null}
                {amendment.mayRefuse ? (
                  <Button variant="text" onClick={() => setRefusing(amendment)}>
                    {t(amendment.mayAgree ? "changes.refuse" : "changes.object")}
                  </Button>
                ) : null}
                {amendment.mayTakeBack ? (
                  <Button
                    variant="text"
                    onClick={() => act(() => acts.takeBack(amendment.id), "takenBack")}
                    busyLabel={t("common.saving")}
                  >
                    {t("changes.takeBack")}
                  </Button>
                ) : null}
              </div>
            </li>
          ))}
        </ul>
      ) : null}
      <RefuseDialog
        amendment={refusing}
        onRefuse={(id, reason) => act(() => acts.answer(id, { agrees: false, reason }), "answered")}
        onClose={() => setRefusing(null)}
      />
    </>
  );
}

/** The tenant signs a higher deposit in the end, which is more than agreeing. */
function isToSign({ mayAgree, waitsFor: [party], change }: Amendment): boolean {
  return mayAgree && party !== undefined && isSignedBy(party, change.kind);
}

function feedbackOn(problem: Problem | null | undefined) {
  if (problem?.errorCode === "STEP_NOT_ALLOWED") return "documentsComing";
  return problem?.status === 409 ? "tooLate" : "failed";
}

interface RefuseDialogProps {
  amendment: Pick<Amendment, "id"> | null;
  onRefuse: (id: string, reason: string) => Promise<void>;
  onClose: () => void;
}

/** Asks before a change is refused, with a reason if there is one. Each change keeps its own. */
export function RefuseDialog({ amendment, onRefuse, onClose }: RefuseDialogProps) {
  const { t } = useText();
  const id = amendment?.id ?? "";
  const [reasons, setReasons] = useState<Record<string, string>>({});
  const reason = reasons[id] ?? "";
  return (
    <Dialog
      open={amendment !== null}
      onClose={onClose}
      title={t("changes.refuseTitle")}
      closeText={t("common.close")}
      actions={
        <>
          <Button variant="ending" onClick={() => onRefuse(id, reason)} busyLabel={t("common.saving")}>
            {t("changes.refuse")}
          </Button>
          <Button variant="text" onClick={onClose}>
            {t("common.cancel")}
          </Button>
        </>
      }
    >
      <div className="k-flow">
        <p>{t("changes.refuseText")}</p>
        <TextArea
          label={t("changes.reason")}
          optionalText={t("common.optional")}
          value={reason}
          onChange={(typed) => setReasons({ ...reasons, [id]: typed })}
          maxLength={maxMessageLength}
          rows={3}
        />
      </div>
    </Dialog>
  );
}
