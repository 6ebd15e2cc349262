import { dateOfTimestamp, incomeOfAll, type StaffCase } from "@kautia/contract";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import { type Fact, Facts } from "../../parts/Facts.tsx";
import { Panel } from "../../parts/Panel.tsx";
import { useText } from "../../text/use-text.ts";

/** What the tenant answered, in the order in which one decides: money, dates and home, then people. */
export function CaseFacts({ of: { answers, country, price, language } }: { of: StaffCase }) {
  const { t, money, date, languageName, region } = useText().in(country);
  const { userInfo: tenant, landlordInfo: landlord } = answers;
  const coTenants = answers.coTenants ?? [];
  const amount = (value: number | null) => (value === null ? null : money(value));
  const day = (value: string | null) => (value === null ? null : date(dateOfTimestamp(value)));
  const named = (info: { firstName: string | null; lastName: string | null } | null) =>
    [info?.firstName, info?.lastName].filter(Boolean).join(" ");
  const phoneOf = (info: { phone: { dialCode: string; number: string } | null } | null) =>
    info?.phone && `${info.phone.dialCode} ${info.phone.number}`;
  const groups: readonly { name: "rental" | "home" | "you" | "landlord"; facts: Fact[] }[] = [
    {
      name: "rental",
      facts: [
        {
          label: t("staff.col.employment"),
          value: answers.employmentStatus && t(`choices.employmentStatus.${answers.employmentStatus}`),
        },
        { label: t("staff.col.income"), value: amount(answers.grossIncome) },
        ...coTenants.map((person) => ({
          label: t("office.case.incomeOf", { name: named(person) }),
          value: amount(person.grossIncome),
        })),
        { label: t("office.case.incomeOfAll"), value: coTenants.length > 0 && amount(incomeOfAll(answers)) },
        { label: t("fields.coldRentAmount"), value: amount(answers.coldRentAmount) },
        { label: t("staff.col.deposit"), value: amount(answers.rentDepositAmount) },
        {
          label: t("staff.case.price"),
          value: price && t("staff.case.priceText", { yearly: money(price.yearly), monthly: money(price.monthly) }),
        },
        { label: t("office.case.start"), value: day(answers.insuranceStart) },
        { label: t("office.case.end"), value: day(answers.insuranceEnd) },
        {
          label: t("questions.usage-purpose.short"),
          value: answers.existingRent === null ? null : t(`staff.choices.existingRent.${answers.existingRent}`),
        },
      ],
    },
    {
      name: "home",
      facts: [
        {
          label: t("questions.property-address.short"),
          value: answers.address?.fullAddress && keepAddressTogether(answers.address.fullAddress),
        },
        {
          label: t("questions.home-type.short"),
          value: answers.buildingType && t(`staff.choices.buildingType.${answers.buildingType}`),
        },
        {
          label: t("questions.household.short"),
          value: answers.liveWith && t(`staff.choices.liveWith.${answers.liveWith}`),
        },
        { label: t("questions.rental-contract.short"), value: answers.rentContractId },
      ],
    },
    {
      name: "you",
      facts: [
        { label: t("questions.name.short"), value: named(tenant) },
        { label: t("staff.email"), value: tenant?.email },
        { label: t("office.case.phone"), value: phoneOf(tenant) },
        { label: t("office.case.born"), value: tenant?.birthDate && date(tenant.birthDate) },
        { label: t("office.case.nationality"), value: tenant?.nationality && region(tenant.nationality) },
        {
          label: t("questions.current-address.short"),
          value: tenant?.address?.fullAddress && keepAddressTogether(tenant.address.fullAddress),
        },
        ...coTenants.map((person) => ({
          label: t("office.case.signsToo", { name: named(person) }),
          value: [person.birthDate && t("office.case.bornOn", { date: date(person.birthDate) }), person.email]
            .filter(Boolean)
            .join(", "),
        })),
        { label: t("office.case.language"), value: languageName(language) },
      ],
    },
    {
      name: "landlord",
      facts: [
        {
          label: t("questions.landlord-type.short"),
          value: landlord?.type && t(`staff.choices.landlordType.${landlord.type}`),
        },
        { label: t("questions.landlord-info.short"), value: named(landlord) },
        { label: t("staff.email"), value: landlord?.email },
        { label: t("office.case.phone"), value: phoneOf(landlord) },
      ],
    },
  ];
  return (
    <Panel title={t("staff.case.answers")}>
      {groups.map(({ name, facts }) => (
        <section key={name}>
          <h3>{t(`staff.group.${name}`)}</h3>
          <Facts facts={facts} />
        </section>
      ))}
    </Panel>
  );
}
