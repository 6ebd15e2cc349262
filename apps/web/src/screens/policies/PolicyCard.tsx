import type { PolicyView } from "@kautia/contract";
import { Card, StatusTimeline, SummaryList } from "@kautia/design-system";
import { useState } from "react";
import { useText } from "../../i18n/use-text.ts";
import { AnotherCard } from "./AnotherCard.tsx";
import { ApplyAgain } from "./ApplyAgain.tsx";
import { Claims } from "./Claims.tsx";
import { Leave } from "./Leave.tsx";
import { lineItems } from "./line-items.ts";
import { MessageForm } from "./MessageForm.tsx";
import { NextCharge } from "./NextCharge.tsx";
import { Papers } from "./Papers.tsx";

/** One contract: where it stands, what it costs and when, and a word to the landlord. */
export function PolicyCard({ policy: listed }: { policy: PolicyView }) {
  // What is done here answers with the policy as it stands then.
  const [changed, setChanged] = useState<PolicyView | null>(null);
  const policy = changed ?? listed;
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
          <StatusTimeline
            label={t("policies.line")}
            items={lineItems(policy, text)}
            stateTexts={{
              done: t("common.state.done"),
              current: t("common.state.current"),
              upcoming: t("common.state.upcoming"),
              problem: t("common.state.problem"),
            }}
          />
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
          <Papers policy={policy} />
          <Claims policy={policy} onPolicy={setChanged} />
          {policy.mayWrite ? <MessageForm policy={policy} /> : null}
          {/* Nor is a card wanted any more once it is over. */}
          {policy.mayWrite ? <AnotherCard policy={policy} /> : <ApplyAgain policy={policy} />}
          <Leave policy={policy} onPolicy={setChanged} />
        </div>
      </div>
    </Card>
  );
}
