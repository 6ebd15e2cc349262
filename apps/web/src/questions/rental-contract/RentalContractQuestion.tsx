import { saves } from "@kautia/contract";
import { TextField } from "@kautia/design-system";
import { Form } from "../../form/Form.tsx";
import { FormActions } from "../../form/FormActions.tsx";
import { useForm } from "../../form/use-form.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import type { QuestionProps } from "../question.ts";

export function Question({ record, onSaved }: QuestionProps) {
  const { t } = useText();
  const form = useForm({
    id: "rental-contract",
    call: saves["rent-contract"],
    initial: { rentContractId: record.rentContractId ?? "" },
    labels: { rentContractId: "fields.rentContractId" },
    body: (typed) => typed,
    onSaved,
  });

  return (
    <Form form={form}>
      <TextField
        {...form.bind("rentContractId")}
        label={t("questions.rental-contract.title")}
        optionalText={t("common.optional")}
        help={t("questions.rental-contract.help")}
        autoComplete="off"
      />
      <FormActions form={form} />
    </Form>
  );
}
