import type { TenantRecord } from "@kautia/contract";
import { Button, VisuallyHidden } from "@kautia/design-system";
import { useEffect, useRef, useState } from "react";
import { useText } from "../../texts/use-text.ts";
import { priceText } from "../../parts/price/plans.ts";
import { ChangePlan } from "./ChangePlan.tsx";
import "./payment.css";

/** The chosen plan, which can be changed in place until the contract is signed. */
export function ChosenPlan({ record }: { record: TenantRecord }) {
  const text = useText();
  const { t } = text;
  const [changing, setChanging] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const changed = useRef(false);
  const { paymentPeriod, premiumAmount } = record;

  useEffect(() => {
    // The focused button no longer exists; focus the one that replaced it.
    if (changed.current && !changing) change.current?.focus();
    changed.current = changing;
  }, [changing]);

  if (changing) return <ChangePlan record={record} onDone={() => setChanging(false)} />;
  return (
    <div className="payment-plan">
      <p className="payment-plan__value">
        <VisuallyHidden>{`${t("payment.plan")}: `}</VisuallyHidden>
        <span>{paymentPeriod && premiumAmount !== null ? priceText(premiumAmount, paymentPeriod, text) : "–"}</span>
      </p>
      <Button ref={change} variant="text" onClick={() => setChanging(true)}>
        <span>{t("common.change")}</span>
        <VisuallyHidden>{` ${t("payment.planChangeOf")}`}</VisuallyHidden>
      </Button>
    </div>
  );
}
