import { EmailField } from "../../form/EmailField.tsx";
import { Form } from "../../form/Form.tsx";
import { AskActions } from "./AskActions.tsx";
import { type AskCall, type Asking, useAmendmentForm } from "./use-amendment-form.ts";

/** Asks for the tenant's new email address, which is confirmed by a mailed link. */
export function NewEmailForm<C extends AskCall>({ asking }: { asking: Asking<C> }) {
  const form = useAmendmentForm(asking, {
    kind: "TENANT_EMAIL",
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
