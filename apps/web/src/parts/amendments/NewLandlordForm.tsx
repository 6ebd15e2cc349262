import { TextField } from "@kautia/design-system";
import { EmailField } from "../../form/EmailField.tsx";
import { Form } from "../../form/Form.tsx";
import { useText } from "../../texts/use-text.ts";
import { AskActions } from "./AskActions.tsx";
import { type AmendmentFormProps, type AskCall, useAmendmentForm } from "./use-amendment-form.ts";

/** Asks who the new landlord is, who is then asked by mail to agree. */
export function NewLandlordForm<C extends AskCall>({ asking }: AmendmentFormProps<C>) {
  const { t } = useText();
  const form = useAmendmentForm(asking, {
    kind: "NEW_LANDLORD",
    initial: { name: "", email: "", address: "" },
    labels: { name: "changes.newName", email: "changes.newEmail", address: "changes.newAddress" },
    change: (values) => values,
  });
  return (
    <Form form={form}>
      <TextField {...form.bind("name")} help={t("changes.newNameHelp")} autoComplete="off" />
      <EmailField {...form.bind("email")} autoComplete="off" />
      <TextField
        {...form.bind("address")}
        optionalText={t("common.optional")}
        help={t("changes.newAddressHelp")}
        autoComplete="off"
      />
      <AskActions asking={asking} form={form} />
    </Form>
  );
}
