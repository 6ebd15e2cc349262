import { landlordTypes } from "@kautia/contract";
import { Select, TextField } from "@kautia/design-system";
import { AddressEntry } from "../../address/AddressEntry.tsx";
import { useAddressEntry } from "../../address/use-address-entry.ts";
import { CoTenantFields, coTenantForm } from "../../parts/co-tenants/CoTenantFields.tsx";
import { RentalFields } from "./RentalFields.tsx";
import { useText } from "../../texts/use-text.ts";
import type { InviteState } from "./use-invite.ts";

interface InviteFieldsProps {
  invite: InviteState;
}

export function TenantFields({ invite: { form } }: InviteFieldsProps) {
  const { t } = useText();
  const optional = t("common.optional");
  return (
    <>
      <TextField {...form.bind("tenant.email")} type="email" help={t("invite.tenantEmailHelp")} autoComplete="off" />
      <TextField {...form.bind("tenant.firstName")} optionalText={optional} autoComplete="off" />
      <TextField {...form.bind("tenant.lastName")} optionalText={optional} autoComplete="off" />
      <CoTenantFields form={coTenantForm(form)} invites />
    </>
  );
}

export function HomeFields({ invite: { form, address, line } }: InviteFieldsProps) {
  return <AddressEntry entry={useAddressEntry({ form, address, line, known: [], home: true })} />;
}

export function RentFields({ invite: { form } }: InviteFieldsProps) {
  return <RentalFields bind={form.bind} />;
}

export function LandlordFields({ invite: { form } }: InviteFieldsProps) {
  const { t } = useText();
  const isPrivate = form.values["landlord.type"] === "private";
  return (
    <>
      <Select
        {...form.bind("landlord.type")}
        options={landlordTypes.map((value) => ({ value, label: t(`choices.landlordType.${value}`) }))}
      />
      {isPrivate ? (
        <>
          <TextField {...form.bind("landlord.firstName")} autoComplete="given-name" />
          <TextField {...form.bind("landlord.lastName")} autoComplete="family-name" />
        </>
      ) : (
        <TextField {...form.bind("landlord.companyName")} autoComplete="organization" />
      )}
      <TextField {...form.bind("landlord.email")} type="email" help={t("invite.emailHelp")} autoComplete="email" />
      <p className="quiet">{t("invite.next")}</p>
    </>
  );
}
