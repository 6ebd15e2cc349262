import { normalisePassword, passwordRuleNames, passwordRules } from "@kautia/contract";
import { PasswordField } from "@kautia/design-system";
import type { Binding } from "../../form/form-state.ts";
import { useText } from "../../texts/use-text.ts";
import { PasswordRules } from "./PasswordRules.tsx";

interface NewPasswordFieldsProps {
  bind: (field: "password" | "repeat") => Binding<string>;
}

/** Asks for a new password twice, and shows its rules; pasting is allowed. */
export function NewPasswordFields({ bind }: NewPasswordFieldsProps) {
  const { t } = useText();
  const texts = { showText: t("account.show"), hideText: t("account.hide") };
  const password = normalisePassword(bind("password").value);
  return (
    <>
      <PasswordField {...bind("password")} {...texts} help={t("account.newPasswordHelp")} autoComplete="new-password" />
      <PasswordRules kept={passwordRuleNames.filter((name) => passwordRules[name](password))} />
      <PasswordField {...bind("repeat")} {...texts} autoComplete="new-password" />
    </>
  );
}
