import { approve, refuseApproval, type StaffApproval, takeBackApproval, sumBy } from "@kautia/contract";
import { type Text, when } from "@kautia/locales/format";
import { Facts, type Fact } from "../../parts/Facts.tsx";
import { ActButton } from "../../parts/ActButton.tsx";
import { Message } from "../../parts/Message.tsx";
import { useText } from "../../text/use-text.ts";
import { monthName } from "../reports/month-name.ts";
import { hitFacts } from "../circumstances/hit-facts.ts";
import { usePerson } from "../session.ts";

/** What waits for a second person: who asked, why, and what would be done. One approves or refuses, or takes it back. */
export function FourEyes({ of: approval }: { of: StaffApproval | null }) {
  const text = useText();
  const { t } = text;
  const person = usePerson();
  if (!approval) return null;
  const { id, kind, askedBy, askedAt, reason } = approval;
  const request = { params: { id } };
  const isOwn = askedBy.id === person.id;
  return (
    <Message
      title={t("office.fourEyes.title", { what: t(`office.fourEyes.${kind}`) })}
      actions={
        isOwn ? (
          <ActButton
            call={takeBackApproval}
            request={request}
            variant="secondary"
            said={t("office.fourEyes.takenBack")}
          >
            {t("office.fourEyes.takeBack")}
          </ActButton>
        ) : (
          <>
            <ActButton call={approve} request={request} said={t("office.fourEyes.approved")}>
              {t("office.fourEyes.approve")}
            </ActButton>
            <ActButton call={refuseApproval} request={request} variant="secondary" said={t("office.fourEyes.refused")}>
              {t("office.fourEyes.refuse")}
            </ActButton>
          </>
        )
      }
    >
      <Facts
        facts={[
          { label: t("office.fourEyes.askedBy"), value: `${askedBy.name}, ${when(text, askedAt)}` },
          { label: t("office.fourEyes.reason"), value: reason },
          ...factsOf(approval, text),
        ]}
      />
      {isOwn ? <p className="quiet">{t("office.fourEyes.own")}</p> : null}
    </Message>
  );
}

function factsOf(approval: StaffApproval, text: Text): Fact[] {
  const { t, exactMoney, shortDate } = text;
  switch (approval.kind) {
    case "reopen-case":
      return [
        { label: t("office.fourEyes.becomes"), value: t(`staff.outcome.${approval.payload.outcome}`) },
        { label: t("office.work.mailText"), value: approval.payload.note },
      ];
    case "reopen-claim": {
      const granted = sumBy(approval.payload.amounts, (amount) => amount);
      return [
        { label: t("office.fourEyes.becomes"), value: t(`staff.claim.${approval.payload.outcome}`) },
        { label: t("office.work.granted"), value: exactMoney(granted) },
        { label: t("office.work.mailText"), value: approval.payload.note },
      ];
    }
    case "pay-out-claim":
    case "transfer-refund":
    case "bank-payment":
      return [
        { label: t("staff.col.amount"), value: exactMoney(approval.payload.amount) },
        { label: t("staff.payout.on"), value: shortDate(approval.payload.paidOn) },
        { label: t("staff.payout.reference"), value: approval.payload.reference },
      ];
    case "clear-sanctions-hit":
      return hitFacts(approval.payload, text);
    case "record-insolvency": {
      const { kind, on, contactName, contactEmail } = approval.payload;
      return [
        { label: t("office.event.what"), value: t(`office.event.${kind}`) },
        { label: t(`office.event.on.${kind}`), value: shortDate(on) },
        {
          label: t(`office.circumstance.contact.${kind}`),
          value: [contactName, contactEmail].filter(Boolean).join(", "),
        },
      ];
    }
    case "end-after-death": {
      const { outcome, endsOn } = approval.payload;
      return [
        { label: t("office.death.outcome"), value: t(`office.death.${outcome}`) },
        { label: t("office.death.endsOn.short"), value: endsOn && shortDate(endsOn) },
      ];
    }
    case "write-off":
    case "terminate-unpaid":
      return [{ label: t("staff.col.amount"), value: exactMoney(approval.payload.amount) }];
    case "close-month":
      return [{ label: t("staff.money.month"), value: monthName(text, approval.payload.month) }];
    case "record-remittance": {
      const { month, country, amount, paidOn, reference } = approval.payload;
      return [
        { label: t("staff.money.month"), value: `${monthName(text, month)}, ${t(`country.${country}`)}` },
        { label: t("staff.col.amount"), value: text.in(country).exactMoney(amount) },
        { label: t("staff.payout.on"), value: shortDate(paidOn) },
        { label: t("staff.payout.reference"), value: reference },
      ];
    }
    case "release-payments": {
      const { country, payments, amount, executeOn } = approval.payload;
      return [
        { label: t("office.bank.payments"), value: `${text.number(payments)}, ${t(`country.${country}`)}` },
        { label: t("office.bank.sum"), value: text.in(country).exactMoney(amount) },
        { label: t("office.bank.executeOn"), value: shortDate(executeOn) },
      ];
    }
    case "drop-payment": {
      const { amount, endToEndId } = approval.payload;
      return [
        { label: t("staff.col.amount"), value: exactMoney(amount) },
        { label: t("office.bank.purpose"), value: endToEndId },
      ];
    }
    case "lift-hold":
      return [{ label: t("office.fourEyes.heldBecause"), value: approval.payload.heldBecause }];
    case "record-declaration": {
      const { kind, way, by, name, declaredOn, arrivedOn } = approval.payload;
      return [
        { label: t("staff.col.what"), value: `${t(`office.declare.${kind}`)}, ${t(`office.declare.via.${way}`)}` },
        { label: t("office.declare.by"), value: name ?? t(`office.declare.by.${by}`) },
        { label: t("office.declare.declaredOn"), value: shortDate(declaredOn) },
        { label: t("office.declare.arrivedOn"), value: shortDate(arrivedOn) },
      ];
    }
    case "match-withdrawal":
      return [{ label: t("staff.col.contract"), value: approval.payload.contractNumber }];
  }
}
