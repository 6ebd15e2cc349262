import { changePassword } from "@kautia/contract";
import { InlineMessage, Link, PasswordField } from "@kautia/design-system";
import { useState } from "react";
import { HiddenUserName } from "../../parts/account/HiddenUserName.tsx";
import { useNewPassword } from "../../parts/account/use-new-password.ts";
import { NewPasswordFields } from "../../parts/account/NewPasswordFields.tsx";
import { Form } from "../../form/Form.tsx";
import { FormActions } from "../../form/FormActions.tsx";
import { useAccountForm } from "./use-account-form.ts";
import { useText } from "../../texts/use-text.ts";
import { useScreenPath } from "../../routing/use-screen-path.ts";
import type { LaterProps } from "./LaterSection.tsx";

/** Changes the password; requires the current one. */
export function ChangePassword({ email, onDone }: LaterProps) {
  const { t } = useText();
  const path = useScreenPath();
  const [done, setDone] = useState(false);
  const { options, keptRules } = useNewPassword();
  const form = useAccountForm({
    ...options,
    id: "change-password",
    call: changePassword,
    initial: { currentPassword: "", ...options.initial },
    labels: { currentPassword: "account.currentPassword", ...options.labels },
    words: { currentPassword: { FIELD_INVALID: "account.currentWrong" }, ...options.words },
    body: ({ currentPassword, password }) => ({ currentPassword, password }),
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
        <NewPasswordFields bind={form.bind} keptRules={keptRules} />
        <FormActions form={form} label={t("account.change")} />
      </Form>
    </div>
  );
}
