import { confirmAccount, getAccountToConfirm } from "@kautia/contract";
import { Button, ButtonLink, DrawingKey, InlineMessage, Question, Skeleton } from "@kautia/design-system";
import { useState } from "react";
import { AskForLink } from "../../parts/account/AskForLink.tsx";
import { PasswordForm } from "../../parts/account/PasswordForm.tsx";
import { useApp } from "../../shell/app/app-context.ts";
import { useLoaded } from "../../shell/app/use-loaded.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { Page } from "../../shell/Page.tsx";
import { useScreenPath } from "../../shell/use-screen-path.ts";

/** Checks the link with the server before showing the form. */
export function SetPassword({ token }: { token: string }) {
  const { api } = useApp();
  const { t } = useText();
  const path = useScreenPath();
  const [done, setDone] = useState(false);
  const [wrong, setWrong] = useState(false);
  const { state, reload } = useLoaded(() =>
    api.call(getAccountToConfirm, { params: { token } }, { quiet: true, handBack: "all" }),
  );

  if (wrong || (state.kind === "failed" && state.failure.problem?.errorCode === "WRONG_TOKEN"))
    return <AskForLink to="set-password" reason="wrong" />;
  if (done)
    return (
      <Page title={t("account.setTitle")}>
        <div className="k-flow">
          <DrawingKey />
          <Question title={t("account.setTitle")} lead={t("account.setText")} />
          <p>
            <ButtonLink href={path("login")}>{t("account.logIn")}</ButtonLink>
          </p>
        </div>
      </Page>
    );
  if (state.kind === "loaded")
    return (
      <Page title={t("account.newTitle")}>
        <PasswordForm
          call={confirmAccount}
          token={token}
          email={state.answer.email}
          lead={t("account.newLead", { email: state.answer.email })}
          onDone={() => setDone(true)}
          onWrongToken={() => setWrong(true)}
        />
      </Page>
    );
  return (
    <Page title={t("account.newTitle")}>
      <Question title={t("account.newTitle")} />
      {state.kind === "failed" ? (
        <InlineMessage
          tone="caution"
          toneLabel={t("common.note")}
          live
          title={t(state.failure.why === "offline" ? "form.offlineTitle" : "pages.500.title")}
          actions={<Button onClick={reload}>{t("common.retry")}</Button>}
        >
          {t("errors.INTERNAL")}
        </InlineMessage>
      ) : (
        <Skeleton lines={4} label={t("common.loading")} />
      )}
    </Page>
  );
}
