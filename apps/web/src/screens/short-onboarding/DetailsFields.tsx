import { representsLandlord, salutations, type TenantRecord } from "@kautia/contract";
import { Checkbox, ChoiceList, DateField, PhoneField, TextField } from "@kautia/design-system";
import { AddressDouble } from "../../address/AddressDouble.tsx";
import { AddressEntry } from "../../address/AddressEntry.tsx";
import { useAddressEntry } from "../../address/use-address-entry.ts";
import { NationalityField } from "../../form/NationalityField.tsx";
import { usePhoneTexts } from "../../form/phone.ts";
import { useDateTexts } from "../../form/use-date-texts.ts";
import { CoTenantFields, coTenantForm } from "../../parts/co-tenants/CoTenantFields.tsx";
import { CoTenantIncomes } from "../../parts/co-tenants/CoTenantIncomes.tsx";
import { EmploymentFields } from "../../parts/employment/EmploymentFields.tsx";
import { useText } from "../../texts/use-text.ts";
import { noSalutation } from "./initial-details.ts";
import type { Details } from "./use-details.ts";

const choices = [...salutations, noSalutation] as const;

interface FieldsProps {
  details: Details;
  record: TenantRecord;
}

export function AboutYou({ details: { form }, record: { userInfo, landlordInfo } }: FieldsProps) {
  const { t, shortDate } = useText();
  return (
    <>
      <ChoiceList
        {...form.bind("salutation")}
        layout="chips"
        optionalText={t("common.optional")}
        options={choices.map((value) => ({ value, label: t(`choices.salutation.${value}`) }))}
      />
      {userInfo?.firstName ? null : <TextField {...form.bind("firstName")} autoComplete="given-name" />}
      {userInfo?.lastName ? null : <TextField {...form.bind("lastName")} autoComplete="family-name" />}
      <DateField
        {...form.bind("birthDate")}
        {...useDateTexts()}
        autoComplete="bday"
        help={t("fields.birthDateHelp", { example: shortDate("1994-05-31") })}
      />
      <NationalityField {...form.bind("nationality")} />
      <PhoneField
        {...form.bind("phone")}
        {...usePhoneTexts()}
        optionalText={t("common.optional")}
        help={t("fields.phoneHelp")}
      />
      {representsLandlord(landlordInfo?.type) ? (
        <TextField {...form.bind("beneficiaryInfo")} autoComplete="off" help={t("fields.beneficiaryInfoHelp")} />
      ) : null}
      <CoTenantFields form={coTenantForm(form)} />
    </>
  );
}

export function CurrentAddress({ details: { form, address, line }, record }: FieldsProps) {
  const known = [record.userInfo?.address?.address];
  return <AddressEntry entry={useAddressEntry({ form, address, line, known, home: true })} own />;
}

export function Occupation({ details: { form, double, meant } }: FieldsProps) {
  const { t } = useText();
  return (
    <>
      <EmploymentFields
        meant={meant}
        tries={form.tries}
        label={t("short.employment")}
        asQuestion
        fields={{
          employmentStatus: form.bind("employmentStatus"),
          grossIncome: form.bind("grossIncome"),
          educationLevel: form.bind("educationLevel"),
          educationPlace: form.bind("educationPlace"),
        }}
      />
      <CoTenantIncomes people={form.values} bind={coTenantForm(form).bind} meant={meant} tries={form.tries} />
      <Checkbox {...form.bindTick("newsAgreement")} />
      <Checkbox {...form.bindTick("updateAgreement")} />
      <AddressDouble of={double.warnedOf} />
      <p className="quiet">{t("short.next")}</p>
    </>
  );
}
