import type { logInByLink, logInPartner } from "@kautia/contract";
import { DrawingKey, type Elements, Question } from "@kautia/design-system";
import type { TextKey } from "@kautia/locales";
import { useState } from "react";
import { Form } from "../../form/Form.tsx";
import { FormActions } from "../../form/FormActions.tsx";
import { useForm } from "../../form/use-form.ts";
import { CookiesBlocked } from "../start/CookiesBlocked.tsx";
import { keepsCookies } from "../../session/token-cookie.ts";
import { useText } from "../../texts/use-text.ts";
import { Page } from "../../frame/Page.tsx";

interface LinkLoginProps {
  token: string;
  call: typeof logInByLink | typeof logInPartner;
  words: { title: TextKey; lead: TextKey; go: TextKey };
  onLoggedIn: () => Promise<void>;
  /** Shown in its place if the link has been used or has ended. */
  wrong: Elements;
}

/** Opened from the login mail. Logs in on a button press, because mail scanners open links (docs/security.md). */
export function LinkLogin({ token, call, words, onLoggedIn, wrong }: LinkLoginProps) {
  const { t } = useText();
  const [isWrong, setIsWrong] = useState(false);
  const form = useForm({
    id: call.name,
    secret: true,
    call,
    once: true,
    initial: {},
    labels: {},
    body: () => ({ token }),
    handledStatuses: [404],
    onRefused: (errorCode) => {
      if (errorCode === "WRONG_TOKEN") setIsWrong(true);
      return errorCode === "WRONG_TOKEN";
    },
    onSaved: onLoggedIn,
  });
  if (isWrong) return wrong;
  const title = t(words.title);
  return (
    <Page title={title}>
      {keepsCookies() ? null : <CookiesBlocked />}
      <Form
        form={form}
        head={
          <>
            <DrawingKey />
            <Question title={title} lead={t(words.lead)} />
          </>
        }
      >
        <FormActions form={form} label={t(words.go)} />
      </Form>
    </Page>
  );
}
