import { type CallRequest, countries, type Country, type createPartner } from "@kautia/contract";
import { TextField } from "@kautia/design-system";
import type { ReactNode } from "react";
import type { CallForm } from "../../form/use-call-form.ts";
import { EmailField, SelectField } from "../../form/fields.tsx";
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

interface PartnerFieldsProps {
  of: Pick<CallForm<PartnerValues>, "bind">;
  /** The level of the heading above the contact. */
  heading: "h2" | "h3";
  /** Fields after the name. */
  children?: ReactNode;
}

export function PartnerFields({ of: form, heading: Heading, children }: PartnerFieldsProps) {
  const { t, region } = useText();
  return (
    <>
      <TextField {...form.bind("name")} label={t("office.partner.name")} />
      {children}
      <SelectField
        {...form.bind("country")}
        label={t("office.partner.country")}
        of={countries}
        textOf={(code) => region(code.toUpperCase())}
      />
      <Heading>{t("office.partner.contact")}</Heading>
      <TextField {...form.bind("contactName", "contact.name")} label={t("staff.col.name")} />
      <EmailField {...form.bind("contactEmail", "contact.email")} label={t("staff.email")} />
      <TextField
        {...form.bind("contactPhone", "contact.phone")}
        label={t("office.partner.phone")}
        optionalText={t("common.optional")}
        type="tel"
      />
    </>
  );
}
