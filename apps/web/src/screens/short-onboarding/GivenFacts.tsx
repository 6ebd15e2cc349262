import { dateOfTimestamp, landlordName, personName, type TenantRecord } from "@kautia/contract";
import { SummaryList, TextWithEmails } from "@kautia/design-system";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import { useText } from "../../shell/i18n/use-text.ts";

/** The facts that came with the invitation. */
export function GivenFacts({ record }: { record: TenantRecord }) {
  const { t, money, date } = useText();
  const { address, coldRentAmount, rentDepositAmount, insuranceStart, insuranceEnd, rentContractId, userInfo } = record;
  const start = insuranceStart && date(dateOfTimestamp(insuranceStart));
  const end = insuranceEnd && date(dateOfTimestamp(insuranceEnd));
  const rows: { label: string; lines: (string | null | undefined)[] }[] = [
    {
      label: t("questions.name.short"),
      lines: [personName(userInfo ?? {}), userInfo?.email],
    },
    { label: t("questions.property-address.short"), lines: [address && keepAddressTogether(address.fullAddress)] },
    {
      label: t("short.rent"),
      lines: [
        coldRentAmount === null ? null : t("summary.rent", { rent: money(coldRentAmount) }),
        rentDepositAmount === null ? null : t("summary.deposit", { deposit: money(rentDepositAmount) }),
      ],
    },
    { label: t("questions.rental-contract.short"), lines: [rentContractId] },
    {
      label: t("questions.insurance-dates.short"),
      lines: [start && (end ? t("summary.fromTo", { start, end }) : t("summary.from", { start }))],
    },
    { label: t("summary.landlord"), lines: [landlordName(record.landlordInfo ?? {}), record.landlordInfo?.email] },
  ];
  const filled = rows.map(({ label, lines }) => ({ label, lines: lines.filter(Boolean) }));
  return (
    <section className="given">
      <h2>{t("short.given")}</h2>
      <SummaryList
        rows={filled
          .filter(({ lines }) => lines.length > 0)
          .map(({ label, lines }) => ({
            label,
            value: lines.map((line) => (
              <div key={line}>
                <TextWithEmails text={line ?? ""} />
              </div>
            )),
          }))}
      />
      <p className="quiet">{t("short.givenHelp")}</p>
    </section>
  );
}
