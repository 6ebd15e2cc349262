import { defaultPlan, getOffers, type PaymentPeriod, type PricePlan, savePaymentPeriod } from "@kautia/contract";
import {
  Actions,
  Button,
  DrawingOffer,
  InlineMessage,
  PriceCardGroup,
  Question,
  Skeleton,
} from "@kautia/design-system";
import { useEffect, useState } from "react";
import { useApp } from "../../app/app-context.ts";
import { useStore } from "../../browser/store.ts";
import { useGoOn } from "../../routing/use-go-on.ts";
import { useLeaving } from "../../browser/use-leaving.ts";
import { useLoaded } from "../../app/use-loaded.ts";
import { whenIdle } from "../../browser/when-idle.ts";
import { useText } from "../../texts/use-text.ts";
import { loadCardForm } from "../../parts/payment/adapters/providers.ts";
import { GuarantorLine } from "../../parts/guarantor/GuarantorLine.tsx";
import { CashBeside } from "../../parts/price/CashBeside.tsx";
import { NoOffers } from "../../parts/price/NoOffers.tsx";
import { planOf, planOptions, priceText } from "../../parts/price/plans.ts";
import { Success } from "../../parts/success/Success.tsx";
import { Page } from "../../frame/Page.tsx";
import { SideBySide } from "../../frame/SideBySide.tsx";
import { usePrefetch } from "../../routing/use-prefetch.ts";
import { OfferFacts } from "./OfferFacts.tsx";
import "./offers.css";

/**
 * The offered prices; a choice leads to the payment. A failed load is silent, with a retry at the price (specification
 * §7).
 */
function OffersScreen() {
  const { api, session, settings } = useApp();
  const text = useText();
  const { t, language, money } = text;
  const goOn = useGoOn();
  usePrefetch("payment");
  const record = useStore(session.record);
  const { provider } = settings.payment;
  useEffect(() => whenIdle(() => void loadCardForm(provider).catch(() => {})), [provider]);
  const token = () => session.token() ?? "";
  const { state, reload } = useLoaded(() =>
    api.call(getOffers, { params: { token: token() } }, { handledStatuses: "all" }),
  );
  const [notice, setNotice] = useState<OfferNoticeProps["notice"] | null>(null);
  const [period, setPeriod] = useState<PaymentPeriod | null>(null);
  const isOver = state.kind === "failed" && state.failure.problem?.errorCode === "STEP_NOT_ALLOWED";
  const isLeaving = useLeaving(isOver, goOn);
  const waiting = state.kind === "loading" || isLeaving;

  const offers = state.kind === "loaded" ? state.answer : null;
  const plan = offers && (planOf(offers, period) ?? defaultPlan(offers));
  const deposit = record?.rentDepositAmount ?? null;
  const insurer = settings.insurer.name;

  async function choose({ paymentPeriod, price }: PricePlan): Promise<void> {
    setNotice(null);
    const body = { token: token(), language, paymentPeriod, premiumAmount: price };
    const result = await api.call(savePaymentPeriod, { body });
    if (result.ok) return goOn();
    if (result.why === "offline") return setNotice("offline");
    if (result.why !== "refused") return;
    if (result.problem.errorCode !== "OFFER_CHANGED") return goOn();
    setNotice("changed");
    reload();
  }

  return (
    <Page title={t("offers.title")} width="wide" fixedHeader>
      <SideBySide
        top={
          <>
            <Success drawing={<DrawingOffer />}>
              <Question
                title={t("offers.title")}
                lead={
                  deposit === null
                    ? t("offers.leadNoDeposit", { insurer })
                    : t("offers.lead", { deposit: money(deposit), insurer })
                }
              />
            </Success>
            {notice ? <OfferNotice notice={notice} /> : null}
            {waiting ? <Skeleton shape="price" lines={2} label={t("offers.loading")} /> : null}
            {!waiting && !plan ? <NoOffers onRetry={reload} /> : null}
            {offers && plan ? (
              <>
                <PriceCardGroup
                  className="offers-prices"
                  label={t("offers.choose")}
                  hideLabel
                  options={planOptions(offers, text)}
                  value={plan.paymentPeriod}
                  onChange={setPeriod}
                />
                <GuarantorLine />
              </>
            ) : null}
          </>
        }
        actions={
          plan ? (
            <Actions note={`${priceText(plan.price, plan.paymentPeriod, text)}. ${t("common.notChargedYet")}`}>
              <Button onClick={() => choose(plan)} busyLabel={t("common.saving")}>
                {t(notice === "offline" ? "common.retry" : "offers.continue")}
              </Button>
            </Actions>
          ) : null
        }
        // Rendered together with the prices, which would otherwise push it down.
        side={record && !waiting ? <OfferFacts record={record} start={offers?.cover?.start} /> : null}
      >
        {plan ? <p>{t("offers.noExtras")}</p> : null}
        {plan && deposit !== null ? (
          <CashBeside plan={plan} deposit={deposit} existing={record?.existingRent === true} />
        ) : null}
      </SideBySide>
    </Page>
  );
}

export { OffersScreen as Component };

interface OfferNoticeProps {
  notice: "changed" | "offline";
}

/** Says why the choice was not saved. */
function OfferNotice({ notice }: OfferNoticeProps) {
  const { t } = useText();
  return notice === "changed" ? (
    <InlineMessage live tone="caution" toneLabel={t("common.note")} title={t("offers.changed")}>
      {t("offers.changedText")}
    </InlineMessage>
  ) : (
    <InlineMessage live tone="error" toneLabel={t("common.error")} title={t("form.offlineTitle")}>
      {t("form.offlineText")}
    </InlineMessage>
  );
}
