import type { Amendment, ShownChange } from "@kautia/contract";
import type { Text } from "./create-text.ts";

export function describeChange(change: ShownChange, { t, money, date }: Pick<Text, "t" | "money" | "date">): string {
  switch (change.kind) {
    case "NEW_LANDLORD":
      return t("changes.NEW_LANDLORD.says", { name: change.name });
    case "TENANT_EMAIL":
      return t("changes.TENANT_EMAIL.says", { email: change.email });
    case "LANDLORD_EMAIL":
      return t("changes.LANDLORD_EMAIL.says", { email: change.email });
    case "TENANT_CONTACT":
      return t("changes.TENANT_CONTACT.says", { contact: list(sayPhone(change.phone), change.postalAddress) });
    case "LANDLORD_CONTACT": {
      const details = list(change.name, change.postalAddress, sayPhone(change.phone));
      return details === "" ? t("changes.LANDLORD_CONTACT.saysPhone") : t("changes.LANDLORD_CONTACT.says", { details });
    }
    case "TENANT_NAME": {
      const name = `${change.firstName} ${change.lastName}`;
      if (change.birthDate === null) return t("changes.TENANT_NAME.says", { name });
      return t("changes.TENANT_NAME.saysBorn", { name, date: date(change.birthDate) });
    }
    case "PAYMENT_PERIOD":
      return t(`changes.PAYMENT_PERIOD.${change.paymentPeriod}.says`);
    case "END":
      return change.insuranceEnd === null
        ? t("changes.END.saysOpen")
        : t("changes.END.says", { date: date(change.insuranceEnd) });
    case "START":
      return t("changes.START.says", { date: date(change.insuranceStart) });
    case "HOME": {
      const { streetNumber: number, unitName: door } = change;
      return door === null ? t("changes.HOME.says", { number }) : t("changes.HOME.saysDoor", { number, door });
    }
    case "HIGHER_DEPOSIT":
      return t("changes.HIGHER_DEPOSIT.says", { amount: money(change.depositAmount) });
    case "CO_TENANTS": {
      const joins = change.joins && nameOf(change.joins);
      const { leaves } = change;
      if (joins === null) return t("changes.CO_TENANTS.saysLeaves", { leaves: leaves ?? "" });
      return leaves === null
        ? t("changes.CO_TENANTS.says", { joins })
        : t("changes.CO_TENANTS.saysBoth", { joins, leaves });
    }
    case "LOWER_DEPOSIT": {
      const amount = money(change.depositAmount);
      if (change.restUntil === null) return t("changes.LOWER_DEPOSIT.says", { amount });
      return t("changes.LOWER_DEPOSIT.saysUntil", { amount, date: date(change.restUntil) });
    }
  }
}

/** Who still has to agree, or from when it applies. */
export function waitingFor(
  { change, waitsFor: [party], until, from, mayAgree }: Amendment,
  { t, date }: Text,
): string | null {
  if (party !== undefined && until !== null) {
    if (mayAgree) return t("changes.waitsFor.you", { date: date(until) });
    const name =
      change.kind === "NEW_LANDLORD"
        ? change.name
        : change.kind === "CO_TENANTS" && change.joins
          ? nameOf(change.joins)
          : "";
    const who = party === "CO_TENANTS" && change.kind === "HIGHER_DEPOSIT" ? "signers" : party;
    return t(`changes.waitsFor.${who}`, { name, date: date(until) });
  }
  return from === null ? null : t("changes.appliesFrom", { date: date(from) });
}

const sayPhone = (phone: { dialCode: string; number: string } | null) =>
  phone && `${phone.dialCode} ${phone.number}`.trim();
const list = (...parts: (string | null)[]) => parts.filter(Boolean).join("; ");
const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;
