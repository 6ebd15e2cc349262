import { type CardView, changeCard, getCardSecret } from "@kautia/contract";
import { Button, InlineMessage, Question, Skeleton, SummaryList } from "@kautia/design-system";
import { useEffect, useRef, useState } from "react";
import { useApp } from "../../app/app-context.ts";
import { useText } from "../../i18n/use-text.ts";
import { CardPlace } from "../../payment/CardPlace.tsx";
import { ConfirmPayment } from "./ConfirmPayment.tsx";
import { type Said, useCharged } from "./use-charged.ts";

/** Shown when an amount is still unpaid after the last action. */
const failureTexts = {
  card: { title: "card.declinedTitle", text: "card.declinedText" },
  bank: { title: "card.notConfirmedTitle", text: "payment.notConfirmedText" },
} as const;

function doneText(said: Said | null, first: CardView): "paid" | "confirmed" | "changed" | "nothing" {
  if (said === null) return "nothing";
  if (said === "bank") return "confirmed";
  return first.amount > 0 ? "paid" : "changed";
}

/**
 * Shows the unpaid amount, the provider's card form and the result of the last charge attempt. With `wished`, the
 * tenant can replace the card even though nothing is unpaid.
 */
export function AnotherCard({ token, first, wished }: { token: string; first: CardView; wished: boolean }) {
  const { api } = useApp();
  const { t, money, date } = useText();
  const { view, said, slow, show } = useCharged(token, first);
  const [another, setAnother] = useState(false);
  const [failed, setFailed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { state, amount, instalmentAmount, nextTryOn, confirmable } = view;
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

  const facts = (
    <SummaryList
      rows={[
        { label: t("card.home"), value: view.fullAddress },
        ...(amount > instalmentAmount ? [{ label: t("card.open"), value: money(amount - instalmentAmount) }] : []),
        ...(instalmentAmount > 0 ? [{ label: t("card.openInstalment"), value: money(instalmentAmount) }] : []),
        ...(nextTryOn ? [{ label: t("card.nextTry"), value: date(nextTryOn) }] : []),
        { label: t("card.contractNumber"), value: view.contractNumber },
      ]}
    />
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
    const words = state === "OVER" ? "over" : doneText(said, first);
    return (
      <>
        <Question headingRef={heading} title={t(`card.${words}Title`)} lead={t(`card.${words}Text`)} />
        {facts}
      </>
    );
  }
  const confirms = confirmable !== null && !another;
  const open = confirms ? "confirm" : "open";
  const task = canReplace ? "change" : open;
  const failureText = confirms ? said === "bank" && failureTexts.bank : said && !another && failureTexts.card;
  return (
    <>
      <Question headingRef={heading} title={t(`card.${task}Title`)} lead={t(`card.${task}Lead`)} />
      {failureText ? (
        <InlineMessage tone="error" toneLabel={t("common.error")} live title={t(failureText.title)}>
          {t(failureText.text)}
        </InlineMessage>
      ) : null}
      {facts}
      {confirms ? (
        <ConfirmPayment
          token={token}
          amount={confirmable}
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
          loadSecret={() => api.call(getCardSecret, { params: { token } }, { quiet: true, handBack: "all" })}
          onSetUp={() => void use()}
          onOver={() => show({ ...view, state: "OVER" }, "card")}
        />
      )}
    </>
  );
}
