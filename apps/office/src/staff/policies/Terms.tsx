import type { StaffPolicy } from "@kautia/contract";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import type { Text } from "@kautia/locales/format";
import { type Fact, Facts } from "../../parts/Facts.tsx";
import { Panel } from "../../parts/Panel.tsx";
import { useText } from "../../text/use-text.ts";

type Terms = StaffPolicy["terms"][number];

/** What each change of the contract made different, newest first. Renders nothing while the signed terms apply. */
export function TermsPanel({ of: { terms, country } }: { of: StaffPolicy }) {
  const text = useText();
  const { t, date } = text;
  if (terms.length < 2) return null;
  const facts = terms.map((each) => factsOf(each, text.in(country)));
  return (
    <Panel title={t("office.terms")}>
      {terms
        .map((each, index) => (
          <section key={each.number}>
            <h3>{t("office.terms.number", { number: String(each.number), date: date(each.from) })}</h3>
            <Facts facts={(facts[index] ?? []).filter(({ value }, row) => value !== facts[index - 1]?.[row]?.value)} />
          </section>
        ))
        .toReversed()}
    </Panel>
  );
}

function factsOf(terms: Terms, { t, date, exactMoney }: Text): Fact[] {
  const period = t(terms.paymentPeriod === "YEARLY" ? "common.perYear" : "common.perMonth");
  return [
    { label: t("staff.col.tenant"), value: terms.tenantName },
    { label: t("staff.col.landlord"), value: terms.landlordName },
    { label: t("staff.col.home"), value: keepAddressTogether(terms.fullAddress) },
    { label: t("staff.col.deposit"), value: exactMoney(terms.depositAmount) },
    { label: t("staff.col.premium"), value: `${exactMoney(terms.premiumAmount)} ${period}` },
    { label: t("staff.col.start"), value: date(terms.insuranceStart) },
    {
      label: t("staff.policy.until"),
      value: terms.insuranceEnd === null ? t("office.terms.open") : date(terms.insuranceEnd),
    },
  ];
}
