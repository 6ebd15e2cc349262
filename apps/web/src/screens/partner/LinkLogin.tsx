import { logInPartner } from "@kautia/contract";
import { DrawingKey, Question } from "@kautia/design-system";
import { useState } from "react";
import { Form } from "../../form/Form.tsx";
import { FormActions } from "../../form/FormActions.tsx";
import { useForm } from "../../form/use-form.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { useNavigate } from "../../shell/navigation/use-location.ts";
import { Page } from "../../shell/Page.tsx";
import { useScreenPath } from "../../shell/use-screen-path.ts";
import { LoginForm } from "./LoginForm.tsx";

/** Opened from the login mail. Logs in on a button press, because mail scanners open links (docs/security.md). */
export function LinkLogin({ token, onOpen }: { token: string; onOpen: () => void }) {
  const { t } = useText();
  const path = useScreenPath();
  const navigate = useNavigate();
  const [wrong, setWrong] = useState(false);
  const form = useForm({
    id: "partner-login-by-link",
    secret: true,
    call: logInPartner,
    initial: {},
    labels: {},
    body: () => ({ token }),
    handBack: [404],
    onRefused: (errorCode) => {
      if (errorCode === "WRONG_TOKEN") setWrong(true);
      return errorCode === "WRONG_TOKEN";
    },
    onSaved: async () => {
      await navigate(path("partner"), { replace: true });
      onOpen();
    },
  });
  if (wrong) return <LoginForm reason="wrong" />;
  const title = t("manager.link.title");
  return (
    <Page title={title}>
      <Form
        form={form}
        head={
          <>
            <DrawingKey />
            <Question title={title} lead={t("manager.link.lead")} />
          </>
        }
      >
        <FormActions form={form} label={t("manager.link.go")} />
      </Form>
    </Page>
  );
}
