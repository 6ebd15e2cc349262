import { defaultPlan, type Offers, type PricePlan, type TenantRecord } from "@kautia/contract";
import { Actions, Button, PriceCardGroup } from "@kautia/design-system";
import { useState } from "react";
import { useText } from "../../i18n/use-text.ts";
import { planOf, planOptions, priceText } from "../../price/plans.ts";
import { FiveYears } from "./FiveYears.tsx";
import { OfferFacts } from "./OfferFacts.tsx";

export interface ChoosePlanProps {
  offers: Offers;
  record: TenantRecord;
  onChoose: (plan: PricePlan) => Promise<void>;
}

/** Both prices beside each other with all that belongs to them: nothing is told only later. */
export function ChoosePlan({ offers, record, onChoose }: ChoosePlanProps) {
  const text = useText();
  const { t } = text;
  const [period, setPeriod] = useState(defaultPlan(offers)?.paymentPeriod ?? null);
  const plan = planOf(offers, period);
  if (!plan) return null;

  return (
    <>
      <PriceCardGroup
        label={t("offers.choose")}
        hideLabel
        options={planOptions(offers, text)}
        value={period}
        onChange={setPeriod}
      />
      <p>{t("offers.noExtras")}</p>
      <OfferFacts record={record} />
      {record.rentDepositAmount === null ? null : <FiveYears plan={plan} deposit={record.rentDepositAmount} />}
      <Actions note={`${priceText(plan.price, plan.paymentPeriod, text)}. ${t("common.notChargedYet")}`}>
        <Button onClick={() => onChoose(plan)} busyLabel={t("common.saving")}>
          {t("offers.continue")}
        </Button>
      </Actions>
    </>
  );
}
