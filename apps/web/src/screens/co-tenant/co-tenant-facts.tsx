import type { CoTenantPage } from "@kautia/contract";
import { Link, type SummaryRow } from "@kautia/design-system";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import type { Text } from "@kautia/locales/format";
import { Lines } from "../../parts/contract/Lines.tsx";
import { priceText } from "../../parts/price/plans.ts";
import { namesOf } from "./acts.ts";

export interface Facts {
  view: CoTenantPage;
  contract: NonNullable<CoTenantPage["contract"]>;
  /** Where the reader corrects the own name. */
  correctPath: string;
  insurer: string;
  brand: string;
}

/** The rows of the contract as a co-tenant sees them: the key facts, and more that unfold. */
export function coTenantFacts(
  { view, contract, correctPath, insurer, brand }: Facts,
  text: Text,
): Record<"key" | "more", SummaryRow[]> {
  const { t, money, date } = text;
  const { first } = namesOf(view);
  const { shown, coverStart, isEarly, insuranceEnd } = contract;
  return {
    key: [
      {
        label: t("coTenant.you"),
        value: <span translate="no">{`${view.firstName} ${view.lastName}`}</span>,
        action: (
          <Link standalone href={correctPath} hiddenText={t("coTenant.yourName")}>
            {t("coTenant.correct")}
          </Link>
        ),
      },
      {
        label: t("coTenant.others"),
        value: view.tenants
          .filter(({ isYou }) => !isYou)
          .map(({ name, state }) => <Lines key={name} value={name} quiet={t(`coTenant.state.${state}`)} />),
      },
      { label: t("payment.deposit"), value: money(shown.rentDepositAmount) },
      { label: t("payment.home"), value: keepAddressTogether(shown.fullAddress) },
      {
        label: t("payment.landlord"),
        value: <Lines value={view.landlordName ?? ""} quiet={t("coTenant.landlordLater")} />,
      },
      {
        label: t("payment.start"),
        value: (
          <Lines
            value={date(coverStart)}
            quiet={isEarly ? t("coTenant.startEarly", { first }) : t("payment.startLater")}
          />
        ),
      },
      {
        label: t("payment.price"),
        value: (
          <Lines
            value={priceText(shown.premiumAmount, shown.paymentPeriod, text)}
            quiet={t("coTenant.paidBy", { first })}
          />
        ),
      },
    ],
    more: [
      { label: t("payment.guarantor"), value: <Lines value={insurer} quiet={t("payment.arrangedBy", { brand })} /> },
      { label: t("payment.end"), value: insuranceEnd ? date(insuranceEnd) : t("payment.openEnd") },
    ],
  };
}
