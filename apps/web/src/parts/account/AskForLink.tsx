import { askForLoginLink, forgotPassword } from "@kautia/contract";
import { InlineMessage, Link, Question, TextField } from "@kautia/design-system";
import { type ReactNode, useState } from "react";
import { Form } from "../../form/Form.tsx";
import { FormActions } from "../../form/FormActions.tsx";
import { useForm } from "../../form/use-form.ts";
import { keepsCookies } from "../../session/token-cookie.ts";
import { useText } from "../../texts/use-text.ts";
import { Page } from "../../frame/Page.tsx";
import { CookiesBlocked } from "../start/CookiesBlocked.tsx";
import { useLoginWays, usePageAsked } from "./login-paths.ts";

export interface AskForLinkProps {
  to: "set-password" | "log-in";
  /** `asked`: the visitor wants a link. `wrong`: the visitor followed an invalid link. */
  reason: "asked" | "wrong";
  /** Below the button; by default the link to the login. */
  children?: ReactNode;
}

const kinds = {
  "set-password": {
    call: forgotPassword,
    title: "account.forgotTitle",
    asked: "account.forgotLead",
    wrong: "account.wrongTokenLead",
    sent: "account.sentText",
  },
  "log-in": {
    call: askForLoginLink,
    title: "account.loginTitle",
    asked: "account.loginLead",
    wrong: "account.wrongLinkLead",
    sent: "account.linkSentText",
  },
} as const;

/** Requests a link by mail. The response is the same whether or not the account exists. */
export function AskForLink({ to, reason, children }: AskForLinkProps) {
  const kind = kinds[to];
  const { t } = useText();
  const asked = usePageAsked();
  const ways = useLoginWays();
  const [sent, setSent] = useState(false);
  const form = useForm({
    id: `link-to-${to}`,
    call: kind.call,
    initial: { login: "" },
    labels: { login: "account.login" },
    words: { login: { FIELD_INVALID: "validation.login" } },
    body: ({ login }) => ({ login, ...asked }),
    onSaved: () => setSent(true),
  });
  const title = t(reason === "wrong" ? "pages.wrongToken" : kind.title);

  return (
    <Page title={title}>
      {sent ? (
        <div className="k-flow">
          <Question title={title} />
          <InlineMessage tone="success" toneLabel={t("common.note")} live title={t("account.sentTitle")}>
            {t(kind.sent)}
          </InlineMessage>
          <p>
            {/* The login may be this very page. */}
            <Link href={ways.login} onClick={() => setSent(false)}>
              {t("account.toLogin")}
            </Link>
          </p>
        </div>
      ) : (
        <div className="k-unpinned k-flow">
          {to === "log-in" && !keepsCookies() ? <CookiesBlocked /> : null}
          <Form form={form} head={<Question title={title} lead={t(kind[reason])} />}>
            <TextField {...form.bind("login")} autoComplete="username" autoCapitalize="none" spellCheck={false} />
            <FormActions form={form} label={t("account.sendLink")} />
          </Form>
          {children ?? (
            <p>
              <Link standalone href={ways.login}>
                {t("account.toLogin")}
              </Link>
            </p>
          )}
        </div>
      )}
    </Page>
  );
}
