import {
  type CallAnswer,
  dateOfTimestamp,
  type getCardState,
  type PaymentMethodKind,
  type TenantRecord,
} from "@kautia/contract";
import { Link, type SummaryRow } from "@kautia/design-system";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import type { Text } from "../../shell/i18n/create-text.ts";

export interface Contract {
  record: TenantRecord;
  /** Formatted price with its period. */
  price: string;
  /** The card or account that the server has; null until loaded. */
  cardState: CallAnswer<typeof getCardState> | null;
  kind: PaymentMethodKind;
  /** The path where the tenant changes the card and the period. */
  cardStep: string;
  insurer: string;
  brand: string;
}

/** The rows of the contract: the key facts, and more that unfold. */
export function contractFacts(
  { record, price, cardState, kind, cardStep, insurer, brand }: Contract,
  { t, money, date }: Text,
): Record<"key" | "more", SummaryRow[]> {
  const { userInfo, landlordInfo, address, rentDepositAmount, insuranceStart, insuranceEnd } = record;
  const change = (what: string) => (
    <Link standalone href={cardStep} hiddenText={what}>
      {t("common.change")}
    </Link>
  );
  const landlord = landlordInfo?.companyName ?? join([landlordInfo?.firstName, landlordInfo?.lastName]);
  return {
    key: [
      { label: t("payment.deposit"), value: rentDepositAmount === null ? "–" : money(rentDepositAmount) },
      { label: t("payment.home"), value: address ? keepAddressTogether(address.fullAddress) : "–" },
      {
        label: t("payment.landlord"),
        value: lines(landlord, landlordInfo?.email && t("payment.landlordInvited", { email: landlordInfo.email })),
      },
      {
        label: t("payment.start"),
        value: lines(insuranceStart ? date(dateOfTimestamp(insuranceStart)) : "–", t("payment.startLater")),
      },
      { label: t("payment.price"), value: price, action: change(t("payment.price")) },
      {
        label: t(kind === "card" ? "payment.cardRow" : "payment.accountRow"),
        value: cardText(cardState, t),
        action: change(t(kind === "card" ? "payment.cardRow" : "payment.accountRow")),
      },
    ],
    more: [
      { label: t("payment.tenant"), value: join([userInfo?.firstName, userInfo?.lastName]) || "–" },
      { label: t("payment.guarantor"), value: lines(insurer, t("payment.arrangedBy", { brand })) },
      { label: t("payment.end"), value: insuranceEnd ? date(dateOfTimestamp(insuranceEnd)) : t("payment.openEnd") },
    ],
  };
}

function cardText(state: Contract["cardState"], t: Text["t"]): string {
  if (state === null) return "…";
  if (state.method?.lastDigits) return t("payment.cardEnding", { digits: state.method.lastDigits });
  return t(state.ready ? "payment.cardKept" : "payment.cardNone");
}

function join(parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(" ");
}

/** A value with secondary text below it. */
function lines(value: string, quiet: string | null | undefined) {
  return (
    <>
      {value ? <div>{value}</div> : null}
      {quiet ? <div className="payment-quiet">{quiet}</div> : null}
    </>
  );
}
