import { saves } from "@kautia/contract";
import { Form } from "../../form/Form.tsx";
import { useForm } from "../../form/use-form.ts";
import { CoTenantFields, coTenantForm } from "../../parts/co-tenants/CoTenantFields.tsx";
import { coTenantLabels, coTenantValues, coTenantWords, groupOf, toCoTenants } from "../../parts/co-tenants/rows.ts";
import { useText } from "../../texts/use-text.ts";
import type { QuestionProps } from "../question.ts";

/** Who signs too. Incomes that were told before stay with their person; the page of the employment asks for the others. */
export function Question({ record, onSaved }: QuestionProps) {
  const { t } = useText();
  const form = useForm({
    id: "co-tenants",
    call: saves["co-tenants"],
    initial: coTenantValues(record.coTenants),
    labels: coTenantLabels,
    words: coTenantWords,
    groupOf: (field) => groupOf(field, t),
    isEmpty: ({ coTenantCount }) => coTenantCount === "0",
    body: (typed) => ({ coTenants: toCoTenants(typed, { isMeant: (income) => income !== "" }) }),
    onSaved,
  });
  return (
    <Form form={form}>
      <CoTenantFields form={coTenantForm(form)} />
    </Form>
  );
}
