import { logInStaff } from "@kautia/contract";
import { focusField, Link, PasswordField, Question, TextField } from "@kautia/design-system";
import { useEffect, useState } from "react";
import { Form } from "../../form/Form.tsx";
import { FormActions } from "../../form/FormActions.tsx";
import { useForm } from "../../form/use-form.ts";
import { CookiesBlocked } from "../../parts/start/CookiesBlocked.tsx";
import { keepsCookies } from "../../shell/session/token-cookie.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { QrCode } from "./QrCode.tsx";
import { StaffPage } from "./StaffPage.tsx";

export type Stage =
  | { stage: "password" }
  | { stage: "code" }
  | { stage: "set-up"; secret: string; uri: string; qr: string[] };

export interface LoginFormProps {
  /** The password has just been set; the next stage is known. */
  begin?: { email: string; password: string; stage: Stage };
  onOpen: () => Promise<void> | void;
}

/** Asks for the password, then for the code; the first login sets up the authenticator in between. */
export function LoginForm({ begin, onOpen }: LoginFormProps) {
  const { t } = useText();
  const [now, setNow] = useState<Stage>(begin?.stage ?? { stage: "password" });
  const form = useForm({
    id: "staff-login",
    secret: true,
    call: logInStaff,
    initial: { email: begin?.email ?? "", password: begin?.password ?? "", code: "" },
    labels: { email: "staff.email", password: "staff.password", code: "staff.code" },
    check: ({ code }) =>
      now.stage !== "password" && code === "" ? [{ path: "code", errorCode: "FIELD_REQUIRED", params: {} }] : [],
    body: ({ email, password, code }) => ({ email, password, code: code || null }),
    handledStatuses: [401],
    onSaved: (answer) => (answer.stage === "open" ? onOpen() : setNow(answer)),
  });

  const codeId = form.bind("code").id;
  useEffect(() => {
    // The focused element belonged to the previous stage and is gone.
    if (now.stage !== "password") focusField(codeId);
  }, [now.stage, codeId]);

  const lead = { password: "staff.logInLead", code: "staff.codeLead", "set-up": "staff.setUpLead" } as const;
  const title = t(now.stage === "set-up" ? "staff.setUp" : "staff.title");
  return (
    <StaffPage title={t("staff.title")} person={null}>
      <div className="staff-login">
        {keepsCookies() ? null : <CookiesBlocked />}
        <Form form={form} head={<Question title={title} lead={t(lead[now.stage])} />}>
          {now.stage === "password" ? (
            <>
              <TextField
                {...form.bind("email")}
                inputMode="email"
                autoCapitalize="none"
                autoComplete="username"
                spellCheck={false}
              />
              <PasswordField
                {...form.bind("password")}
                showText={t("account.show")}
                hideText={t("account.hide")}
                autoComplete="current-password"
              />
            </>
          ) : null}
          {now.stage === "set-up" ? (
            <div className="k-flow">
              <QrCode rows={now.qr} label={t("staff.setUpQr")} />
              <p>
                <span>{`${t("staff.setUpKey")}: `}</span>
                <code className="staff-key">{now.secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}</code>
              </p>
              <p>
                <Link href={now.uri}>{t("staff.setUpOpen")}</Link>
              </p>
            </div>
          ) : null}
          {now.stage === "password" ? null : (
            <TextField
              {...form.bind("code")}
              help={t("staff.codeHelp")}
              inputMode="numeric"
              autoComplete="one-time-code"
              width="short"
            />
          )}
          <FormActions form={form} label={t("staff.logIn")} />
        </Form>
      </div>
    </StaffPage>
  );
}
