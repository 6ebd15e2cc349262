import type { CardView } from "@kautia/contract";
import { Actions, Button, InlineMessage, Question, Skeleton, SummaryList } from "@kautia/design-system";
import { useEffect, useRef, useState } from "react";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import { useApp } from "../../app/app-context.ts";
import { useText } from "../../texts/use-text.ts";
import { failureOf, headingOf, stageOf } from "./card-stage.ts";
import { ConfirmPayment } from "./ConfirmPayment.tsx";
import { EnterCard } from "./EnterCard.tsx";
import { useCharged } from "./use-charged.ts";

interface CardPaymentProps {
  token: string;
  first: CardView;
  wished: boolean;
  /** Whether the tenant has pressed a button in the account to enter a card. */
  enters: boolean;
}

/**
 * Shows the unpaid amount, the form for paying it and the result of the last charge attempt. An invoice is paid with
 * the card on file. With `wished`, the tenant can replace the card even though nothing is unpaid.
 */
export function CardPayment({ token, first, wished, enters }: CardPaymentProps) {
  const { settings } = useApp();
  const { t, money, date } = useText();
  const { view, said, isUnpaid, slow, show } = useCharged(token, first);
  const [another, setAnother] = useState(wished && first.invoiceDueOn !== null);
  // The provider is asked for a form only after a press, because mail scanners open this page, too.
  const [entering, setEntering] = useState(enters);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (said || another) heading.current?.focus();
  }, [said, another, view.state]);

  const stage = stageOf({ view, first, said, wished, another });
  const isAccount = view.method?.kind === "sepa_debit";
  const offersAccounts = settings.payment.methods.length > 1;
  const mayEnter = stage === "change" || stage === "open" || stage === "invoiceCard";
  const { title, lead } = headingOf(stage, { isAccount, offersAccounts });
  const values = { amount: money(view.amount), date: view.nextTryOn ? date(view.nextTryOn) : "" };
  const question = <Question headingRef={heading} title={t(title, values)} lead={lead && t(lead, values)} />;
  if (stage === "charging")
    return (
      <>
        {question}
        {slow ? (
          <InlineMessage tone="info" toneLabel={t("common.note")} live title={t("card.slowTitle")}>
            {t("card.slowText")}
          </InlineMessage>
        ) : (
          <Skeleton lines={3} label={t("card.charging")} />
        )}
      </>
    );
  const failure = said && isUnpaid && !another ? failureOf(stage, said) : null;
  const { confirmable, method, invoiceDueOn } = view;
  return (
    <>
      {question}
      {failure ? (
        <InlineMessage tone="error" toneLabel={t("common.error")} live title={t(failure.title)}>
          {t(failure.text)}
        </InlineMessage>
      ) : null}
      {stage === "invoice" && said === "card" ? (
        <InlineMessage
          tone="success"
          toneLabel={t("common.note")}
          live
          title={t(isAccount ? "card.changedAccountTitle" : "card.changedTitle")}
        />
      ) : null}
      <Facts view={view} />
      {confirmable !== null && (stage === "confirm" || stage === "invoice") ? (
        <ConfirmPayment
          token={token}
          label={
            invoiceDueOn && isAccount
              ? t("card.payAccount", { amount: money(confirmable), digits: method?.lastDigits ?? "" })
              : t(invoiceDueOn ? "card.pay" : "card.confirm", { amount: money(confirmable) })
          }
          onNoted={(noted) => show(noted, "bank")}
          onAnotherCard={() => {
            setAnother(true);
            setEntering(true);
          }}
        />
      ) : null}
      {mayEnter && !entering ? (
        <Actions>
          <Button onClick={() => setEntering(true)}>{t(offersAccounts ? "card.enterAny" : "card.enter")}</Button>
        </Actions>
      ) : null}
      {mayEnter && entering ? (
        <EnterCard
          token={token}
          view={view}
          onChanged={(changed) => {
            show(changed, "card");
            setAnother(false);
          }}
          onOver={() => show({ ...view, state: "OVER" }, "card")}
        />
      ) : null}
    </>
  );
}

function Facts({ view }: { view: CardView }) {
  const { t, money, date } = useText();
  const { fullAddress, amount, instalmentAmount, invoiceDueOn, nextTryOn, contractNumber } = view;
  return (
    <SummaryList
      rows={[
        { label: t("card.home"), value: keepAddressTogether(fullAddress) },
        ...(amount > instalmentAmount ? [{ label: t("card.open"), value: money(amount - instalmentAmount) }] : []),
        ...(instalmentAmount > 0 ? [{ label: t("card.openInstalment"), value: money(instalmentAmount) }] : []),
        ...(invoiceDueOn ? [{ label: t("card.invoiceDueOn"), value: date(invoiceDueOn) }] : []),
        ...(nextTryOn ? [{ label: t("card.nextTry"), value: date(nextTryOn) }] : []),
        { label: t("card.contractNumber"), value: <span translate="no">{contractNumber}</span> },
      ]}
    />
  );
}
