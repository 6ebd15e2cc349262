import { countryOf, type Salutation, salutations, saveName } from "@kautia/contract";
import { ChoiceList, Link, PhoneField, TextField } from "@kautia/design-system";
import { useApp } from "../../app/app-context.ts";
import { EmailField } from "../../form/EmailField.tsx";
import { Form } from "../../form/Form.tsx";
import { ownEmailWords, ownNameWords } from "../../form/field-words.ts";
import { FormActions } from "../../form/FormActions.tsx";
import { Unfold } from "../../form/Unfold.tsx";
import { emptyPhone, phoneOrNull, usePhoneTexts } from "../../form/phone.ts";
import { QuestionHead } from "../../form/QuestionHead.tsx";
import { useForm } from "../../form/use-form.ts";
import { useText } from "../../texts/use-text.ts";
import { useScreenPath } from "../../routing/use-screen-path.ts";
import type { QuestionProps } from "../question.ts";

// A salutation must be optional (CJEU, C-394/23). No salutation is sent as null.
const noSalutation = "none";
const choices = [...salutations, noSalutation] as const;
const chosenOf = (saved: Salutation | null | undefined): (typeof choices)[number] | null => saved ?? null;

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
      salutation: chosenOf(saved?.salutation),
      firstName: saved?.firstName ?? "",
      lastName: saved?.lastName ?? "",
      email: saved?.email ?? "",
      phone: saved?.phone ?? emptyPhone(country()),
    },
    labels: {
      firstName: "fields.firstName",
      lastName: "fields.lastName",
      email: "fields.email",
      phone: "fields.phone",
      salutation: "fields.salutation",
    },
    words: {
      firstName: ownNameWords,
      lastName: ownNameWords,
      ...((record.coTenants ?? []).length > 0 && { email: ownEmailWords }),
    },
    body: ({ salutation, phone, ...rest }) => ({
      ...rest,
      phone: phoneOrNull(phone),
      salutation: salutation === noSalutation ? null : salutation,
      country: countryOf(locale),
    }),
    onSaved,
  });

  const phone = form.bind("phone");

  return (
    <Form form={form} head={<QuestionHead title={t("questions.name.title")} why={t("questions.name.why")} />}>
      <TextField {...form.bind("firstName")} autoComplete="given-name" />
      <TextField {...form.bind("lastName")} autoComplete="family-name" />
      <EmailField {...form.bind("email")} autoComplete="email" />
      <Unfold label={t("fields.phoneAdd")} open={form.values.phone.number !== "" || phone.error !== undefined}>
        <PhoneField {...phone} {...phoneTexts} optionalText={t("common.optional")} help={t("fields.phoneHelp")} />
      </Unfold>
      <ChoiceList
        {...form.bind("salutation")}
        layout="chips"
        optionalText={t("common.optional")}
        options={choices.map((value) => ({ value, label: t(`choices.salutation.${value}`) }))}
      />
      {settings.countries.length > 1 && !record.invited ? (
        <p className="quiet">
          <span>{`${t(`welcome.homesIn.${country()}`)}. `}</span>
          <Link href={`${path("choose-country")}?from=questions`}>{t("welcome.changeCountry")}</Link>
        </p>
      ) : null}
      <FormActions form={form} />
    </Form>
  );
}
