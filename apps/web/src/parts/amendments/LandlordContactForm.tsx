import { PhoneField, TextField } from "@kautia/design-system";
import { Form } from "../../form/Form.tsx";
import { emptyPhone, phoneOrNull, usePhoneTexts } from "../../form/phone.ts";
import { useText } from "../../texts/use-text.ts";
import { AskActions } from "./AskActions.tsx";
import { type AmendmentFormProps, type AskCall, useAmendmentForm } from "./use-amendment-form.ts";

/** Corrects the landlord's name, postal address or phone number. Only what differs is sent. */
export function LandlordContactForm<C extends AskCall>({ asking, contract }: AmendmentFormProps<C>) {
  const { t, country } = useText();
  const known = { name: contract.landlordName ?? "", postalAddress: contract.landlordAddress ?? "" };
  const form = useAmendmentForm(asking, {
    kind: "LANDLORD_CONTACT",
    initial: { ...known, phone: emptyPhone(country()) },
    labels: {
      name: "changes.LANDLORD_CONTACT.name",
      postalAddress: "changes.TENANT_CONTACT.address",
      phone: "fields.phone",
    },
    words: {
      name: { FIELD_INVALID: "changes.LANDLORD_CONTACT.otherName" },
      postalAddress: { FIELD_REQUIRED: "changes.LANDLORD_CONTACT.nothing" },
    },
    change: ({ name, postalAddress, phone }) => ({
      name: name.trim() === known.name ? null : name,
      postalAddress: postalAddress.trim() === known.postalAddress ? null : postalAddress,
      phone: phoneOrNull(phone),
    }),
  });
  return (
    <Form form={form}>
      <TextField {...form.bind("name")} help={t("changes.LANDLORD_CONTACT.nameHelp")} autoComplete="off" />
      <TextField
        {...form.bind("postalAddress")}
        help={t("changes.TENANT_CONTACT.addressHelp")}
        autoComplete="street-address"
      />
      <PhoneField
        {...form.bind("phone")}
        {...usePhoneTexts()}
        optionalText={t("common.optional")}
        help={t("changes.LANDLORD_CONTACT.phoneHelp")}
      />
      <AskActions asking={asking} form={form} label={t("changes.TENANT_CONTACT.save")} />
    </Form>
  );
}
