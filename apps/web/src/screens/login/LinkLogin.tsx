import { logInByLink } from "@kautia/contract";
import { DrawingKey, Question } from "@kautia/design-system";
import { useState } from "react";
import { AskForLink } from "../../parts/account/AskForLink.tsx";
import { Form } from "../../form/Form.tsx";
import { FormActions } from "../../form/FormActions.tsx";
import { useForm } from "../../form/use-form.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { useNavigate } from "../../shell/navigation/use-location.ts";
import { Page } from "../../shell/Page.tsx";
import { useScreenPath } from "../../shell/use-screen-path.ts";

/** Opened from the login mail. Logs in on a button press, because mail scanners open links (docs/security.md). */
export function LinkLogin({ token }: { token: string }) {
  const { t } = useText();
  const path = useScreenPath();
  const navigate = useNavigate();
  const [wrong, setWrong] = useState(false);
  const form = useForm({
    id: "login-by-link",
    secret: true,
    call: logInByLink,
    initial: {},
    labels: {},
    body: () => ({ token }),
    handBack: [404],
    onRefused: (errorCode) => {
      if (errorCode === "WRONG_TOKEN") setWrong(true);
      return errorCode === "WRONG_TOKEN";
    },
    onSaved: () => navigate(path("policies"), { replace: true }),
  });
  if (wrong) return <AskForLink to="log-in" reason="wrong" />;
  return (
    <Page title={t("account.linkTitle")}>
      <Form
        form={form}
        head={
          <>
            <DrawingKey />
            <Question title={t("account.linkTitle")} lead={t("account.linkLead")} />
          </>
        }
      >
        <FormActions form={form} label={t("account.logIn")} />
      </Form>
    </Page>
  );
}
