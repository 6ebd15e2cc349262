import { cancelPolicy, maxMessageLength, type PolicyView, type LeavingOption } from "@kautia/contract";
import { Button, InlineMessage, TextArea } from "@kautia/design-system";
import { useEffect, useRef, useState } from "react";
import { useApp } from "../../app/app-context.ts";
import { Form } from "../../form/Form.tsx";
import { FormActions } from "../../form/FormActions.tsx";
import { useAccountForm } from "./use-account-form.ts";
import { useText } from "../../texts/use-text.ts";

export interface LeaveProps {
  policy: PolicyView;
  onPolicy: (policy: PolicyView) => void;
}

/** Withdraws from or cancels the policy, after showing the consequences. */
export function Leave({ policy, onPolicy }: LeaveProps) {
  const { t } = useText();
  const [confirming, setConfirming] = useState(false);
  const [left, setLeft] = useState<LeavingOption["way"] | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const { wayOut } = policy;
  if (!wayOut && !left) return null;
  // The pressed button is gone, so move the focus.
  const refocus = () => place.current?.focus();
  return (
    <div ref={place} className="k-flow" tabIndex={-1}>
      {/* A tenant who took the cancellation back can leave again. */}
      {left && !wayOut ? (
        <InlineMessage
          tone="success"
          toneLabel={t("common.note")}
          live
          title={t(left === "withdraw" ? "leaving.withdrawn" : "leaving.cancelled")}
        >
          {t(left === "withdraw" ? "leaving.withdrawnText" : "leaving.cancelledText")}
        </InlineMessage>
      ) : null}
      {wayOut && !confirming ? (
        <p>
          <Button variant="text" onClick={() => setConfirming(true)}>
            {t(wayOut.way === "withdraw" ? "leaving.withdraw" : "leaving.cancel")}
          </Button>
        </p>
      ) : null}
      {wayOut && confirming ? (
        <Confirm
          policy={policy}
          wayOut={wayOut}
          onClose={() => {
            setConfirming(false);
            refocus();
          }}
          onPolicy={(now) => {
            // The landlord may have accepted, or the time to withdraw may have ended, since the page was loaded.
            setLeft(now.status === "WITHDRAWN" ? "withdraw" : "cancel");
            onPolicy(now);
            refocus();
          }}
        />
      ) : null}
    </div>
  );
}

interface ConfirmProps extends LeaveProps {
  wayOut: LeavingOption;
  onClose: () => void;
}

function Confirm({ policy, wayOut, onPolicy, onClose }: ConfirmProps) {
  const { t } = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const withdraws = wayOut.way === "withdraw";
  const form = useAccountForm({
    id: `leave-${policy.refId}`,
    call: cancelPolicy,
    params: { refId: policy.refId },
    initial: { reason: "" },
    labels: { reason: "leaving.reason" },
    body: ({ reason }) => ({ reason }),
    onSaved: onPolicy,
  });
  return (
    <Form
      form={form}
      head={
        <>
          <h3 ref={heading} tabIndex={-1}>
            {t(withdraws ? "leaving.withdraw" : "leaving.cancel")}
          </h3>
          <Consequences wayOut={wayOut} />
        </>
      }
    >
      {withdraws ? null : (
        <TextArea
          {...form.bind("reason")}
          optionalText={t("common.optional")}
          help={t("leaving.reasonHelp")}
          maxLength={maxMessageLength}
          rows={3}
        />
      )}
      <FormActions form={form} label={t(withdraws ? "leaving.confirmWithdrawal" : "leaving.confirmCancellation")} ends>
        <Button variant="text" onClick={onClose}>
          {t("leaving.keep")}
        </Button>
      </FormActions>
    </Form>
  );
}

/** The consequences of leaving, with amounts and dates. */
function Consequences({ wayOut: { way, refundAmount, pendingRefund, withdrawUntil } }: { wayOut: LeavingOption }) {
  const { t, money, date } = useText();
  const { settings } = useApp();
  const amount = money(refundAmount);
  if (way === "cancel")
    return (
      <>
        <p>{t("leaving.cancelText")}</p>
        {refundAmount > 0 ? <p>{t("leaving.cancelRefund", { amount })}</p> : null}
      </>
    );
  return (
    <>
      <p>{t("leaving.withdrawText")}</p>
      <p>{t("leaving.withdrawalRule", { claimDays: settings.insurer.claimsAfterEndDays })}</p>
      {refundAmount > 0 ? <p>{t("leaving.withdrawRefund", { amount })}</p> : null}
      {pendingRefund > 0 ? <p>{t("leaving.pendingRefund", { amount: money(pendingRefund) })}</p> : null}
      {refundAmount === 0 && pendingRefund === 0 ? <p>{t("leaving.withdrawNothing")}</p> : null}
      {withdrawUntil ? <p>{t("leaving.withdrawUntil", { date: date(withdrawUntil) })}</p> : null}
    </>
  );
}
