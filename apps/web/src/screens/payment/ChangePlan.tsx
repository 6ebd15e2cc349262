import { defaultPlan, getOffers, type PaymentPeriod, savePaymentPeriod, type TenantRecord } from "@kautia/contract";
import { Button, InlineMessage, PriceCardGroup, Skeleton } from "@kautia/design-system";
import { useRef, useState } from "react";
import { useApp } from "../../app/app-context.ts";
import { useLoaded } from "../../app/use-loaded.ts";
import { useText } from "../../texts/use-text.ts";
import { NotSaved } from "../../parts/failure/NotSaved.tsx";
import { NoOffers } from "../../parts/price/NoOffers.tsx";
import { planOf, planOptions } from "../../parts/price/plans.ts";

export interface ChangePlanProps {
  record: TenantRecord;
  onDone: () => void;
}

/** Shows the offered prices again, without leaving the page. A choice is saved at once. */
export function ChangePlan({ record, onDone }: ChangePlanProps) {
  const { api, session } = useApp();
  const text = useText();
  const { t, language } = text;
  const token = session.token() ?? "";
  const [chosen, setChosen] = useState<PaymentPeriod | null>(record.paymentPeriod);
  const [failure, setFailure] = useState<"changed" | "offline" | "refused" | null>(null);
  const { state, reload } = useLoaded(() => api.call(getOffers, { params: { token } }, { handledStatuses: "all" }));
  const offers = state.kind === "loaded" ? state.answer : null;
  const lastSave = useRef(Promise.resolve());

  function choose(period: PaymentPeriod): void {
    setChosen(period);
    // One save after the other, so that the last choice counts.
    lastSave.current = lastSave.current.then(() => save(period));
  }

  async function save(period: PaymentPeriod): Promise<void> {
    const plan = offers && planOf(offers, period);
    if (!plan) return;
    setFailure(null);
    const { paymentPeriod, price } = plan;
    const body = { token, language, paymentPeriod, premiumAmount: price };
    const result = await api.call(savePaymentPeriod, { body });
    if (result.ok) return void (await session.refresh());
    setChosen(null);
    if (result.why === "offline") setFailure("offline");
    if (result.why !== "refused") return;
    const changed = result.problem.errorCode === "OFFER_CHANGED";
    setFailure(changed ? "changed" : "refused");
    if (changed) reload();
  }

  return (
    <div className="k-flow">
      {failure === "changed" ? (
        <InlineMessage live tone="caution" toneLabel={t("common.note")} title={t("offers.changed")}>
          {t("offers.changedText")}
        </InlineMessage>
      ) : null}
      {failure && failure !== "changed" ? <NotSaved why={failure} /> : null}
      {offers && defaultPlan(offers) ? (
        <PriceCardGroup
          label={t("offers.choose")}
          options={planOptions(offers, text)}
          value={chosen}
          onChange={choose}
        />
      ) : state.kind === "loading" ? (
        <Skeleton shape="price" label={t("offers.loading")} />
      ) : (
        <NoOffers onRetry={reload} />
      )}
      <Button variant="secondary" onClick={() => lastSave.current.then(onDone)}>
        {t("payment.planDone")}
      </Button>
    </div>
  );
}
