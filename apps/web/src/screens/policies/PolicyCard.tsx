import { getPolicy, type PolicyView } from "@kautia/contract";
import { Card, SummaryList } from "@kautia/design-system";
import { useState } from "react";
import { useApp } from "../../shell/app/app-context.ts";
import { useLookAgain } from "../../shell/app/use-look-again.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { Timeline } from "../../parts/timeline/Timeline.tsx";
import { ApplyAgain } from "./ApplyAgain.tsx";
import { CardPageButton } from "./CardPageButton.tsx";
import { Claims } from "./Claims.tsx";
import { Leave } from "./Leave.tsx";
import { lineItems } from "./line-items.ts";
import { MessageForm } from "./MessageForm.tsx";
import { MovingOut } from "./MovingOut.tsx";
import { NextCharge } from "./NextCharge.tsx";
import { PolicyDocuments } from "./PolicyDocuments.tsx";
import { Stay } from "./Stay.tsx";

/** One policy: its timeline, facts, documents, claims and actions. */
export function PolicyCard({ policy: listed }: { policy: PolicyView }) {
  const { policy, show } = usePolicy(listed);
  const text = useText();
  const { t, money, date } = text;
  const refundText = ({ amount, paidOn }: NonNullable<PolicyView["refund"]>) =>
    paidOn
      ? t("leaving.refundPaid", { amount: money(amount), date: date(paidOn) })
      : t("leaving.refundDue", { amount: money(amount) });
  const period = t(policy.paymentPeriod === "YEARLY" ? "common.perYear" : "common.perMonth");
  return (
    <Card title={policy.fullAddress} className="policy">
      <div className="policy__columns">
        <div className="k-flow">
          <h3 className="policy__label">{t("policies.line")}</h3>
          <Timeline label={t("policies.line")} items={lineItems(policy, text)} />
        </div>
        <div className="k-flow">
          <NextCharge policy={policy} />
          <SummaryList
            rows={[
              { label: t("policies.guarantee"), value: money(policy.depositAmount, "round") },
              { label: t("policies.price"), value: `${money(policy.premiumAmount)} ${period}` },
              { label: t("policies.start"), value: date(policy.coverStart ?? policy.insuranceStart) },
              {
                label: t("policies.end"),
                value: policy.insuranceEnd ? date(policy.insuranceEnd) : t("policies.openEnd"),
              },
              { label: t("policies.landlord"), value: policy.landlordName ?? t("policies.landlordUnnamed") },
              { label: t("policies.number"), value: policy.contractNumber },
              ...(policy.refund ? [{ label: t("leaving.refund"), value: refundText(policy.refund) }] : []),
            ]}
          />
          <PolicyDocuments policy={policy} />
          <Claims policy={policy} onPolicy={show} />
          {policy.mayWrite ? <MessageForm policy={policy} /> : null}
          {/* An ended policy needs a card only while repayments are open. */}
          {policy.mayWrite || policy.repayments.some(({ state }) => state !== "PAID") ? (
            <CardPageButton policy={policy} label={t("policies.anotherCard")} query="?wish=another" />
          ) : null}
          {policy.mayWrite ? null : <ApplyAgain policy={policy} />}
          <Leave policy={policy} onPolicy={show} />
          <MovingOut policy={policy} onPolicy={show} />
          <Stay policy={policy} onPolicy={show} />
        </div>
      </div>
    </Card>
  );
}

/**
 * Holds the latest version of the policy: every action returns it, and it is polled while the card is being charged.
 */
function usePolicy(listed: PolicyView) {
  const { api } = useApp();
  const [changed, setChanged] = useState<PolicyView | null>(null);
  const policy = changed ?? listed;
  const { refId, repayments } = policy;
  const isCharged = repayments.some(({ instalments }) => instalments.some(({ state }) => state === "CHARGING"));
  const { again } = useLookAgain(isCharged, async () => {
    const result = await api.call(getPolicy, { params: { refId } }, { quiet: true, handBack: "all" });
    return result.ok ? () => setChanged(result.answer) : null;
  });
  return {
    policy,
    show(now: PolicyView) {
      again();
      setChanged(now);
    },
  };
}
