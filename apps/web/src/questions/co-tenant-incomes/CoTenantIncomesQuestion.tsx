import { saves } from "@kautia/contract";
import { Form } from "../../form/Form.tsx";
import { QuestionHead } from "../../form/QuestionHead.tsx";
import { useForm } from "../../form/use-form.ts";
import { CoTenantIncomes } from "../../parts/co-tenants/CoTenantIncomes.tsx";
import {
  coTenantLabels,
  coTenantName,
  coTenantValues,
  coTenantWords,
  missingIncomes,
  rowsIn,
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
  const form = useForm({
    id: `co-tenant-incomes ${(record.coTenants ?? []).map(({ email }) => email).join(" ")}`,
    call: saves["co-tenants"],
    initial: {
      "coTenants.0.grossIncome": people["coTenants.0.grossIncome"],
      "coTenants.1.grossIncome": people["coTenants.1.grossIncome"],
      "coTenants.2.grossIncome": people["coTenants.2.grossIncome"],
    },
    labels: coTenantLabels,
    words: coTenantWords,
    groupOf: (field) =>
      rows.filter((row) => field.startsWith(`coTenants.${row}.`)).map((row) => coTenantName(people, row))[0],
    check: (typed) => missingIncomes(typed, rows),
    body: (typed) => ({ coTenants: toCoTenants({ ...people, ...typed }, meant) }),
    onSaved,
  });
  return (
    <Form
      form={form}
      head={<QuestionHead title={t("questions.co-tenant-incomes.title")} why={t("coTenants.incomesWhy")} />}
    >
      <CoTenantIncomes people={people} bind={form.bind} meant={meant} tries={form.tries} />
    </Form>
  );
}
