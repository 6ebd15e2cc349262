import { type FieldError, fieldError, normaliseText, saves } from "@kautia/contract";
import { PhoneField, TextField } from "@kautia/design-system";
import { useApp } from "../../app/app-context.ts";
import { EmailField } from "../../form/EmailField.tsx";
import { landlordNameWords, nameWords } from "../../form/field-words.ts";
import { Form } from "../../form/Form.tsx";
import { FormActions } from "../../form/FormActions.tsx";
import { Unfold } from "../../form/Unfold.tsx";
import { emptyPhone, phoneOrNull, usePhoneTexts } from "../../form/phone.ts";
import { QuestionHead } from "../../form/QuestionHead.tsx";
import { useForm } from "../../form/use-form.ts";
import { useText } from "../../texts/use-text.ts";
import type { QuestionProps } from "../question.ts";
import { FromContacts } from "./FromContacts.tsx";

/** A private landlord has a name. All others are companies, optionally with a contact person. */
export function Question({ record, onSaved }: QuestionProps) {
  const { t } = useText();
  const { country } = useApp();
  const phoneTexts = usePhoneTexts();
  const saved = record.landlordInfo;
  const isPrivate = saved?.type === "private";
  const form = useForm({
    id: isPrivate ? "landlord-info-private" : "landlord-info-company",
    call: saves["landlord-details"],
    initial: {
      companyName: saved?.companyName ?? "",
      firstName: saved?.firstName ?? "",
      lastName: saved?.lastName ?? "",
      email: saved?.email ?? "",
      phone: saved?.phone ?? emptyPhone(record.address?.address.country ?? country()),
    },
    labels: {
      companyName: "fields.companyName",
      firstName: isPrivate ? "fields.firstName" : "fields.contactFirstName",
      lastName: isPrivate ? "fields.lastName" : "fields.contactLastName",
      email: "fields.landlordEmail",
      phone: "fields.landlordPhone",
    },
    words: isPrivate ? landlordNameWords : { firstName: nameWords, lastName: nameWords },
    // The guarantee names the landlord, so the form requires a name, although the call does not.
    check: (typed) => (isPrivate ? missing(typed, "firstName", "lastName") : missing(typed, "companyName")),
    body: ({ companyName, phone, ...rest }) => ({
      ...rest,
      companyName: isPrivate ? null : companyName,
      phone: phoneOrNull(phone),
    }),
    onSaved,
  });
  const optional = t("common.optional");
  const phone = form.bind("phone");

  return (
    <Form
      form={form}
      head={<QuestionHead title={t("questions.landlord-info.title")} why={t("questions.landlord-info.why")} />}
    >
      <FromContacts onPick={form.change} />
      {isPrivate ? null : <TextField {...form.bind("companyName")} autoComplete="off" />}
      <TextField {...form.bind("firstName")} autoComplete="off" optionalText={isPrivate ? undefined : optional} />
      <TextField {...form.bind("lastName")} autoComplete="off" optionalText={isPrivate ? undefined : optional} />
      <EmailField {...form.bind("email")} autoComplete="off" help={t("fields.landlordEmailHelp")} />
      <Unfold label={t("fields.phoneAdd")} open={form.values.phone.number !== "" || phone.error !== undefined}>
        <PhoneField {...phone} {...phoneTexts} autoComplete="off" optionalText={optional} />
      </Unfold>
      <FormActions form={form} />
    </Form>
  );
}

function missing<N extends string>(typed: Record<N, string>, ...names: N[]): FieldError[] {
  return names.filter((name) => normaliseText(typed[name]) === "").map((name) => fieldError(name, "FIELD_REQUIRED"));
}
