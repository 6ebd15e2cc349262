import { type CardView, changeCard, getCardSecret } from "@kautia/contract";
import { Button, InlineMessage, Question, Skeleton, SummaryList } from "@kautia/design-system";
import { useEffect, useRef, useState } from "react";
import { useApp } from "../../app/app-context.ts";
import { useText } from "../../i18n/use-text.ts";
import { CardPlace } from "../../payment/CardPlace.tsx";
import { useCharged } from "./use-charged.ts";

/**
 * What is open, the provider's form, and what became of the card that was given. Who came for another card, `wished`, may give one though
 * nothing is open.
 */
export function AnotherCard({ token, first, wished }: { token: string; first: CardView; wished: boolean }) {
  const { api } = useApp();
  const { t, money, date } = useText();
  const { view, given, slow, show } = useCharged(token, first);
  const [failed, setFailed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { state, amount, nextTryOn } = view;
  useEffect(() => {
    if (given) heading.current?.focus();
  }, [given, state]);

  async function use(): Promise<void> {
    setFailed(false);
    const result = await api.call(changeCard, { params: { token } }, { quiet: true, handBack: "all" });
    if (result.ok) show(result.answer);
    else setFailed(true);
  }

  const facts = (
    <SummaryList
      rows={[
        { label: t("card.home"), value: view.fullAddress },
        ...(amount > 0 ? [{ label: t("card.open"), value: money(amount) }] : []),
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
  const mayGive = state === "PAID" && wished && !given;
  if ((state === "OVER" || state === "PAID") && !mayGive) {
    const done = first.amount > 0 ? "paid" : "changed";
    const words = state === "OVER" ? "over" : given ? done : "nothing";
    return (
      <>
        <Question headingRef={heading} title={t(`card.${words}Title`)} lead={t(`card.${words}Text`)} />
        {facts}
      </>
    );
  }
  const open = view.needsConfirmation && !given ? "confirm" : "open";
  const asked = mayGive ? "change" : open;
  return (
    <>
      <Question headingRef={heading} title={t(`card.${asked}Title`)} lead={t(`card.${asked}Lead`)} />
      {given ? (
        <InlineMessage tone="error" toneLabel={t("common.error")} live title={t("card.declinedTitle")}>
          {t("card.declinedText")}
        </InlineMessage>
      ) : null}
      {facts}
      {failed ? (
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
          onOver={() => show({ ...view, state: "OVER" })}
        />
      )}
    </>
  );
}
