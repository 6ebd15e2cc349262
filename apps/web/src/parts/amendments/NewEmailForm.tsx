import { EmailField } from "../../form/EmailField.tsx";
import { Form } from "../../form/Form.tsx";
import { AskActions } from "./AskActions.tsx";
import { type AmendmentFormProps, type AskCall, useAmendmentForm } from "./use-amendment-form.ts";

interface NewEmailFormProps<C extends AskCall> extends Pick<AmendmentFormProps<C>, "asking"> {
  kind: "TENANT_EMAIL" | "LANDLORD_EMAIL";
}

export const TenantEmailForm = <C extends AskCall>({ asking }: AmendmentFormProps<C>) => (
  <NewEmailForm asking={asking} kind="TENANT_EMAIL" />
);
export const LandlordEmailForm = <C extends AskCall>({ asking }: AmendmentFormProps<C>) => (
  <NewEmailForm asking={asking} kind="LANDLORD_EMAIL" />
);

/** Asks for a new email address, which is confirmed by a mailed link. */
function NewEmailForm<C extends AskCall>({ asking, kind }: NewEmailFormProps<C>) {
  const form = useAmendmentForm(asking, {
    kind,
    initial: { email: "" },
    labels: { email: "changes.email" },
    change: (values) => values,
  });
  return (
    <Form form={form}>
      <EmailField {...form.bind("email")} autoComplete="email" />
      <AskActions asking={asking} form={form} />
    </Form>
  );
}
