import {
  fieldError,
  getStaffInvitation,
  logInStaff,
  normalisePassword,
  passwordLength,
  passwordRuleNames,
  passwordRules,
  setStaffPassword,
} from "@kautia/contract";
import { PasswordField } from "@kautia/design-system";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { createLazyRoute, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { callApi, CallError } from "../../api/call-api.ts";
import { queryOf } from "../../api/queries.ts";
import { CallFormView } from "../../form/CallFormView.tsx";
import { useCallForm } from "../../form/use-call-form.ts";
import { Failed } from "../../parts/Failed.tsx";
import { useMailedToken } from "../../shell/use-mailed-token.ts";
import { OpenPage } from "../../shell/OpenPage.tsx";
import { LinkButton } from "../../parts/links.tsx";
import { useText } from "../../text/use-text.ts";
import { Login, type LoginProps } from "../LoginPage.tsx";

export const Route = createLazyRoute("/staff/invited")({ component: InvitedPage });

/** Opened by the mailed link: sets the password, then the authenticator. */
function InvitedPage() {
  const { t } = useText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const token = useMailedToken(Route.useSearch().token);
  const { data, error, refetch } = useQuery({ ...queryOf(getStaffInvitation, { params: { token } }), retry: false });
  const [login, setLogin] = useState<LoginProps["begin"] | null>(null);
  if (login) {
    const open = () => {
      queries.clear();
      void navigate({ to: "/staff", replace: true });
    };
    return <Login begin={login} onOpen={open} />;
  }
  if (error instanceof CallError && error.problem?.errorCode === "WRONG_TOKEN")
    return (
      <OpenPage title={t("staff.invited.wrong")} lead={t("staff.invited.wrongText")}>
        <LinkButton to="/staff/login">{t("staff.invited.logIn")}</LinkButton>
      </OpenPage>
    );
  if (!data)
    return (
      <OpenPage title={t("staff.invited.title")}>
        <Failed error={error} onRetry={() => void refetch()} />
      </OpenPage>
    );
  return (
    <OpenPage title={t("staff.invited.title")} lead={t("staff.invited.lead", { email: data.email })}>
      <NewPassword token={token} email={data.email} onDone={setLogin} />
    </OpenPage>
  );
}

interface NewPasswordProps {
  token: string;
  email: string;
  onDone: (login: NonNullable<LoginProps["begin"]>) => void;
}

function NewPassword({ token, email, onDone }: NewPasswordProps) {
  const { t } = useText();
  const form = useCallForm({
    call: setStaffPassword,
    initial: { password: "", repeat: "" },
    request: ({ password }) => ({ body: { token, password } }),
    check: ({ password, repeat }) => (repeat === password ? [] : [fieldError("repeat", "FIELD_INVALID")]),
    words: {
      password: { FIELD_INVALID: "validation.requirements" },
      repeat: { FIELD_INVALID: "validation.not_match" },
    },
    onDone: async (_, { password }) => {
      const next = await callApi(logInStaff, { body: { email, password, code: null } });
      onDone({ email, password, stage: next.stage === "open" ? { stage: "password" } : next });
    },
  });
  const texts = { showText: t("account.show"), hideText: t("account.hide"), autoComplete: "new-password" };
  const password = normalisePassword(form.values.password);
  return (
    <CallFormView form={form} label={t("account.set")}>
      {/* For password managers. */}
      <input
        type="text"
        name="username"
        aria-label={t("fields.email")}
        autoComplete="username"
        value={email}
        readOnly
        hidden
      />
      <PasswordField
        {...form.bind("password")}
        {...texts}
        label={t("account.newPassword")}
        help={t("account.newPasswordHelp")}
      />
      <ul className="password-rules">
        {passwordRuleNames.map((name) => {
          const isKept = passwordRules[name](password);
          return (
            <li key={name} data-kept={isKept}>
              {`${t(`account.rule.${name}`, passwordLength)}, ${t(isKept ? "account.ruleKept" : "account.ruleOpen")}`}
            </li>
          );
        })}
      </ul>
      <PasswordField {...form.bind("repeat")} {...texts} label={t("account.repeat")} />
    </CallFormView>
  );
}
