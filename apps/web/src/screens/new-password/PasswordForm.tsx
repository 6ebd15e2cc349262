import { confirmAccount, fieldError, passwordRuleNames, passwordRules } from "@kautia/contract";
import { PasswordField, Question } from "@kautia/design-system";
import { PasswordRules } from "../../parts/account/PasswordRules.tsx";
import { Form } from "../../form/Form.tsx";
import { FormActions } from "../../form/FormActions.tsx";
import { useForm } from "../../form/use-form.ts";
import { useText } from "../../shell/i18n/use-text.ts";

export interface PasswordFormProps {
  token: string;
  email: string;
  onDone: () => void;
  onWrongToken: () => void;
}

/** Asks for the new password twice; pasting is allowed. */
export function PasswordForm({ token, email, onDone, onWrongToken }: PasswordFormProps) {
  const { t } = useText();
  const form = useForm({
    id: "new-password",
    secret: true,
    call: confirmAccount,
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
    onSaved: onDone,
  });
  const password = form.values.password.normalize("NFC");
  const texts = { showText: t("account.show"), hideText: t("account.hide") };

  return (
    <Form form={form} head={<Question title={t("account.newTitle")} lead={t("account.newLead", { email })} />}>
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField {...form.bind("password")} {...texts} autoComplete="new-password" />
      <PasswordRules kept={passwordRuleNames.filter((name) => passwordRules[name](password))} />
      <PasswordField {...form.bind("repeat")} {...texts} autoComplete="new-password" />
      <FormActions form={form} label={t("account.set")} />
    </Form>
  );
}
