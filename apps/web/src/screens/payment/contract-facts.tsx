import {
  type CallAnswer,
  type CoverPreview,
  dateOfTimestamp,
  dayPriceCents,
  fromCents,
  leaseLandlord,
  type getCardState,
  type PaymentMethodKind,
  personName,
  type QuestionId,
  type TenantRecord,
  toCents,
} from "@kautia/contract";
import { Link, type SummaryRow } from "@kautia/design-system";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import { Lines } from "../../parts/contract/Lines.tsx";
import { otherMethod } from "./wizard.ts";
import type { Text } from "@kautia/locales/format";

export interface Contract {
  record: TenantRecord;
  /** The names of everybody who signs with the tenant. */
  coTenants: readonly string[];
  /** Whether the tenant has signed, and they have yet to. */
  isSigned: boolean;
  /** When the guarantee begins; null until loaded. */
  cover: CoverPreview | null;
  /** Formatted price with its period. */
  price: string;
  /** The card or account that the server has; null until loaded. */
  cardState: CallAnswer<typeof getCardState> | null;
  kind: PaymentMethodKind;
  /** The path where the tenant changes the period. */
  cardStep: string;
  /** The path where an answer is changed; null for one that this tenant was not asked for. */
  changePath: (step: QuestionId) => string | null;
  insurer: string;
  brand: string;
}

/** The rows of the contract: the key facts, and more that unfold. */
export function contractFacts(
  { record, coTenants, isSigned, cover, price, cardState, kind, cardStep, changePath, insurer, brand }: Contract,
  { t, money, date }: Text,
): Record<"key" | "more", SummaryRow[]> {
  const { userInfo, landlordInfo, address, rentDepositAmount, insuranceEnd } = record;
  const change = (href: string, what: string) => (
    <Link standalone href={href} hiddenText={what}>
      {t("common.change")}
    </Link>
  );
  const changeAnswer = (step: QuestionId, what: string) => {
    const href = changePath(step);
    return href === null ? {} : { action: change(href, what) };
  };
  const method = t(kind === "card" ? "payment.cardRow" : "payment.accountRow");
  const { name: landlord, representedBy } = leaseLandlord(record);
  return {
    key: [
      {
        label: t("payment.deposit"),
        value: rentDepositAmount === null ? "–" : money(rentDepositAmount),
        ...changeAnswer("rent-and-deposit", t("payment.deposit")),
      },
      {
        label: t("payment.home"),
        value: address ? keepAddressTogether(address.fullAddress) : "–",
        ...changeAnswer("property-address", t("payment.home")),
      },
      ...(coTenants.length > 0
        ? [
            {
              label: t("coTenant.others"),
              value: coTenants.map((name) => (
                <Lines key={name} value={name} quiet={isSigned ? null : t("coSigning.thenEmail")} />
              )),
              ...changeAnswer("co-tenants", t("coTenant.others")),
            },
          ]
        : []),
      {
        label: t("payment.landlord"),
        value: (
          <Lines
            value={
              representedBy
                ? t("landlord.representedBy", { landlord: landlord ?? "", by: representedBy })
                : (landlord ?? "")
            }
            quiet={landlordInfo?.email && t("payment.landlordInvited", { email: landlordInfo.email })}
          />
        ),
        ...changeAnswer("landlord-type", t("payment.landlord")),
      },
      {
        label: t("payment.start"),
        value: <Lines value={cover ? date(cover.start) : "…"} quiet={startNote(record, cover, { t, money })} />,
        ...changeAnswer("insurance-dates", t("payment.start")),
      },
      { label: t("payment.price"), value: price, action: change(cardStep, t("payment.price")) },
      {
        label: method,
        value: cardState === null ? "…" : methodText(cardState, t),
        action: change(`${cardStep}?${otherMethod}`, method),
      },
    ],
    more: [
      {
        label: t("payment.tenant"),
        value: <Lines value={personName(userInfo ?? {}) ?? "–"} quiet={userInfo?.email} />,
        ...changeAnswer("name", t("payment.tenant")),
      },
      { label: t("payment.guarantor"), value: <Lines value={insurer} quiet={t("payment.arrangedBy", { brand })} /> },
      {
        label: t("payment.end"),
        value: insuranceEnd ? date(dateOfTimestamp(insuranceEnd)) : t("payment.openEnd"),
        ...changeAnswer("insurance-dates", t("payment.end")),
      },
    ],
  };
}

/** The card or account in a few words. */
export function methodText(state: CallAnswer<typeof getCardState>, t: Text["t"]): string {
  if (state.method?.lastDigits) return t("payment.cardEnding", { digits: state.method.lastDigits });
  return t(state.ready ? "payment.cardKept" : "payment.cardNone");
}

/** What beginning within the withdrawal period costs, or why it begins later than chosen. */
function startNote(
  { insuranceStart, premiumAmount, paymentPeriod }: TenantRecord,
  cover: CoverPreview | null,
  { t, money }: Pick<Text, "t" | "money">,
): string {
  if (cover?.isEarly && premiumAmount !== null && paymentPeriod !== null) {
    const cents = dayPriceCents({ premiumCents: toCents(premiumAmount), paymentPeriod });
    return t("payment.startEarly", { amount: money(fromCents(cents)) });
  }
  const isMoved = cover && insuranceStart !== null && cover.start !== dateOfTimestamp(insuranceStart);
  return t(isMoved ? "payment.startMoved" : "payment.startLater");
}
