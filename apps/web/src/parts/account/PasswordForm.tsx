import {
  type confirmAccount,
  fieldError,
  passwordRuleNames,
  passwordRules,
  type setStaffPassword,
} from "@kautia/contract";
import { PasswordField, Question } from "@kautia/design-system";
import { HiddenUserName } from "./HiddenUserName.tsx";
import { PasswordRules } from "./PasswordRules.tsx";
import { Form } from "../../form/Form.tsx";
import { FormActions } from "../../form/FormActions.tsx";
import type { FormState } from "../../form/form-state.ts";
import { useForm } from "../../form/use-form.ts";
import { useText } from "../../shell/i18n/use-text.ts";

export interface PasswordFormProps {
  /** Sets the password of a tenant's account, or one for the desk. */
  call: typeof confirmAccount | typeof setStaffPassword;
  token: string;
  email: string;
  lead: string;
  onDone: (password: string) => Promise<void> | void;
  onWrongToken: () => void;
}

/** Asks for the new password twice; pasting is allowed. */
export function PasswordForm({ call, token, email, lead, onDone, onWrongToken }: PasswordFormProps) {
  const { t } = useText();
  const form: FormState<Record<"password" | "repeat", string>> = useForm({
    id: "new-password",
    secret: true,
    call,
    initial: { password: "", repeat: "" },
    labels: { password: "account.newPassword", repeat: "account.repeat" },
    words: {
      password: { FIELD_INVALID: "validation.requirements" },
      repeat: { FIELD_INVALID: "validation.not_match" },
    },
    body: ({ password }) => ({ token, password }),
    check: ({ password, repeat }) => {
      if (repeat === "") return [fieldError("repeat", "FIELD_REQUIRED")];
      return repeat === password ? [] : [fieldError("repeat", "FIELD_INVALID")];
    },
    handBack: [404],
    onRefused: (errorCode) => {
      if (errorCode !== "WRONG_TOKEN") return false;
      onWrongToken();
      return true;
    },
    onSaved: () => onDone(form.values.password),
  });
  const password = form.values.password.normalize("NFC");
  const texts = { showText: t("account.show"), hideText: t("account.hide") };

  return (
    <Form form={form} head={<Question title={t("account.newTitle")} lead={lead} />}>
      <HiddenUserName email={email} />
      <PasswordField {...form.bind("password")} {...texts} autoComplete="new-password" />
      <PasswordRules kept={passwordRuleNames.filter((name) => passwordRules[name](password))} />
      <PasswordField {...form.bind("repeat")} {...texts} autoComplete="new-password" />
      <FormActions form={form} label={t("account.set")} />
    </Form>
  );
}
