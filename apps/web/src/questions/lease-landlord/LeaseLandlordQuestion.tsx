import { fieldError, normaliseText, saves } from "@kautia/contract";
import { TextField } from "@kautia/design-system";
import { useApp } from "../../app/app-context.ts";
import { Form } from "../../form/Form.tsx";
import { FormActions } from "../../form/FormActions.tsx";
import { QuestionHead } from "../../form/QuestionHead.tsx";
import { useForm } from "../../form/use-form.ts";
import { useText } from "../../texts/use-text.ts";
import type { QuestionProps } from "../question.ts";

/** Whom the guarantee is for. A property manager or an agent usually is not the creditor. */
export function Question({ record, onSaved }: QuestionProps) {
  const { session } = useApp();
  const { t } = useText();
  const form = useForm({
    id: "lease-landlord",
    call: saves["landlord-details"],
    initial: { beneficiaryInfo: record.beneficiaryInfo ?? "" },
    labels: { beneficiaryInfo: "fields.beneficiaryInfo" },
    // The guarantee names the landlord, so the form requires the name, although the call does not.
    check: ({ beneficiaryInfo }) =>
      normaliseText(beneficiaryInfo) === "" ? [fieldError("beneficiaryInfo", "FIELD_REQUIRED")] : [],
    // The call always requires the contact details, which the same page has just saved.
    body: (typed) => {
      const { email, phone } = session.record.get()?.landlordInfo ?? {};
      return { ...typed, email, phone };
    },
    onSaved,
  });
  return (
    <Form
      form={form}
      head={<QuestionHead title={t("questions.lease-landlord.title")} why={t("questions.lease-landlord.why")} />}
    >
      <TextField {...form.bind("beneficiaryInfo")} autoComplete="off" help={t("fields.beneficiaryInfoHelp")} />
      <FormActions form={form} />
    </Form>
  );
}
