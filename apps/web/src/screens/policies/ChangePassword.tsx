import { changePassword, fieldError, passwordRuleNames, passwordRules } from "@kautia/contract";
import { InlineMessage, Link, PasswordField } from "@kautia/design-system";
import { useState } from "react";
import { HiddenUserName } from "../../parts/account/HiddenUserName.tsx";
import { PasswordRules } from "../../parts/account/PasswordRules.tsx";
import { Form } from "../../form/Form.tsx";
import { FormActions } from "../../form/FormActions.tsx";
import { useAccountForm } from "../../parts/account/use-account-form.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { useScreenPath } from "../../shell/use-screen-path.ts";
import type { LaterProps } from "./LaterSection.tsx";

/** Changes the password; requires the current one. */
export function ChangePassword({ email, onDone }: LaterProps) {
  const { t } = useText();
  const path = useScreenPath();
  const [done, setDone] = useState(false);
  const form = useAccountForm({
    id: "change-password",
    secret: true,
    call: changePassword,
    initial: { currentPassword: "", password: "", repeat: "" },
    labels: { currentPassword: "account.currentPassword", password: "account.newPassword", repeat: "account.repeat" },
    words: {
      currentPassword: { FIELD_INVALID: "account.currentWrong" },
      password: { FIELD_INVALID: "validation.requirements" },
      repeat: { FIELD_INVALID: "validation.not_match" },
    },
    body: ({ currentPassword, password }) => ({ currentPassword, password }),
    check: ({ password, repeat }) => {
      if (repeat === "") return [fieldError("repeat", "FIELD_REQUIRED")];
      return repeat === password ? [] : [fieldError("repeat", "FIELD_INVALID")];
    },
    onSaved: () => {
      setDone(true);
      onDone();
    },
  });
  if (done)
    return (
      <InlineMessage tone="success" toneLabel={t("common.note")} live title={t("account.changed")}>
        {t("account.changedText")}
      </InlineMessage>
    );
  const password = form.values.password.normalize("NFC");
  const texts = { showText: t("account.show"), hideText: t("account.hide") };
  return (
    <div className="account-form">
      <Form form={form}>
        <HiddenUserName email={email} />
        <PasswordField {...form.bind("currentPassword")} {...texts} autoComplete="current-password" />
        <p>
          <Link standalone href={path("new-password")}>
            {t("account.forgot")}
          </Link>
        </p>
        <PasswordField {...form.bind("password")} {...texts} autoComplete="new-password" />
        <PasswordRules kept={passwordRuleNames.filter((name) => passwordRules[name](password))} />
        <PasswordField {...form.bind("repeat")} {...texts} autoComplete="new-password" />
        <FormActions form={form} label={t("account.change")} />
      </Form>
    </div>
  );
}
