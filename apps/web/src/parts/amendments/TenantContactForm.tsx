import { PhoneField, TextField } from "@kautia/design-system";
import { Form } from "../../form/Form.tsx";
import { emptyPhone, phoneOrNull, usePhoneTexts } from "../../form/phone.ts";
import { useText } from "../../texts/use-text.ts";
import { AskActions } from "./AskActions.tsx";
import { type AmendmentFormProps, type AskCall, useAmendmentForm } from "./use-amendment-form.ts";

/** Changes the tenant's phone number, where letters go, or both. */
export function TenantContactForm<C extends AskCall>({ asking }: AmendmentFormProps<C>) {
  const { t, country } = useText();
  const form = useAmendmentForm(asking, {
    kind: "TENANT_CONTACT",
    initial: { phone: emptyPhone(country()), postalAddress: "" },
    labels: { phone: "fields.phone", postalAddress: "changes.TENANT_CONTACT.address" },
    words: { postalAddress: { FIELD_REQUIRED: "changes.TENANT_CONTACT.nothing" } },
    change: ({ phone, postalAddress }) => ({ phone: phoneOrNull(phone), postalAddress }),
  });
  return (
    <Form form={form}>
      <PhoneField {...form.bind("phone")} {...usePhoneTexts()} optionalText={t("common.optional")} />
      <TextField
        {...form.bind("postalAddress")}
        optionalText={t("common.optional")}
        help={t("changes.TENANT_CONTACT.addressHelp")}
        autoComplete="street-address"
      />
      <AskActions form={form} asking={asking} label={t("changes.TENANT_CONTACT.save")} />
    </Form>
  );
}
