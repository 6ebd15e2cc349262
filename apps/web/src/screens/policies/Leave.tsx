import { cancelPolicy, type LeavingOption, maxMessageLength, type PolicyView } from "@kautia/contract";
import { ButtonLink, InlineMessage, TextArea } from "@kautia/design-system";
import { useRef, useState } from "react";
import { useApp } from "../../app/app-context.ts";
import { Form } from "../../form/Form.tsx";
import { FormActions } from "../../form/FormActions.tsx";
import { useScreenPath } from "../../routing/use-screen-path.ts";
import { useText } from "../../texts/use-text.ts";
import type { PolicyPartProps } from "./PolicyPage.tsx";
import { Stay } from "./Stay.tsx";
import { ForAll } from "./Together.tsx";
import { useAccountForm } from "./use-account-form.ts";

/** Withdraws from or cancels the policy, after showing the consequences, or takes a cancellation back. */
export function Leave({ policy, onPolicy }: PolicyPartProps) {
  const place = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState(false);
  const { wayOut } = policy;
  // The pressed button is gone, so move the focus.
  const refocus = () => place.current?.focus();
  return (
    <div ref={place} className="k-flow" tabIndex={-1}>
      {wayOut ? (
        <Confirm
          policy={policy}
          wayOut={wayOut}
          onPolicy={(now) => {
            setLeft(true);
            onPolicy(now);
            refocus();
          }}
        />
      ) : (
        <Gone policy={policy} isNew={left} />
      )}
      <Stay policy={policy} onPolicy={onPolicy} />
    </div>
  );
}

/** What comes after leaving. The landlord may have accepted, or the time to withdraw may have ended, while the page was open. */
function Gone({
  policy: { status, contractNumber, mayProveMovingOut },
  isNew,
}: {
  policy: PolicyView;
  isNew: boolean;
}) {
  const { t } = useText();
  const path = useScreenPath();
  const isLeaving = status === "CANCELLATION_REQUESTED";
  const way = status === "WITHDRAWN" ? "withdrawn" : isLeaving ? "cancelled" : null;
  if (way === null)
    return (
      <InlineMessage tone="info" toneLabel={t("common.note")}>
        {t("leaving.over")}
      </InlineMessage>
    );
  return (
    <>
      <InlineMessage tone="success" toneLabel={t("common.note")} live={isNew} title={t(`leaving.${way}`)}>
        {t(`leaving.${way}Text`)}
      </InlineMessage>
      {mayProveMovingOut ? (
        <>
          <p>{t("movingOut.lead")}</p>
          <p>
            <ButtonLink href={path("policy-moving-out", { contractNumber })}>{t("todo.movedOutGo")}</ButtonLink>
          </p>
        </>
      ) : null}
    </>
  );
}

interface ConfirmProps extends PolicyPartProps {
  wayOut: LeavingOption;
}

function Confirm({ policy, wayOut, onPolicy }: ConfirmProps) {
  const { t } = useText();
  const path = useScreenPath();
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
    <Form form={form} head={<Consequences policy={policy} wayOut={wayOut} />}>
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
        <ButtonLink variant="text" href={path("policies")}>
          {t("leaving.keep")}
        </ButtonLink>
      </FormActions>
    </Form>
  );
}

/** The consequences of leaving, with amounts and dates, and for whom. What is refunded is the first tenant's. */
export function Consequences({ policy, wayOut }: { policy: PolicyView; wayOut: LeavingOption }) {
  const { t } = useText();
  const { settings } = useApp();
  const isFirst = policy.role === "TENANT";
  const hasBegun = policy.status === "ACTIVE" || policy.status === "PAST_DUE";
  return (
    <>
      <ForAll policy={policy} text="together.leaveForAll" />
      {wayOut.way === "cancel" ? (
        <p>{t("leaving.cancelText")}</p>
      ) : (
        <>
          <p>{t("leaving.withdrawText")}</p>
          {hasBegun ? <p>{t("leaving.withdrawBegun", { claimDays: settings.insurer.claimsAfterEndDays })}</p> : null}
        </>
      )}
      {isFirst ? <Refunds wayOut={wayOut} /> : <p>{t("together.payer", { payer: policy.tenantName })}</p>}
      <WithdrawUntil wayOut={wayOut} />
    </>
  );
}

function Refunds({ wayOut: { way, refundAmount, pendingRefund } }: { wayOut: LeavingOption }) {
  const { t, money } = useText();
  const amount = money(refundAmount);
  if (way === "cancel") return refundAmount > 0 ? <p>{t("leaving.cancelRefund", { amount })}</p> : null;
  return (
    <>
      {refundAmount > 0 ? <p>{t("leaving.withdrawRefund", { amount })}</p> : null}
      {pendingRefund > 0 ? <p>{t("leaving.pendingRefund", { amount: money(pendingRefund) })}</p> : null}
      {refundAmount === 0 && pendingRefund === 0 ? <p>{t("leaving.withdrawNothing")}</p> : null}
    </>
  );
}

function WithdrawUntil({ wayOut: { way, withdrawUntil } }: { wayOut: LeavingOption }) {
  const { t, date } = useText();
  return way === "withdraw" && withdrawUntil ? (
    <p>{t("leaving.withdrawUntil", { date: date(withdrawUntil) })}</p>
  ) : null;
}
