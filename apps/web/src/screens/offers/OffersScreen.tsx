import { defaultPlan, getOffers, type Offers, savePaymentPeriod } from "@kautia/contract";
import { Button, InlineMessage, Question, Skeleton } from "@kautia/design-system";
import { useEffect, useState } from "react";
import { useApp } from "../../app/app-context.ts";
import { useStore } from "../../app/store.ts";
import { useGoOn } from "../../app/use-go-on.ts";
import { useLoaded } from "../../app/use-loaded.ts";
import { useText } from "../../i18n/use-text.ts";
import { Page } from "../../shell/Page.tsx";
import { ChoosePlan } from "./ChoosePlan.tsx";

/** The offered prices; a choice leads to the payment. An offer that could not be fetched is no error of the flow (specification §7). */
export function OffersScreen() {
  const { api, session } = useApp();
  const { t, language, money } = useText();
  const goOn = useGoOn();
  const record = useStore(session.record);
  const token = () => session.token() ?? "";
  const { state, reload } = useLoaded(() =>
    api.call(getOffers, { params: { token: token() } }, { quiet: true, handBack: "all" }),
  );
  const [notice, setNotice] = useState<"changed" | "offline" | null>(null);
  const isOver = state.kind === "failed" && state.failure.problem?.errorCode === "STEP_NOT_ALLOWED";
  useEffect(() => {
    if (isOver) void goOn();
  }, [isOver, goOn]);

  async function choose(plan: NonNullable<ReturnType<typeof defaultPlan>>): Promise<void> {
    setNotice(null);
    const { paymentPeriod, price } = plan;
    const result = await api.call(savePaymentPeriod, {
      body: { token: token(), language, paymentPeriod, premiumAmount: price },
    });
    if (result.ok) return goOn();
    if (result.why === "offline") return setNotice("offline");
    if (result.why !== "refused") return;
    if (result.problem.errorCode !== "OFFER_CHANGED") return goOn();
    setNotice("changed");
    reload();
  }

  const deposit = record?.rentDepositAmount ?? null;
  return (
    <Page title={t("offers.title")}>
      <Question
        title={t("offers.title")}
        lead={deposit === null ? t("offers.leadNoDeposit") : t("offers.lead", { deposit: money(deposit, "round") })}
      />
      {notice ? (
        <InlineMessage
          live
          tone={notice === "changed" ? "caution" : "error"}
          toneLabel={t(notice === "changed" ? "common.note" : "common.error")}
          title={t(notice === "changed" ? "offers.changed" : "form.offlineTitle")}
        >
          {t(notice === "changed" ? "offers.changedText" : "form.offlineText")}
        </InlineMessage>
      ) : null}
      {state.kind === "loading" || isOver ? <Skeleton shape="price" lines={2} label={t("offers.loading")} /> : null}
      {state.kind === "failed" && !isOver ? (
        <InlineMessage
          tone="caution"
          toneLabel={t("common.note")}
          live
          title={t("offers.failed")}
          actions={
            <Button variant="secondary" onClick={reload}>
              {t("common.retry")}
            </Button>
          }
        >
          {t("offers.failedText")}
        </InlineMessage>
      ) : null}
      {state.kind === "loaded" && record ? (
        <ChoosePlan key={priceKey(state.answer)} offers={state.answer} record={record} onChoose={choose} />
      ) : null}
    </Page>
  );
}

/** Other prices are another question: what was chosen before is forgotten with them. */
function priceKey({ yearly, monthly }: Offers): string {
  return `${yearly?.price} ${monthly?.price}`;
}
