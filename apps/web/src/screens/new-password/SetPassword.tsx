import { type CallAnswer, confirmAccount, getAccountToConfirm, logInByLink } from "@kautia/contract";
import { Button, Question, Skeleton } from "@kautia/design-system";
import { useState } from "react";
import type { CallFailure } from "../../api/call-result.ts";
import { useApp } from "../../app/app-context.ts";
import { useLoaded } from "../../app/use-loaded.ts";
import { Form } from "../../form/Form.tsx";
import { FormActions } from "../../form/FormActions.tsx";
import { useForm } from "../../form/use-form.ts";
import { Page } from "../../frame/Page.tsx";
import { useNavigate } from "../../navigation/use-location.ts";
import { AskForLink } from "../../parts/account/AskForLink.tsx";
import { HiddenUserName } from "../../parts/account/HiddenUserName.tsx";
import { NewPasswordFields } from "../../parts/account/NewPasswordFields.tsx";
import { usePathAfterLogin } from "../../parts/account/login-paths.ts";
import { useNewPassword } from "../../parts/account/use-new-password.ts";
import { ActionFailed } from "../../parts/failure/ActionFailed.tsx";
import { FailureMessage } from "../../parts/failure/FailureMessage.tsx";
import { useText } from "../../texts/use-text.ts";

/** Checks the link with the server before showing the form. */
export function SetPassword({ token }: { token: string }) {
  const { api } = useApp();
  const { t } = useText();
  const [wrong, setWrong] = useState(false);
  const { state, reload } = useLoaded(() =>
    api.call(getAccountToConfirm, { params: { token } }, { quiet: true, handledStatuses: "all" }),
  );

  if (wrong || (state.kind === "failed" && state.failure.problem?.errorCode === "WRONG_TOKEN"))
    return <AskForLink to="set-password" reason="wrong" />;
  return (
    <Page title={t("account.newTitle")}>
      {state.kind === "loaded" ? (
        <PasswordForm token={token} account={state.answer} onWrongToken={() => setWrong(true)} />
      ) : (
        <Question title={t("account.newTitle")} />
      )}
      {state.kind === "failed" ? <FailureMessage failure={state.failure} onRetry={reload} /> : null}
      {state.kind === "loading" ? <Skeleton lines={4} label={t("common.loading")} /> : null}
    </Page>
  );
}

interface PasswordFormProps {
  token: string;
  account: CallAnswer<typeof getAccountToConfirm>;
  onWrongToken: () => void;
}

/** Setting the password logs in, so the account is next. */
function PasswordForm({ token, account: { email, passwordOptional }, onWrongToken }: PasswordFormProps) {
  const { t } = useText();
  const pathAfterLogin = usePathAfterLogin();
  const navigate = useNavigate();
  const { options, keptRules } = useNewPassword();
  const form = useForm({
    ...options,
    id: "new-password",
    call: confirmAccount,
    once: true,
    body: ({ password }) => ({ token, password }),
    handledStatuses: [404],
    onRefused: (errorCode) => {
      if (errorCode !== "WRONG_TOKEN") return false;
      onWrongToken();
      return true;
    },
    onSaved: () => navigate(pathAfterLogin, { replace: true, state: { passwordSet: true } }),
  });
  return (
    <>
      <Form form={form} head={<Question title={t("account.newTitle")} lead={t("account.newLead", { email })} />}>
        <HiddenUserName email={email} />
        <NewPasswordFields bind={form.bind} keptRules={keptRules} />
        <FormActions form={form} label={t("account.set")} />
      </Form>
      {passwordOptional ? <WithoutPassword token={token} onWrongToken={onWrongToken} /> : null}
    </>
  );
}

/** Logs in with the same link, without a password. */
function WithoutPassword({ token, onWrongToken }: Pick<PasswordFormProps, "token" | "onWrongToken">) {
  const { api } = useApp();
  const { t } = useText();
  const pathAfterLogin = usePathAfterLogin();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<CallFailure | null>(null);

  async function enter(): Promise<void> {
    setFailure(null);
    const result = await api.call(logInByLink, { body: { token } }, { handledStatuses: [404] });
    if (result.ok) await navigate(pathAfterLogin, { replace: true });
    else if (result.problem?.errorCode === "WRONG_TOKEN") onWrongToken();
    else setFailure(result);
  }

  return (
    <section className="k-flow without-password">
      <ActionFailed failure={failure} />
      <p className="quiet">{t("account.withoutText")}</p>
      <p>
        <Button variant="secondary" onClick={enter} busyLabel={t("common.loading")}>
          {t("account.without")}
        </Button>
      </p>
    </section>
  );
}
