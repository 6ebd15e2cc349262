import { logInByLink } from "@kautia/contract";
import { DrawingKey, Question } from "@kautia/design-system";
import { useState } from "react";
import { Form } from "../../form/Form.tsx";
import { FormActions } from "../../form/FormActions.tsx";
import { useForm } from "../../form/use-form.ts";
import { Page } from "../../frame/Page.tsx";
import { useNavigate } from "../../navigation/use-location.ts";
import { AskForLink } from "../../parts/account/AskForLink.tsx";
import { CookiesBlocked } from "../../parts/start/CookiesBlocked.tsx";
import { usePathAfterLogin } from "../../parts/account/login-paths.ts";
import { keepsCookies } from "../../session/token-cookie.ts";
import { useText } from "../../texts/use-text.ts";

/** Opened from the login mail. Logs in on a button press, because mail scanners open links (docs/security.md). */
export function LinkLogin({ token }: { token: string }) {
  const { t } = useText();
  const pathAfterLogin = usePathAfterLogin();
  const navigate = useNavigate();
  const [isWrong, setIsWrong] = useState(false);
  const form = useForm({
    id: logInByLink.name,
    secret: true,
    call: logInByLink,
    once: true,
    initial: {},
    labels: {},
    body: () => ({ token }),
    handledStatuses: [404],
    onRefused: (errorCode) => {
      if (errorCode === "WRONG_TOKEN") setIsWrong(true);
      return errorCode === "WRONG_TOKEN";
    },
    onSaved: () => navigate(pathAfterLogin, { replace: true }),
  });
  if (isWrong) return <AskForLink to="log-in" reason="wrong" />;
  const title = t("account.linkTitle");
  return (
    <Page title={title}>
      {keepsCookies() ? null : <CookiesBlocked />}
      <Form
        form={form}
        head={
          <>
            <DrawingKey />
            <Question title={title} lead={t("account.linkLead")} />
          </>
        }
      >
        <FormActions form={form} label={t("account.logIn")} />
      </Form>
    </Page>
  );
}
