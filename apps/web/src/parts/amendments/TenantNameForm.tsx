import { evidenceFile, uploadAmendmentProof } from "@kautia/contract";
import { DateField, TextField } from "@kautia/design-system";
import { sendFile } from "../../api/send-file.ts";
import { birthDateWords, ownNameWords } from "../../form/field-words.ts";
import { Form } from "../../form/Form.tsx";
import { FormActions } from "../../form/FormActions.tsx";
import { useDateTexts } from "../../form/use-date-texts.ts";
import { useText } from "../../texts/use-text.ts";
import { UploadField } from "../uploads/UploadField.tsx";
import { useUploads } from "../uploads/use-uploads.ts";
import { type AskCall, type Asking, useAmendmentForm } from "./use-amendment-form.ts";

/** Asks for another name or birth date in the contract, with a proof that the desk looks at. */
export function TenantNameForm<C extends AskCall>({ asking }: { asking: Asking<C> }) {
  const { t } = useText();
  const dateTexts = useDateTexts();
  const form = useAmendmentForm(asking, {
    kind: "TENANT_NAME",
    initial: { firstName: "", lastName: "", birthDate: "", proofId: "" },
    labels: {
      firstName: "fields.firstName",
      lastName: "fields.lastName",
      birthDate: "fields.birthDate",
      proofId: "changes.TENANT_NAME.proof",
    },
    words: {
      firstName: ownNameWords,
      lastName: ownNameWords,
      birthDate: birthDateWords,
      proofId: { FIELD_REQUIRED: "changes.TENANT_NAME.proofMissing" },
    },
    change: ({ birthDate, ...values }) => ({ ...values, birthDate: birthDate === "" ? null : birthDate }),
  });
  const uploads = useUploads<"file">({
    async send(sent, options) {
      const params = asking.params;
      const call = uploadAmendmentProof;
      const result = await sendFile({ ...sent, call, answer: evidenceFile, params, fields: {} }, options);
      if (result.ok) form.change({ proofId: result.answer.id });
      return result;
    },
  });
  const { id, label, error } = form.bind("proofId");
  return (
    <Form form={form}>
      <TextField {...form.bind("firstName")} autoComplete="given-name" />
      <TextField {...form.bind("lastName")} autoComplete="family-name" />
      <DateField
        {...form.bind("birthDate")}
        {...dateTexts}
        autoComplete="bday"
        optionalText={t("common.optional")}
        help={t("changes.TENANT_NAME.birthDateHelp")}
      />
      <UploadField
        id={id}
        label={label}
        error={error}
        help={t("changes.TENANT_NAME.proofHelp")}
        type="file"
        uploads={uploads}
        offers={[]}
      />
      <FormActions form={form} label={t("changes.ask")} />
    </Form>
  );
}
