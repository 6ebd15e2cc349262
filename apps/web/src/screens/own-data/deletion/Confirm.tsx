import { askForDeletionLink, deleteAccount, type ErrorCode, fieldError } from "@kautia/contract";
import { Button, InlineMessage, PasswordField } from "@kautia/design-system";
import { useState } from "react";
import { useLoginPath } from "#parts/account/login-paths.ts";
import { useApp } from "#app/app-context.ts";
import { Form } from "#form/Form.tsx";
import { FormActions } from "#form/FormActions.tsx";
import { useForm } from "#form/use-form.ts";
import { tooOften } from "@kautia/locales/format";
import { useText } from "#texts/use-text.ts";
import { useNavigate } from "#navigation/use-location.ts";

interface ConfirmProps {
  byPassword: boolean;
  /** The token of the mailed link, if the page was opened by one. */
  linkToken: string | null;
  onDone: () => void;
}

/** Confirms the deletion by password or mailed link, so that nobody can delete data on an unattended computer. */
export function Confirm({ byPassword, linkToken, onDone }: ConfirmProps) {
  const { t } = useText();
  const navigate = useNavigate();
  const loginPath = useLoginPath();
  const [wrongLink, setWrongLink] = useState(false);
  const byLink = linkToken !== null && !wrongLink;

  function handleRefusal(errorCode: ErrorCode): boolean {
    if (errorCode === "LOGIN_REQUIRED") void navigate(loginPath);
    if (errorCode === "WRONG_TOKEN") setWrongLink(true);
    return errorCode === "LOGIN_REQUIRED" || errorCode === "WRONG_TOKEN";
  }

  const form = useForm({
    id: "delete-data",
    secret: true,
    call: deleteAccount,
    initial: { password: "" },
    labels: { password: "account.password" },
    words: { password: { LOGIN_FAILED: "deletion.wrongPassword" } },
    check: ({ password }) => (byLink || password ? [] : [fieldError("password", "FIELD_REQUIRED")]),
    body: ({ password }) => (byLink ? { deletionToken: linkToken } : { password }),
    handledStatuses: [401, 404],
    onRefused: handleRefusal,
    onSaved: onDone,
  });
  const head = (
    <>
      <h2>{t("deletion.confirmTitle")}</h2>
      <p>{t("deletion.confirmText")}</p>
    </>
  );
  return (
    <>
      {wrongLink ? (
        <InlineMessage tone="caution" toneLabel={t("common.note")} live>
          {t("deletion.wrongLink")}
        </InlineMessage>
      ) : null}
      {byLink || byPassword ? (
        <Form form={form} head={head}>
          {byLink ? null : (
            <PasswordField
              {...form.bind("password")}
              showText={t("account.show")}
              hideText={t("account.hide")}
              autoComplete="current-password"
            />
          )}
          <FormActions form={form} label={t("deletion.confirm")} ends />
        </Form>
      ) : (
        head
      )}
      {byLink ? null : <AskForLink onSessionEnded={() => handleRefusal("LOGIN_REQUIRED")} />}
    </>
  );
}

/** Mails a deletion link, for people without a password. */
function AskForLink({ onSessionEnded }: { onSessionEnded: () => void }) {
  const { api } = useApp();
  const text = useText();
  const { t } = text;
  const [feedback, setFeedback] = useState<{ tone: "success" | "caution"; text: string } | null>(null);

  async function ask(): Promise<void> {
    setFeedback(null);
    const result = await api.call(askForDeletionLink, {}, { handledStatuses: [401, 429] });
    if (result.ok) setFeedback({ tone: "success", text: t("deletion.linkSent") });
    else if (result.problem?.status === 401) onSessionEnded();
    else if (result.problem?.status === 429)
      setFeedback({ tone: "caution", text: tooOften(text, result.problem.data.fields[0]?.params) });
    else if (result.why === "offline") setFeedback({ tone: "caution", text: t("policies.offlineText") });
  }

  return (
    <>
      <p>{t("deletion.linkText")}</p>
      <p>
        <Button variant="secondary" onClick={ask}>
          {t("deletion.askForLink")}
        </Button>
      </p>
      {feedback ? (
        <InlineMessage tone={feedback.tone} toneLabel={t("common.note")} live>
          {feedback.text}
        </InlineMessage>
      ) : null}
    </>
  );
}
