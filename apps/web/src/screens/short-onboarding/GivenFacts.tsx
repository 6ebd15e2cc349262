import { dateOfTimestamp, landlordName, personName, type TenantRecord } from "@kautia/contract";
import { Card, Disclosure, SummaryList, TextWithEmails } from "@kautia/design-system";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import { useText } from "../../texts/use-text.ts";

/** The facts that came with the invitation: the home in two lines, the rest unfolds. */
export function GivenFacts({ record }: { record: TenantRecord }) {
  const { t, money, date } = useText();
  const { address, coldRentAmount, rentDepositAmount, insuranceStart, insuranceEnd, rentContractId, userInfo } = record;
  const start = insuranceStart && date(dateOfTimestamp(insuranceStart));
  const end = insuranceEnd && date(dateOfTimestamp(insuranceEnd));
  const inviter = landlordName(record.landlordInfo ?? {});
  const deposit = rentDepositAmount === null ? null : t("summary.deposit", { deposit: money(rentDepositAmount) });
  const cover = start && (end ? t("summary.fromTo", { start, end }) : t("summary.from", { start }));
  const rows: { label: string; lines: (string | null | undefined)[] }[] = [
    { label: t("questions.name.short"), lines: [personName(userInfo ?? {}), userInfo?.email] },
    {
      label: t("short.rent"),
      lines: [coldRentAmount === null ? null : t("summary.rent", { rent: money(coldRentAmount) })],
    },
    { label: t("questions.rental-contract.short"), lines: [rentContractId] },
    { label: t("summary.landlord"), lines: [inviter, record.landlordInfo?.email] },
  ];
  const filled = rows.map(({ label, lines }) => ({ label, lines: lines.filter(Boolean) }));
  return (
    <Card className="given" tone="quiet" title={inviter ? t("short.givenBy", { inviter }) : t("short.given")}>
      <p>
        <strong>{address && keepAddressTogether(address.fullAddress)}</strong>
      </p>
      <p>{[deposit, cover].filter(Boolean).join(", ")}</p>
      <Disclosure id="given" title={t("short.givenAll")}>
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
      </Disclosure>
    </Card>
  );
}
