import { logInStaff } from "@kautia/contract";
import { Link, PasswordField, TextField } from "@kautia/design-system";
import { useQueryClient } from "@tanstack/react-query";
import { createLazyRoute, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { CallFormView } from "../form/CallFormView.tsx";
import { useCallForm } from "../form/use-call-form.ts";
import { OpenPage } from "../shell/OpenPage.tsx";
import { useText } from "../text/use-text.ts";

type LoginStage =
  | { stage: "password" }
  | { stage: "code" }
  | { stage: "set-up"; secret: string; uri: string; qr: string[] };

export const Route = createLazyRoute("/staff/login")({ component: LoginPage });

/** Leads to the page that was asked for. */
function LoginPage() {
  const { back } = Route.useSearch();
  const queries = useQueryClient();
  const router = useRouter();
  function open(): void {
    queries.clear();
    if (back === undefined) void router.navigate({ to: "/staff", replace: true });
    else router.history.replace(back);
  }
  return <Login onOpen={open} />;
}

export interface LoginProps {
  /** The password has just been set; the next stage is known. */
  begin?: { email: string; password: string; stage: LoginStage };
  onOpen: () => unknown;
}

/** Asks for the password, then for the code; the first login sets up the authenticator in between. */
export function Login({ begin, onOpen }: LoginProps) {
  const { t } = useText();
  const [now, setNow] = useState<LoginStage>(begin?.stage ?? { stage: "password" });
  const form = useCallForm({
    call: logInStaff,
    initial: { email: begin?.email ?? "", password: begin?.password ?? "", code: "" },
    request: ({ email, password, code }) => ({ body: { email, password, code: code || null } }),
    onDone: (answer) => (answer.stage === "open" ? onOpen() : setNow(answer)),
  });
  const lead = { password: "staff.logInLead", code: "staff.codeLead", "set-up": "staff.setUpLead" } as const;
  return (
    <OpenPage title={t(now.stage === "set-up" ? "staff.setUp" : "staff.title")} lead={t(lead[now.stage])}>
      <CallFormView form={form} label={t("staff.logIn")}>
        {now.stage === "password" ? (
          <>
            <TextField
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- there is nothing else to do here
              autoFocus
              {...form.bind("email")}
              label={t("staff.email")}
              inputMode="email"
              autoCapitalize="none"
              autoComplete="username"
              spellCheck={false}
            />
            <PasswordField
              {...form.bind("password")}
              label={t("staff.password")}
              showText={t("account.show")}
              hideText={t("account.hide")}
              autoComplete="current-password"
            />
          </>
        ) : null}
        {now.stage === "set-up" ? (
          <>
            <QrCode rows={now.qr} label={t("staff.setUpQr")} />
            <p>
              {`${t("staff.setUpKey")}: `}
              <code>{now.secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}</code>
            </p>
            <p>
              <Link href={now.uri}>{t("staff.setUpOpen")}</Link>
            </p>
          </>
        ) : null}
        {now.stage === "password" ? null : (
          <TextField
            // The field that had the focus is gone.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            {...form.bind("code")}
            label={t("staff.code")}
            help={t("staff.codeHelp")}
            inputMode="numeric"
            autoComplete="one-time-code"
            width="short"
          />
        )}
      </CallFormView>
    </OpenPage>
  );
}

/** On white, so that cameras read it in the dark theme too. `rows` has 1 for each dark square. */
function QrCode({ rows, label }: { rows: readonly string[]; label: string }) {
  const dark = rows.flatMap((row, y) =>
    [...row].flatMap((square, x) => (square === "1" ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg className="staff-qr" viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label}>
      <path d={dark.join("")} shapeRendering="crispEdges" />
    </svg>
  );
}
