import { PasswordField } from "@kautia/design-system";
import type { Binding } from "../../form/form-state.ts";
import { useText } from "../../texts/use-text.ts";
import type { NewPassword } from "./use-new-password.ts";
import { PasswordRules } from "./PasswordRules.tsx";

interface NewPasswordFieldsProps {
  bind: (field: "password" | "repeat") => Binding<string>;
  keptRules: NewPassword["keptRules"];
}

/** Asks for a new password twice, and shows its rules; pasting is allowed. */
export function NewPasswordFields({ bind, keptRules }: NewPasswordFieldsProps) {
  const { t } = useText();
  const texts = { showText: t("account.show"), hideText: t("account.hide") };
  return (
    <>
      <PasswordField {...bind("password")} {...texts} help={t("account.newPasswordHelp")} autoComplete="new-password" />
      <PasswordRules kept={keptRules(bind("password").value)} />
      <PasswordField {...bind("repeat")} {...texts} autoComplete="new-password" />
    </>
  );
}
