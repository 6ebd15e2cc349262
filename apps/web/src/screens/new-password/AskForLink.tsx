import { forgotPassword } from "@kautia/contract";
import { InlineMessage, Link, Question, TextField } from "@kautia/design-system";
import { useState } from "react";
import { Form } from "../../form/Form.tsx";
import { FormActions } from "../../form/FormActions.tsx";
import { useForm } from "../../form/use-form.ts";
import { useText } from "../../i18n/use-text.ts";
import { Page } from "../../shell/Page.tsx";
import { useScreenPath } from "../../shell/use-screen-path.ts";

export interface AskForLinkProps {
  /** Whether somebody forgot the password, or came by a link that is none. */
  reason: "forgotten" | "wrong";
}

/** Where a new link is asked for. What it answers is the same whether there is such an account or not. */
export function AskForLink({ reason }: AskForLinkProps) {
  const { t } = useText();
  const path = useScreenPath();
  const [sent, setSent] = useState(false);
  const form = useForm({
    id: "forgot-password",
    call: forgotPassword,
    initial: { login: "" },
    labels: { login: "account.login" },
    words: { login: { FIELD_INVALID: "validation.login" } },
    body: ({ login }) => ({ login }),
    onSaved: () => setSent(true),
  });
  const title = t(reason === "wrong" ? "pages.wrongToken" : "account.forgotTitle");

  return (
    <Page title={title} back={path("login")}>
      {sent ? (
        <div className="k-flow">
          <Question title={title} />
          <InlineMessage tone="success" toneLabel={t("common.note")} live title={t("account.sentTitle")}>
            {t("account.sentText")}
          </InlineMessage>
          <p>
            <Link href={path("login")}>{t("account.toLogin")}</Link>
          </p>
        </div>
      ) : (
        <Form
          form={form}
          head={
            <Question title={title} lead={t(reason === "wrong" ? "account.wrongTokenLead" : "account.forgotLead")} />
          }
        >
          <TextField {...form.bind("login")} autoComplete="username" autoCapitalize="none" spellCheck={false} />
          <FormActions form={form} label={t("account.sendLink")} />
        </Form>
      )}
    </Page>
  );
}
