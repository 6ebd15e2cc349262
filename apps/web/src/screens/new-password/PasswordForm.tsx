import type { confirmAccount, setStaffPassword } from "@kautia/contract";
import { Question } from "@kautia/design-system";
import { HiddenUserName } from "../../parts/account/HiddenUserName.tsx";
import { newPassword } from "../../parts/account/new-password.ts";
import { NewPasswordFields } from "../../parts/account/NewPasswordFields.tsx";
import { Form } from "../../form/Form.tsx";
import { FormActions } from "../../form/FormActions.tsx";
import type { FormState } from "../../form/form-state.ts";
import { useForm } from "../../form/use-form.ts";
import { useText } from "../../texts/use-text.ts";

export interface PasswordFormProps {
  /** Sets the password of a tenant's account, or one for the desk. */
  call: typeof confirmAccount | typeof setStaffPassword;
  token: string;
  email: string;
  lead: string;
  onDone: (password: string) => Promise<void> | void;
  onWrongToken: () => void;
}

export function PasswordForm({ call, token, email, lead, onDone, onWrongToken }: PasswordFormProps) {
  const { t } = useText();
  const form: FormState<Record<"password" | "repeat", string>> = useForm({
    ...newPassword,
    id: "new-password",
    call,
    once: true,
    body: ({ password }) => ({ token, password }),
    handledStatuses: [404],
    onRefused: (errorCode) => {
      if (errorCode !== "WRONG_TOKEN") return false;
      onWrongToken();
      return true;
    },
    onSaved: () => onDone(form.values.password),
  });
  return (
    <Form form={form} head={<Question title={t("account.newTitle")} lead={lead} />}>
      <HiddenUserName email={email} />
      <NewPasswordFields bind={form.bind} />
      <FormActions form={form} label={t("account.set")} />
    </Form>
  );
}
