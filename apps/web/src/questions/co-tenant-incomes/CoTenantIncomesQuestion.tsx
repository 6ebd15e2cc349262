import { fieldError, saves } from "@kautia/contract";
import { Form } from "../../form/Form.tsx";
import { QuestionHead } from "../../form/QuestionHead.tsx";
import { useForm } from "../../form/use-form.ts";
import { coTenantForm } from "../../parts/co-tenants/CoTenantFields.tsx";
import { CoTenantIncomes } from "../../parts/co-tenants/CoTenantIncomes.tsx";
import {
  coTenantLabels,
  coTenantName,
  coTenantPath,
  coTenantValues,
  coTenantWords,
  rowOf,
  rowsIn,
  textAt,
  toCoTenants,
} from "../../parts/co-tenants/rows.ts";
import { useMeantIncome } from "../../parts/employment/use-meant-income.ts";
import { useText } from "../../texts/use-text.ts";
import type { QuestionProps } from "../question.ts";

/** The incomes only: names and the rest are those of the record, whatever was typed here before they changed. */
export function Question({ record, onSaved }: QuestionProps) {
  const { t } = useText();
  const meant = useMeantIncome();
  const people = coTenantValues(record.coTenants);
  const rows = rowsIn(people);
  const initial = Object.fromEntries(
    rows.map((row) => [coTenantPath(row, "grossIncome"), textAt(people, row, "grossIncome")]),
  );
  const form = useForm({
    id: `co-tenant-incomes ${(record.coTenants ?? []).map(({ email }) => email).join(" ")}`,
    call: saves["co-tenants"],
    initial,
    labels: coTenantLabels,
    words: coTenantWords,
    groupOf: (field) => {
      const row = rowOf(field);
      return row === null ? undefined : coTenantName(people, row);
    },
    check: (typed) =>
      rows
        .filter((row) => textAt(typed, row, "grossIncome").trim() === "")
        .map((row) => fieldError(coTenantPath(row, "grossIncome"), "FIELD_REQUIRED")),
    body: (typed) => ({ coTenants: toCoTenants({ ...people, ...typed }, meant) }),
    onSaved,
  });
  return (
    <Form
      form={form}
      head={<QuestionHead title={t("questions.co-tenant-incomes.title")} why={t("coTenants.incomesWhy")} />}
    >
      <CoTenantIncomes form={coTenantForm(form)} names={people} meant={meant} />
    </Form>
  );
}
