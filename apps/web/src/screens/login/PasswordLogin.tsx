import { logIn } from "@kautia/contract";
import { Link, PasswordField, Question, TextField } from "@kautia/design-system";
import { Form } from "../../form/Form.tsx";
import { FormActions } from "../../form/FormActions.tsx";
import { useForm } from "../../form/use-form.ts";
import { useLoginWays, usePathAfterLogin } from "../../parts/account/login-paths.ts";
import { CookiesBlocked } from "../../parts/start/CookiesBlocked.tsx";
import { keepsCookies } from "../../session/token-cookie.ts";
import { useText } from "../../texts/use-text.ts";
import { useNavigate } from "../../navigation/use-location.ts";
import { Page } from "../../frame/Page.tsx";
import { LoginBy } from "./LoginBy.tsx";
import { PasskeyLogin } from "./PasskeyLogin.tsx";

/** Login by email address or phone number. */
export function PasswordLogin() {
  const { t } = useText();
  const pathAfterLogin = usePathAfterLogin();
  const { forgotten } = useLoginWays();
  const navigate = useNavigate();
  const form = useForm({
    id: "login",
    secret: true,
    call: logIn,
    initial: { login: "", password: "" },
    labels: { login: "account.login", password: "account.password" },
    words: { login: { FIELD_INVALID: "validation.login" } },
    body: (values) => values,
    handledStatuses: [401],
    onSaved: () => navigate(pathAfterLogin, { replace: true }),
  });

  return (
    <Page title={t("account.byPassword")}>
      <div className="k-unpinned k-flow">
        {keepsCookies() ? null : <CookiesBlocked />}
        <Form form={form} head={<Question title={t("account.byPassword")} />}>
          <TextField {...form.bind("login")} autoComplete="username" autoCapitalize="none" spellCheck={false} />
          <PasswordField
            {...form.bind("password")}
            showText={t("account.show")}
            hideText={t("account.hide")}
            autoComplete="current-password"
          />
          <p>
            <Link standalone href={forgotten}>
              {t("account.forgot")}
            </Link>
          </p>
          <FormActions form={form} label={t("account.logIn")} />
        </Form>
        <LoginBy way="link" />
        <PasskeyLogin />
      </div>
    </Page>
  );
}
