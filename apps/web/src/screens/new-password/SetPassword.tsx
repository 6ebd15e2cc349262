import { confirmAccount, getAccountToConfirm } from "@kautia/contract";
import { Question, Skeleton } from "@kautia/design-system";
import { useState } from "react";
import { AskForLink } from "../../parts/account/AskForLink.tsx";
import { PasswordForm } from "./PasswordForm.tsx";
import { FailureMessage } from "../../parts/failure/FailureMessage.tsx";
import { useApp } from "../../app/app-context.ts";
import { useLoaded } from "../../app/use-loaded.ts";
import { useText } from "../../texts/use-text.ts";
import { useNavigate } from "../../navigation/use-location.ts";
import { Page } from "../../frame/Page.tsx";
import { useScreenPath } from "../../routing/use-screen-path.ts";

/** Checks the link with the server before showing the form. Setting the password logs in, so the account is next. */
export function SetPassword({ token }: { token: string }) {
  const { api } = useApp();
  const { t } = useText();
  const path = useScreenPath();
  const navigate = useNavigate();
  const [wrong, setWrong] = useState(false);
  const { state, reload } = useLoaded(() =>
    api.call(getAccountToConfirm, { params: { token } }, { quiet: true, handledStatuses: "all" }),
  );

  if (wrong || (state.kind === "failed" && state.failure.problem?.errorCode === "WRONG_TOKEN"))
    return <AskForLink to="set-password" reason="wrong" />;
  if (state.kind === "loaded")
    return (
      <Page title={t("account.newTitle")}>
        <PasswordForm
          call={confirmAccount}
          token={token}
          email={state.answer.email}
          lead={t("account.newLead", { email: state.answer.email })}
          onDone={() => navigate(path("policies"), { replace: true, state: { passwordSet: true } })}
          onWrongToken={() => setWrong(true)}
        />
      </Page>
    );
  return (
    <Page title={t("account.newTitle")}>
      <Question title={t("account.newTitle")} />
      {state.kind === "failed" ? (
        <FailureMessage failure={state.failure} onRetry={reload} />
      ) : (
        <Skeleton lines={4} label={t("common.loading")} />
      )}
    </Page>
  );
}
