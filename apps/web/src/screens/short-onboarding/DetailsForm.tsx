import { fieldError, normaliseText, salutations, saveInvitationDetails, type TenantRecord } from "@kautia/contract";
import { Checkbox, ChoiceList, DateField, PhoneField, TextField } from "@kautia/design-system";
import { useApp } from "../../shell/app/app-context.ts";
import { wordsOf } from "../../address/address-values.ts";
import { AddressDouble } from "../../address/AddressDouble.tsx";
import { AddressFields } from "../../address/AddressFields.tsx";
import { AddressLookup } from "../../address/AddressLookup.tsx";
import { EmploymentFields } from "../../parts/employment/EmploymentFields.tsx";
import { NationalityField } from "../../form/NationalityField.tsx";
import { Form } from "../../form/Form.tsx";
import { FormActions } from "../../form/FormActions.tsx";
import { usePhoneTexts } from "../../form/phone.ts";
import { useDateTexts } from "../../form/use-date-texts.ts";
import { useDoublePolicy } from "../../address/use-double-policy.ts";
import { useForm } from "../../form/use-form.ts";
import { usePicked } from "../../address/use-picked.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { useNavigate } from "../../shell/navigation/use-location.ts";
import { useScreenPath } from "../../shell/use-screen-path.ts";
import { toBody } from "./details-body.ts";
import { initialDetails, noSalutation } from "./initial-details.ts";
import { incomeWords, birthDateWords, ownNameWords } from "../../form/field-words.ts";

const names = ["firstName", "lastName"] as const;
const choices = [...salutations, noSalutation] as const;

/** Asks an invited tenant for everything that the landlord did not provide. */
export function DetailsForm({ record }: { record: TenantRecord }) {
  const { country, session } = useApp();
  const { t, shortDate, language } = useText();
  const dateTexts = useDateTexts();
  const phoneTexts = usePhoneTexts();
  const navigate = useNavigate();
  const path = useScreenPath();
  const known = record.userInfo;
  const { picked, pick, sourceOf } = usePicked(known?.address ?? null);
  const double = useDoublePolicy();
  const goOn = async () => {
    await session.latest();
    await navigate(path("summary"));
  };
  const form = useForm({
    id: "short-onboarding",
    call: saveInvitationDetails,
    initial: initialDetails(record, country()),
    labels: {
      salutation: "fields.salutation",
      firstName: "fields.firstName",
      lastName: "fields.lastName",
      phone: "fields.phone",
      birthDate: "fields.birthDate",
      nationality: "fields.nationality",
      street: "fields.street",
      streetNumber: "fields.streetNumber",
      unitName: "fields.unitName",
      zip: "fields.zip",
      city: "fields.city",
      country: "fields.country",
      employmentStatus: "fields.employmentStatus",
      grossIncome: "fields.grossIncome",
      educationLevel: "fields.educationLevel",
      educationPlace: "fields.educationPlace",
      newsAgreement: "fields.newsAgreement",
      updateAgreement: "fields.updateAgreement",
    },
    words: (typed) => ({
      firstName: ownNameWords,
      lastName: ownNameWords,
      birthDate: birthDateWords,
      nationality: { FIELD_REQUIRED: "validation.option" },
      ...wordsOf(typed),
      employmentStatus: { FIELD_REQUIRED: "validation.option" },
      grossIncome: incomeWords,
      educationLevel: { FIELD_REQUIRED: "validation.option" },
    }),
    check: (typed) =>
      names
        .filter((name) => !known?.[name] && normaliseText(typed[name]) === "")
        .map((name) => fieldError(name, "FIELD_REQUIRED")),
    body: (typed) => ({ ...toBody(typed, sourceOf(typed)), language }),
    onSaved: async () => {
      // The home's address came with the invitation, so warn here if the tenant already has a policy for it.
      if (await double.warn(record.address?.fullAddress ?? "")) return;
      await goOn();
    },
  });
  return (
    <Form
      form={form}
      head={
        <h2 id="get-offer" tabIndex={-1}>
          {t("short.you")}
        </h2>
      }
    >
      <ChoiceList
        {...form.bind("salutation")}
        layout="row"
        options={choices.map((value) => ({ value, label: t(`choices.salutation.${value}`) }))}
      />
      {known?.firstName ? null : <TextField {...form.bind("firstName")} autoComplete="given-name" />}
      {known?.lastName ? null : <TextField {...form.bind("lastName")} autoComplete="family-name" />}
      <PhoneField
        {...form.bind("phone")}
        {...phoneTexts}
        optionalText={t("common.optional")}
        help={t("fields.phoneHelp")}
      />
      <DateField
        {...form.bind("birthDate")}
        {...dateTexts}
        autoComplete="bday"
        help={t("fields.birthDateHelp", { example: shortDate("1994-05-31") })}
      />
      <NationalityField {...form.bind("nationality")} />

      <h2 className="short-heading">{t("short.where")}</h2>
      <AddressLookup values={form.values} change={form.change} picked={picked} onPick={pick} />
      <AddressFields bind={form.bind} home own />

      <h2 className="short-heading">{t("short.work")}</h2>
      <EmploymentFields
        label={t("short.employment")}
        fields={{
          employmentStatus: form.bind("employmentStatus"),
          grossIncome: form.bind("grossIncome"),
          educationLevel: form.bind("educationLevel"),
          educationPlace: form.bind("educationPlace"),
        }}
      />
      <Checkbox {...form.bindTick("newsAgreement")} />
      <Checkbox {...form.bindTick("updateAgreement")} />
      <AddressDouble of={double.warnedOf} />
      <p className="quiet">{t("short.next")}</p>
      <FormActions form={form} />
    </Form>
  );
}
