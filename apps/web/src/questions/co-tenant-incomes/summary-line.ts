import { joined, type SummaryLine } from "../summary-line.ts";

export const coTenantIncomesLine: SummaryLine = ({ coTenants }, { t, money }) =>
  (coTenants ?? []).map(({ firstName, lastName, grossIncome }) =>
    grossIncome === null
      ? null
      : t("summary.coTenantIncome", { name: joined(firstName, lastName), income: money(grossIncome) }),
  );
