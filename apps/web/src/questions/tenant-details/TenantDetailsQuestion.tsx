import { saves } from "@kautia/contract";
import { Checkbox, DateField } from "@kautia/design-system";
import { NationalityField } from "../../form/NationalityField.tsx";
import { checkAge } from "../../form/check-age.ts";
import { birthDateWords } from "../../form/field-words.ts";
import { Form } from "../../form/Form.tsx";
import { FormActions } from "../../form/FormActions.tsx";
import { useDateTexts } from "../../form/use-date-texts.ts";
import { QuestionHead } from "../../form/QuestionHead.tsx";
import { useForm } from "../../form/use-form.ts";
import { useApp } from "../../app/app-context.ts";
import { useText } from "../../texts/use-text.ts";
import type { QuestionProps } from "../question.ts";

export function Question({ record, onSaved }: QuestionProps) {
  const { t, shortDate } = useText();
  const app = useApp();
  const dateTexts = useDateTexts();
  const saved = record.userInfo;
  const form = useForm({
    id: "tenant-details",
    call: saves["tenant-details"],
    initial: {
      birthDate: saved?.birthDate ?? "",
      nationality: saved?.nationality ?? "",
      newsAgreement: saved?.newsAgreement ?? false,
      updateAgreement: saved?.updateAgreement ?? false,
    },
    labels: {
      birthDate: "fields.birthDate",
      nationality: "fields.nationality",
      newsAgreement: "fields.newsAgreement",
      updateAgreement: "fields.updateAgreement",
    },
    words: { birthDate: birthDateWords, nationality: { FIELD_REQUIRED: "validation.option" } },
    body: (typed) => typed,
    check: (typed) => checkAge(typed, record, app),
    onSaved,
  });
  return (
    <Form
      form={form}
      head={<QuestionHead title={t("questions.tenant-details.title")} why={t("questions.tenant-details.why")} />}
    >
      <DateField
        {...form.bind("birthDate")}
        {...dateTexts}
        autoComplete="bday"
        help={t("fields.birthDateHelp", { example: shortDate("1994-05-31") })}
      />
      <NationalityField {...form.bind("nationality")} />
      <Checkbox {...form.bindTick("newsAgreement")} />
      <Checkbox {...form.bindTick("updateAgreement")} />
      <FormActions form={form} />
    </Form>
  );
}
