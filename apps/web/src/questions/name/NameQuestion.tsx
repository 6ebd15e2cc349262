import { countryOf, salutations, saveName } from "@kautia/contract";
import { ChoiceList, Link, PhoneField, TextField } from "@kautia/design-system";
import { useApp } from "../../shell/app/app-context.ts";
import { EmailField } from "../../form/EmailField.tsx";
import { Form } from "../../form/Form.tsx";
import { ownNameWords } from "../../form/field-words.ts";
import { FormActions } from "../../form/FormActions.tsx";
import { emptyPhone, phoneOrNull, usePhoneTexts } from "../../form/phone.ts";
import { QuestionHead } from "../../form/QuestionHead.tsx";
import { useForm } from "../../form/use-form.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { useScreenPath } from "../../shell/use-screen-path.ts";
import type { QuestionProps } from "../question.ts";

// A salutation must be optional (CJEU, C-394/23). No salutation is sent as null.
const noSalutation = "none";
const choices = [...salutations, noSalutation] as const;

export function Question({ record, onSaved }: QuestionProps) {
  const { t, locale } = useText();
  const { country, settings } = useApp();
  const path = useScreenPath();
  const phoneTexts = usePhoneTexts();
  const saved = record.userInfo;
  const form = useForm({
    id: "name",
    call: saveName,
    initial: {
      salutation: saved?.salutation ?? noSalutation,
      firstName: saved?.firstName ?? "",
      lastName: saved?.lastName ?? "",
      email: saved?.email ?? "",
      phone: saved?.phone ?? emptyPhone(country()),
    },
    labels: {
      salutation: "fields.salutation",
      firstName: "fields.firstName",
      lastName: "fields.lastName",
      email: "fields.email",
      phone: "fields.phone",
    },
    words: { firstName: ownNameWords, lastName: ownNameWords },
    body: ({ salutation, phone, ...rest }) => ({
      ...rest,
      phone: phoneOrNull(phone),
      salutation: salutation === noSalutation ? null : salutation,
      country: countryOf(locale),
    }),
    onSaved,
  });

  return (
    <Form form={form} head={<QuestionHead title={t("questions.name.title")} why={t("questions.name.why")} />}>
      <ChoiceList
        {...form.bind("salutation")}
        layout="row"
        options={choices.map((value) => ({ value, label: t(`choices.salutation.${value}`) }))}
      />
      <TextField {...form.bind("firstName")} autoComplete="given-name" />
      <TextField {...form.bind("lastName")} autoComplete="family-name" />
      <EmailField {...form.bind("email")} autoComplete="email" />
      <PhoneField
        {...form.bind("phone")}
        {...phoneTexts}
        optionalText={t("common.optional")}
        help={t("fields.phoneHelp")}
      />
      {settings.countries.length > 1 && !record.invited ? (
        <p className="quiet">
          <span>{`${t(country() === "at" ? "welcome.countryAt" : "welcome.countryDe")}. `}</span>
          <Link href={`${path("choose-country")}?from=questions`}>{t("welcome.changeCountry")}</Link>
        </p>
      ) : null}
      <FormActions form={form} />
    </Form>
  );
}
