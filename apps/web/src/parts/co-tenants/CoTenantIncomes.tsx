import type { Binding } from "../../form/form-state.ts";
import { IncomeField } from "../employment/IncomeField.tsx";
import type { MeantIncome } from "../employment/use-meant-income.ts";
import { useText } from "../../texts/use-text.ts";
import { coTenantName, coTenantPath, type CoTenantValues, type IncomePath, rowsIn } from "./rows.ts";
import "./co-tenants.css";

interface CoTenantIncomesProps {
  people: CoTenantValues;
  bind: (name: IncomePath) => Binding<string>;
  meant: MeantIncome;
  tries: number;
}

/** The yearly income of each co-tenant under their name. */
export function CoTenantIncomes({ people, bind, meant, tries }: CoTenantIncomesProps) {
  const { t } = useText();
  return rowsIn(people).map((row) => (
    <fieldset key={row} className="co-tenant">
      <legend>{coTenantName(people, row)}</legend>
      <IncomeField
        field={bind(coTenantPath(row, "grossIncome"))}
        meant={meant}
        tries={tries}
        help={t("coTenants.incomeHelp")}
      />
    </fieldset>
  ));
}
