import { askForPartnerLink, loginLinkMinutes } from "@kautia/contract";
import { DrawingLetter, Question, TextField, TextWithEmails } from "@kautia/design-system";
import { useState } from "react";
import { Form } from "../../form/Form.tsx";
import { FormActions } from "../../form/FormActions.tsx";
import { CookiesBlocked } from "../../parts/start/CookiesBlocked.tsx";
import { keepsCookies } from "../../shell/session/token-cookie.ts";
import { useForm } from "../../form/use-form.ts";
import { useApp } from "../../shell/app/app-context.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { Page } from "../../shell/Page.tsx";
import { useHeadingFocus } from "../../shell/use-heading-focus.ts";

/** Mails a link to log in. The answer is the same whether or not the address is known. */
export function LoginForm({ reason = "asked" }: { reason?: "asked" | "wrong" }) {
  const { settings, country } = useApp();
  const supportEmail = settings.brand.supportEmail[country()];
  const { t } = useText();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    id: "partner-login",
    call: askForPartnerLink,
    initial: { email: "" },
    labels: { email: "manager.email" },
    body: ({ email }) => ({ email }),
    onSaved: () => {
      setSentTo(form.values.email.trim());
    },
  });
  const isWrong = reason === "wrong";
  return (
    <Page title={t("manager.title")}>
      {keepsCookies() ? null : <CookiesBlocked />}
      {sentTo === null ? (
        <Form
          form={form}
          head={
            <Question
              title={t(isWrong ? "manager.link.wrong" : "manager.title")}
              lead={t(isWrong ? "manager.link.wrongText" : "manager.login.lead", { minutes: loginLinkMinutes })}
            />
          }
        >
          <TextField
            {...form.bind("email")}
            type="email"
            autoCapitalize="none"
            autoComplete="email"
            spellCheck={false}
          />
          <p className="quiet">
            <TextWithEmails text={t("manager.login.none", { supportEmail })} />
          </p>
          <FormActions form={form} label={t("manager.login.send")} />
        </Form>
      ) : (
        <Sent email={sentTo} />
      )}
    </Page>
  );
}

function Sent({ email }: { email: string }) {
  const { t } = useText();
  const heading = useHeadingFocus();
  const lead = t("manager.login.sentText", { email, minutes: loginLinkMinutes });
  return (
    <>
      <DrawingLetter />
      <Question headingRef={heading} title={t("manager.login.sent")} lead={lead} />
    </>
  );
}
