import { correctContact, countries, countryFacts } from "@kautia/contract";
import { PhoneField, TextField } from "@kautia/design-system";
import { createLazyRoute } from "@tanstack/react-router";
import { ChipsField, EmailField } from "../../form/fields.tsx";
import { useCallForm } from "../../form/use-call-form.ts";
import { useText } from "../../text/use-text.ts";
import { PolicyForm } from "./PolicyForm.tsx";
import { useBackToPolicy } from "./use-back-to-policy.ts";
import { usePolicy } from "./use-policy.ts";

export const Route = createLazyRoute("/staff/policies/$id/contact")({ component: ContactForm });

const fields = ["EMAIL", "PHONE", "POSTAL_ADDRESS"] as const;

/** Corrects one contact detail of the tenant or the landlord, or the email address of a co-tenant. */
function ContactForm() {
  const { t, region } = useText();
  const policy = usePolicy();
  const { refId, country } = policy;
  const { to, coTenant: coTenantId } = Route.useSearch();
  const coTenant = policy.coTenants.find(({ id }) => id === coTenantId);
  const party: "TENANT" | "CO_TENANT" | "LANDLORD" = coTenant ? "CO_TENANT" : (to ?? "TENANT");
  const goBack = useBackToPolicy();
  const initial: {
    field: (typeof fields)[number];
    email: string;
    phone: { dialCode: string; number: string };
    address: string;
  } = {
    field: "EMAIL",
    email: coTenant?.email ?? (party === "TENANT" ? policy.tenantEmail : policy.landlordEmail),
    phone: { dialCode: countryFacts[country].dialCode, number: "" },
    address: "",
  };
  const form = useCallForm({
    call: correctContact,
    initial,
    request: ({ field, email, phone, address }) => ({
      params: { refId },
      body: {
        party,
        coTenantId: coTenant?.id,
        detail:
          field === "EMAIL"
            ? { field, value: email }
            : field === "PHONE"
              ? { field, value: phone }
              : { field, value: address },
      },
    }),
    onDone: () => goBack(t("office.contact.done")),
  });
  const { field } = form.values;
  return (
    <PolicyForm
      title={t(`office.contact.${party}`, { name: coTenant?.name ?? "" })}
      form={form}
      label={t("office.contact.save")}
    >
      {coTenant ? null : (
        <ChipsField
          {...form.bind("field")}
          label={t("office.contact.what")}
          of={fields}
          textOf={(value) => t(`office.timeline.CONTACT.${value}`)}
        />
      )}
      {field === "EMAIL" ? (
        <EmailField
          {...form.bind("email", "detail.value")}
          label={t("staff.email")}
          help={t(party === "LANDLORD" ? "office.contact.emailLandlord" : "office.contact.emailTenant")}
        />
      ) : field === "PHONE" ? (
        <PhoneField
          {...form.bind("phone", "detail.value.number")}
          label={t("office.phone")}
          dialCodes={countries.map((code) => ({
            value: countryFacts[code].dialCode,
            label: `${region(code.toUpperCase())} (${countryFacts[code].dialCode})`,
          }))}
          dialCodeLabel={t("common.dialCode")}
          numberLabel={t("common.phoneNumber")}
        />
      ) : (
        <TextField
          {...form.bind("address", "detail.value")}
          label={t("office.postalAddress")}
          help={t("office.contact.addressHelp")}
        />
      )}
    </PolicyForm>
  );
}
