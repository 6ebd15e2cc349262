import { listPayments, type PolicyView } from "@kautia/contract";
import { Button, InlineMessage, Skeleton } from "@kautia/design-system";
import { useApp } from "../../app/app-context.ts";
import { useLoaded } from "../../app/use-loaded.ts";
import { useText } from "../../texts/use-text.ts";
import { CardPageButton } from "./CardPageButton.tsx";
import { NextCharge } from "./NextCharge.tsx";
import { PaymentEntry } from "./PaymentEntry.tsx";
import { SignedWith } from "./Together.tsx";

/** The next charge of a policy, its card, and what was charged and paid back; for a co-tenant, who pays. */
export function PolicyPayments({ policy }: { policy: PolicyView }) {
  return policy.role === "TENANT" ? <OwnPayments policy={policy} /> : <SignedWith policy={policy} />;
}

function OwnPayments({ policy }: { policy: PolicyView }) {
  const { api, settings } = useApp();
  const change = settings.payment.methods.length > 1 ? "policies.changeMethod" : "policies.anotherCard";
  const { t, money, date } = useText();
  const { refId, takesCard, refund } = policy;
  const { state, reload } = useLoaded(() =>
    api.call(listPayments, { params: { refId } }, { quiet: true, handledStatuses: "all" }),
  );
  return (
    <div className="k-flow">
      {refund && refund.pending > 0 ? (
        <InlineMessage
          tone="success"
          toneLabel={t("common.note")}
          title={t("home.refundComing", { amount: money(refund.pending) })}
        >
          {t("home.refundComingText")}
        </InlineMessage>
      ) : null}
      {refund?.paidOn ? (
        <InlineMessage tone="success" toneLabel={t("common.note")}>
          {t("home.refunded", { amount: money(refund.amount), date: date(refund.paidOn) })}
        </InlineMessage>
      ) : null}
      <NextCharge policy={policy} />
      {takesCard ? <CardPageButton policy={policy} label={t(change)} query="?wish=another" /> : null}
      <section className="k-flow">
        <h3>{t("payments.title")}</h3>
        {state.kind === "loading" ? <Skeleton lines={3} label={t("common.loading")} /> : null}
        {state.kind === "failed" ? (
          <p className="quiet">
            <span>{`${t("payments.failed")} `}</span>
            <Button variant="text" onClick={reload}>
              {t("common.retry")}
            </Button>
          </p>
        ) : null}
        {state.kind === "loaded" && state.answer.payments.length === 0 ? <p>{t("payments.none")}</p> : null}
        {state.kind === "loaded" && state.answer.payments.length > 0 ? (
          <ul className="payments">
            {state.answer.payments.map((payment) => (
              <PaymentEntry key={payment.id} refId={refId} payment={payment} />
            ))}
          </ul>
        ) : null}
      </section>
    </div>
  );
}
