import { saves } from "@kautia/contract";
import { TextField } from "@kautia/design-system";
import { Form } from "../../form/Form.tsx";
import { FormActions } from "../../form/FormActions.tsx";
import { Unfold } from "../../form/Unfold.tsx";
import { useForm } from "../../form/use-form.ts";
import { useText } from "../../texts/use-text.ts";
import { useLocation } from "../../navigation/use-location.ts";
import type { QuestionProps } from "../question.ts";

export function Question({ record, onSaved }: QuestionProps) {
  const { t } = useText();
  const isNamed = useLocation().query.get("step") === "rental-contract";
  const form = useForm({
    id: "rental-contract",
    call: saves["rent-contract"],
    initial: { rentContractId: record.rentContractId ?? "" },
    labels: { rentContractId: "fields.rentContractId" },
    body: (typed) => typed,
    onSaved,
  });

  const number = form.bind("rentContractId");
  const isWrong = number.error !== undefined;
  return (
    <Form form={form}>
      <Unfold label={t("questions.rental-contract.add")} open={isNamed || isWrong || number.value !== ""}>
        <TextField
          {...number}
          label={t("questions.rental-contract.title")}
          optionalText={t("common.optional")}
          help={t("questions.rental-contract.help")}
          autoComplete="off"
        />
      </Unfold>
      <FormActions form={form} />
    </Form>
  );
}
