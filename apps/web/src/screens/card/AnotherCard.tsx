import { type CardView, changeCard, getCardSecret } from "@kautia/contract";
import { Button, InlineMessage, Question, Skeleton, SummaryList } from "@kautia/design-system";
import { useEffect, useRef, useState } from "react";
import { useApp } from "../../shell/app/app-context.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { CardPlace } from "../../parts/payment/CardPlace.tsx";
import { ConfirmPayment } from "./ConfirmPayment.tsx";
import { type Said, useCharged } from "./use-charged.ts";

/** Shown when an amount is still unpaid after the last action. */
const failureTexts = {
  card: { title: "card.declinedTitle", text: "card.declinedText" },
  bank: { title: "card.notConfirmedTitle", text: "payment.notConfirmedText" },
  invoice: { title: "card.invoiceFailedTitle", text: "card.invoiceFailedText" },
} as const;

function doneText(said: Said | null, first: CardView): "paid" | "confirmed" | "changed" | "nothing" | "invoicePaid" {
  if (said === null) return "nothing";
  if (said === "bank" && first.invoiceDueOn) return "invoicePaid";
  if (said === "bank") return "confirmed";
  return first.amount > 0 ? "paid" : "changed";
}

function failureOf(
  said: Said | null,
  { isInvoice, confirms, another }: Record<"isInvoice" | "confirms" | "another", boolean>,
): keyof typeof failureTexts | null {
  if (said === null || another) return null;
  // A new card alone does not pay an invoice.
  if (isInvoice) return said === "bank" ? "invoice" : null;
  if (confirms) return said === "bank" ? "bank" : null;
  return "card";
}

type Task = "change" | "open" | "confirm" | "invoice" | "invoiceCard";

/** `any` is 'Any' if bank accounts are offered as well as cards. */
function titleOf(task: Task, any: "Any" | "") {
  return task === "change" || task === "open" ? (`card.${task}Title${any}` as const) : (`card.${task}Title` as const);
}

function leadOf(task: Task, any: "Any" | "") {
  return task === "change" || task === "open" ? (`card.${task}Lead${any}` as const) : (`card.${task}Lead` as const);
}

/**
 * Shows the unpaid amount, the provider's card form and the result of the last charge attempt. An invoice is paid with
 * the card on file. With `wished`, the tenant can replace the card even though nothing is unpaid.
 */
export function AnotherCard({ token, first, wished }: { token: string; first: CardView; wished: boolean }) {
  const { api, settings } = useApp();
  const { t, money, date } = useText();
  const { view, said, isUnpaid, slow, show } = useCharged(token, first);
  const [another, setAnother] = useState(wished && first.invoiceDueOn !== null);
  const [failed, setFailed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { state, amount, instalmentAmount, nextTryOn, confirmable, invoiceDueOn, method, isPending } = view;
  useEffect(() => {
    if (said || another) heading.current?.focus();
  }, [said, another, state]);

  async function use(): Promise<void> {
    setFailed(false);
    const result = await api.call(changeCard, { params: { token } }, { quiet: true, handBack: "all" });
    if (result.ok) {
      show(result.answer, "card");
      setAnother(false);
    } else setFailed(true);
  }

  const isAccount = method?.kind === "sepa_debit";
  const any = settings.payment.methods.length > 1 ? "Any" : "";
  const facts = (
    <SummaryList
      rows={[
        { label: t("card.home"), value: view.fullAddress },
        ...(amount > instalmentAmount ? [{ label: t("card.open"), value: money(amount - instalmentAmount) }] : []),
        ...(instalmentAmount > 0 ? [{ label: t("card.openInstalment"), value: money(instalmentAmount) }] : []),
        ...(invoiceDueOn ? [{ label: t("card.invoiceDueOn"), value: date(invoiceDueOn) }] : []),
        ...(nextTryOn ? [{ label: t("card.nextTry"), value: date(nextTryOn) }] : []),
        { label: t("card.contractNumber"), value: view.contractNumber },
      ]}
    />
  );

  if (isPending)
    return (
      <>
        <Question
          headingRef={heading}
          title={t("card.pendingTitle", { amount: money(amount) })}
          lead={t("card.pendingText")}
        />
        {facts}
      </>
    );
  if (isAccount && said === "card" && state === "OPEN" && nextTryOn)
    return (
      <>
        <Question
          headingRef={heading}
          title={t("card.announcedTitle")}
          lead={t("card.announcedText", { amount: money(amount), date: date(nextTryOn) })}
        />
        {facts}
      </>
    );
  if (state === "CHARGING")
    return (
      <>
        <Question headingRef={heading} title={t("card.chargingTitle", { amount: money(amount) })} />
        {slow ? (
          <InlineMessage tone="info" toneLabel={t("common.note")} live title={t("card.slowTitle")}>
            {t("card.slowText")}
          </InlineMessage>
        ) : (
          <Skeleton lines={3} label={t("card.charging")} />
        )}
      </>
    );
  const canReplace = state === "PAID" && wished && !said;
  if ((state === "OVER" || state === "PAID") && !canReplace) {
    const done = state === "OVER" ? "over" : doneText(said, first);
    const words = done === "changed" && isAccount ? "changedAccount" : done;
    return (
      <>
        <Question headingRef={heading} title={t(`card.${words}Title`)} lead={t(`card.${words}Text`)} />
        {facts}
      </>
    );
  }
  const confirms = confirmable !== null && !another;
  const ofInvoice = confirms ? "invoice" : "invoiceCard";
  const ofCharge = confirms ? "confirm" : "open";
  const task = canReplace ? "change" : invoiceDueOn ? ofInvoice : ofCharge;
  const failure = failureOf(said, { isInvoice: invoiceDueOn !== null, confirms, another });
  const failureText = failure && isUnpaid ? failureTexts[failure] : null;
  return (
    <>
      <Question headingRef={heading} title={t(titleOf(task, any))} lead={t(leadOf(task, any))} />
      {failureText ? (
        <InlineMessage tone="error" toneLabel={t("common.error")} live title={t(failureText.title)}>
          {t(failureText.text)}
        </InlineMessage>
      ) : null}
      {invoiceDueOn && confirms && said === "card" ? (
        <InlineMessage
          tone="success"
          toneLabel={t("common.note")}
          live
          title={t(isAccount ? "card.changedAccountTitle" : "card.changedTitle")}
        />
      ) : null}
      {facts}
      {confirms ? (
        <ConfirmPayment
          token={token}
          test={view.test}
          label={
            invoiceDueOn && isAccount
              ? t("card.payAccount", { amount: money(confirmable), digits: method.lastDigits ?? "" })
              : t(invoiceDueOn ? "card.pay" : "card.confirm", { amount: money(confirmable) })
          }
          onNoted={(noted) => show(noted, "bank")}
          onAnotherCard={() => setAnother(true)}
        />
      ) : failed ? (
        <InlineMessage
          tone="error"
          toneLabel={t("common.error")}
          live
          title={t("payment.unavailable")}
          actions={<Button onClick={use}>{t("common.retry")}</Button>}
        >
          {t("card.keptText")}
        </InlineMessage>
      ) : (
        <CardPlace
          country={view.country}
          test={view.test}
          loadSecret={() => api.call(getCardSecret, { params: { token } }, { quiet: true, handBack: "all" })}
          onSetUp={() => void use()}
          onOver={() => show({ ...view, state: "OVER" }, "card")}
        />
      )}
    </>
  );
}
