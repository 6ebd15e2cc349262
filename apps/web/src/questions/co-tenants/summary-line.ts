import { joined, type SummaryLine } from "../summary-line.ts";

export const coTenantsLine: SummaryLine = ({ coTenants }, { t, date }) =>
  (coTenants ?? []).flatMap(({ firstName, lastName, birthDate, email }) => {
    const name = joined(firstName, lastName);
    return [
      birthDate === null
        ? t("summary.coTenantWithoutDate", { name })
        : t("summary.coTenant", { name, date: date(birthDate) }),
      email,
    ];
  });
