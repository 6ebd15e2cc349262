import { applyAgain, getPolicy, type PolicyView } from "@kautia/contract";
import { Card, SummaryList } from "@kautia/design-system";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import { useApp } from "../../app/app-context.ts";
import { usePolling } from "../../browser/use-polling.ts";
import { useText } from "../../texts/use-text.ts";
import { AfterDecline } from "../../parts/declined/AfterDecline.tsx";
import { TalkToLandlord } from "../../parts/declined/TalkToLandlord.tsx";
import { coverDays } from "../../parts/timeline/cover-days.ts";
import { Timeline } from "../../parts/timeline/Timeline.tsx";
import { ApplyAgain } from "./ApplyAgain.tsx";
import { Claims } from "./Claims.tsx";
import { Leave } from "./Leave.tsx";
import { lineItems } from "./line-items.ts";
import { MessageForm } from "./MessageForm.tsx";
import { MovingOut } from "./MovingOut.tsx";
import { NextCharge } from "./NextCharge.tsx";
import { Stay } from "./Stay.tsx";
import { anchors } from "./todos.ts";

interface PolicyCardProps {
  policy: PolicyView;
  onPolicy: (policy: PolicyView) => void;
}

/** One policy: its timeline, facts, claims and actions. */
export function PolicyCard({ policy, onPolicy }: PolicyCardProps) {
  const { api } = useApp();
  const show = usePolicyUpdates(policy, onPolicy);
  const text = useText();
  const { t, money, date } = text;
  const refundText = ({ amount, paidOn }: NonNullable<PolicyView["refund"]>) =>
    paidOn
      ? t("leaving.refundPaid", { amount: money(amount), date: date(paidOn) })
      : t("leaving.refundDue", { amount: money(amount) });
  const { isCovered, endedOn } = coverDays(policy);
  const end = endedOn ?? policy.insuranceEnd;
  const period = t(policy.paymentPeriod === "YEARLY" ? "common.perYear" : "common.perMonth");
  return (
    <Card title={keepAddressTogether(policy.fullAddress)} className="policy">
      <div className="policy__columns">
        <div className="k-flow">
          <h3 className="policy__label">{t("policies.line")}</h3>
          <Timeline label={t("policies.line")} items={lineItems(policy, text)} />
        </div>
        <div className="k-flow">
          <NextCharge policy={policy} />
          <SummaryList
            rows={[
              { label: t("policies.guarantee"), value: money(policy.depositAmount) },
              { label: t("policies.price"), value: `${money(policy.premiumAmount)} ${period}` },
              ...(isCovered
                ? [
                    { label: t("policies.start"), value: date(policy.coverStart ?? policy.insuranceStart) },
                    { label: t("policies.end"), value: end ? date(end) : t("policies.openEnd") },
                  ]
                : []),
              { label: t("policies.landlord"), value: policy.landlordName ?? t("policies.landlordUnnamed") },
              { label: t("policies.number"), value: <span translate="no">{policy.contractNumber}</span> },
              ...(policy.refund ? [{ label: t("leaving.refund"), value: refundText(policy.refund) }] : []),
            ]}
          />
          <Claims policy={policy} onPolicy={show} />
          {policy.mayWrite ? <MessageForm policy={policy} /> : null}
          {policy.mayWrite || policy.status === "DECLINED" ? null : <ApplyAgain policy={policy} />}
          <Leave policy={policy} onPolicy={show} />
          <MovingOut policy={policy} onPolicy={show} />
          <Stay policy={policy} onPolicy={show} />
        </div>
      </div>
      {policy.status === "DECLINED" ? (
        <section className="k-flow policy__next" id={anchors.next(policy.refId)}>
          <h3>{t("declined.now")}</h3>
          <AfterDecline
            level={3}
            again={() => api.call(applyAgain, { params: { refId: policy.refId } }, { handledStatuses: "all" })}
            talk={
              <TalkToLandlord
                landlordName={policy.landlordName}
                landlordEmail={null}
                tenantName={policy.tenantName}
                fullAddress={policy.fullAddress}
                deposit={policy.depositAmount}
              />
            }
          />
        </section>
      ) : null}
    </Card>
  );
}

/**
 * Passes on the policy after an action, which returns it, and polls it while the card is being charged.
 */
function usePolicyUpdates({ refId, repayments }: PolicyView, onPolicy: (policy: PolicyView) => void) {
  const { api } = useApp();
  const isCharged = repayments.some(({ instalments }) => instalments.some(({ state }) => state === "CHARGING"));
  const { restart } = usePolling(isCharged, async () => {
    const result = await api.call(getPolicy, { params: { refId } }, { quiet: true, handledStatuses: "all" });
    return result.ok ? () => onPolicy(result.answer) : null;
  });
  return (now: PolicyView) => {
    restart();
    onPolicy(now);
  };
}
