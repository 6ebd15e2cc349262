import { SummaryList } from "@kautia/design-system";
import { coverDays } from "../../parts/timeline/cover-days.ts";
import { Timeline } from "../../parts/timeline/Timeline.tsx";
import { useText } from "../../texts/use-text.ts";
import { CalendarLink } from "./CalendarLink.tsx";
import { lineItems } from "./line-items.ts";
import type { PolicyPartProps } from "./PolicyPage.tsx";

/** Everything that has happened and will happen, and the contract's facts. */
export function PolicyTimeline({ policy }: PolicyPartProps) {
  const text = useText();
  const { t, money, date } = text;
  const { isCovered, endedOn } = coverDays(policy);
  const end = endedOn ?? policy.insuranceEnd;
  const period = t(policy.paymentPeriod === "YEARLY" ? "common.perYear" : "common.perMonth");
  return (
    <div className="k-flow">
      <Timeline label={t("policies.line")} items={lineItems(policy, text)} />
      <CalendarLink policy={policy} />
      <h2>{t("home.facts")}</h2>
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
        ]}
      />
    </div>
  );
}
