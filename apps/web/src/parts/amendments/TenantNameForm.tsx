import { evidenceFile, uploadAmendmentProof } from "@kautia/contract";
import { DateField, TextField } from "@kautia/design-system";
import { useState } from "react";
import { sendFile } from "../../api/send-file.ts";
import { birthDateWords, ownNameWords } from "../../form/field-words.ts";
import { Form } from "../../form/Form.tsx";
import { useDateTexts } from "../../form/use-date-texts.ts";
import { useText } from "../../texts/use-text.ts";
import { UploadField } from "../uploads/UploadField.tsx";
import { useUploads } from "../uploads/use-uploads.ts";
import { AskActions } from "./AskActions.tsx";
import { type AmendmentFormProps, type AskCall, useAmendmentForm } from "./use-amendment-form.ts";

/** Asks for another name or birth date in the contract, with a proof that the desk looks at. */
export function TenantNameForm<C extends AskCall>({ asking }: AmendmentFormProps<C>) {
  const { t } = useText();
  const dateTexts = useDateTexts();
  const form = useAmendmentForm(asking, {
    kind: "TENANT_NAME",
    // The draft remembers how the proof is shown.
    initial: { firstName: "", lastName: "", birthDate: "", proofId: "", proofName: "", proofSize: "" },
    labels: {
      firstName: "fields.firstName",
      lastName: "fields.lastName",
      birthDate: "fields.birthDate",
      proofId: "changes.TENANT_NAME.proof",
      proofName: "changes.TENANT_NAME.proof",
      proofSize: "changes.TENANT_NAME.proof",
    },
    words: {
      firstName: ownNameWords,
      lastName: ownNameWords,
      birthDate: birthDateWords,
      proofId: { FIELD_REQUIRED: "changes.TENANT_NAME.proofMissing" },
    },
    change: ({ firstName, lastName, birthDate, proofId }) => ({
      firstName,
      lastName,
      birthDate: birthDate === "" ? null : birthDate,
      proofId,
    }),
  });
  const { proofId } = form.values;
  const [earlier] = useState(form.values);
  const uploads = useUploads<"file">({
    async send(sent, options) {
      const params = asking.params;
      const call = uploadAmendmentProof;
      const result = await sendFile({ ...sent, call, answer: evidenceFile, params, fields: {} }, options);
      if (result.ok) {
        const { id, fileName, size } = result.answer;
        form.change({ proofId: id, proofName: fileName, proofSize: String(size) });
      }
      return result;
    },
    async list() {
      const { proofId: stored, proofName: fileName, proofSize } = earlier;
      return stored === "" ? [] : [{ id: stored, type: "file", checked: true, fileName, size: Number(proofSize) }];
    },
  });
  // The latest one is the proof.
  const shown = uploads.list.filter(({ documentId }) => documentId === null || documentId === proofId);
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
        uploads={{ ...uploads, list: shown }}
        offers={[]}
        multiple={false}
      />
      <AskActions asking={asking} form={form} />
    </Form>
  );
}
