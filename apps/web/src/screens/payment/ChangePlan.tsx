import { defaultPlan, getOffers, type PaymentPeriod, savePaymentPeriod, type TenantRecord } from "@kautia/contract";
import { Button, InlineMessage, PriceCardGroup, Skeleton } from "@kautia/design-system";
import { useState } from "react";
import { useApp } from "../../shell/app/app-context.ts";
import { useLoaded } from "../../shell/app/use-loaded.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { NoOffers } from "../../parts/price/NoOffers.tsx";
import { planOf, planOptions } from "../../parts/price/plans.ts";

export interface ChangePlanProps {
  record: TenantRecord;
  onDone: () => void;
}

/** Shows the offered prices again, without leaving the page. */
export function ChangePlan({ record, onDone }: ChangePlanProps) {
  const { api, session } = useApp();
  const text = useText();
  const { t, language } = text;
  const token = session.token() ?? "";
  const [chosen, setChosen] = useState<PaymentPeriod | null>(record.paymentPeriod);
  const [failure, setFailure] = useState<"changed" | "offline" | "refused" | null>(null);
  const { state, reload } = useLoaded(() => api.call(getOffers, { params: { token } }, { handBack: "all" }));
  const offers = state.kind === "loaded" ? state.answer : null;
  const plan = offers && (planOf(offers, chosen) ?? defaultPlan(offers));

  async function use(): Promise<void> {
    if (!plan) return;
    setFailure(null);
    const { paymentPeriod, price } = plan;
    const body = { token, language, paymentPeriod, premiumAmount: price };
    const result = await api.call(savePaymentPeriod, { body });
    if (result.ok) {
      await session.refresh();
      return onDone();
    }
    if (result.why === "offline") setFailure("offline");
    if (result.why !== "refused") return;
    const changed = result.problem.errorCode === "OFFER_CHANGED";
    setFailure(changed ? "changed" : "refused");
    if (changed) reload();
  }

  return (
    <div className="k-flow">
      {failure ? (
        <InlineMessage
          live
          tone={failure === "changed" ? "caution" : "error"}
          toneLabel={t(failure === "changed" ? "common.note" : "common.error")}
          title={t(
            failure === "changed" ? "offers.changed" : failure === "offline" ? "form.offlineTitle" : "form.refused",
          )}
        >
          {t(
            failure === "changed"
              ? "offers.changedText"
              : failure === "offline"
                ? "form.offlineText"
                : "errors.STEP_NOT_ALLOWED",
          )}
        </InlineMessage>
      ) : null}
      {offers && plan ? (
        <PriceCardGroup
          label={t("offers.choose")}
          options={planOptions(offers, text)}
          value={plan.paymentPeriod}
          onChange={setChosen}
        />
      ) : null}
      {state.kind === "loading" ? <Skeleton shape="price" label={t("offers.loading")} /> : null}
      {state.kind === "failed" ? <NoOffers onRetry={reload} /> : null}
      <div className="button-row">
        {plan ? (
          <Button variant="secondary" onClick={use} busyLabel={t("common.saving")}>
            {t("payment.planUse")}
          </Button>
        ) : null}
        <Button variant="text" onClick={onDone}>
          {t("payment.planKeep")}
        </Button>
      </div>
    </div>
  );
}
