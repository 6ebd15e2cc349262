import { IncomeField } from "../employment/IncomeField.tsx";
import type { MeantIncome } from "../employment/use-meant-income.ts";
import { useText } from "../../texts/use-text.ts";
import type { CoTenantForm } from "./CoTenantFields.tsx";
import { coTenantName, coTenantPath, rowsIn } from "./rows.ts";
import "./co-tenants.css";

interface CoTenantIncomesProps {
  form: CoTenantForm;
  /** Values with the names of the people, if the form has none. */
  names?: CoTenantForm["values"];
  meant: MeantIncome;
}

/** The yearly income of each co-tenant under their name. */
export function CoTenantIncomes({ form, names = form.values, meant }: CoTenantIncomesProps) {
  const { t } = useText();
  return rowsIn(names).map((row) => (
    <fieldset key={row} className="co-tenant">
      <legend>{coTenantName(names, row)}</legend>
      <IncomeField field={form.bind(coTenantPath(row, "grossIncome"))} meant={meant} help={t("coTenants.incomeHelp")} />
    </fieldset>
  ));
}
