import { type CallRequest, countries, type Country, type createPartner } from "@kautia/contract";
import { Select, TextField, type TextFieldProps } from "@kautia/design-system";
import type { ReactNode } from "react";
import type { CallForm } from "../../form/use-call-form.ts";
import { emailInput } from "../../form/email-input.ts";
import { useText } from "../../text/use-text.ts";

export interface PartnerValues {
  name: string;
  country: Country;
  contactName: string;
  contactEmail: string;
  contactPhone: string;
}

/** What a request says of the partner itself. An empty phone is left out. */
export function partnerOf({
  name,
  country,
  contactName,
  contactEmail,
  contactPhone,
}: PartnerValues): Pick<CallRequest<typeof createPartner>["body"], "name" | "country" | "contact"> {
  return { name, country, contact: { name: contactName, email: contactEmail, phone: contactPhone || null } };
}

interface PartnerForm extends Pick<CallForm<PartnerValues>, "values" | "set"> {
  bind: (name: Exclude<keyof PartnerValues, "country">, path?: string) => Omit<TextFieldProps, "label">;
}

interface PartnerFieldsProps {
  of: PartnerForm;
  /** The level of the heading above the contact. */
  heading: "h2" | "h3";
  /** Fields after the name. */
  children?: ReactNode;
}

export function PartnerFields({ of: form, heading: Heading, children }: PartnerFieldsProps) {
  const { t, region } = useText();
  return (
    <>
      <TextField {...form.bind("name")} label={t("office.partner.name")} autoComplete="off" />
      {children}
      <Select
        label={t("office.partner.country")}
        options={countries.map((code) => ({ value: code, label: region(code.toUpperCase()) }))}
        value={form.values.country}
        onChange={(chosen) => form.set({ country: countries.find((code) => code === chosen) })}
      />
      <Heading>{t("office.partner.contact")}</Heading>
      <TextField {...form.bind("contactName", "contact.name")} label={t("staff.col.name")} autoComplete="off" />
      <TextField {...form.bind("contactEmail", "contact.email")} {...emailInput} label={t("staff.email")} />
      <TextField
        {...form.bind("contactPhone", "contact.phone")}
        label={t("office.partner.phone")}
        optionalText={t("common.optional")}
        type="tel"
        autoComplete="off"
      />
    </>
  );
}
