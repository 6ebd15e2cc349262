import { askToResume } from "@kautia/contract";
import { Link, Question, TextField } from "@kautia/design-system";
import { useState } from "react";
import { useApp } from "../../app/app-context.ts";
import { useStore } from "../../browser/store.ts";
import { Form } from "../../form/Form.tsx";
import { FormActions } from "../../form/FormActions.tsx";
import { useForm } from "../../form/use-form.ts";
import { useText } from "../../texts/use-text.ts";
import { useLocation } from "../../navigation/use-location.ts";
import { CookiesBlocked } from "../../parts/start/CookiesBlocked.tsx";
import { keepsCookies } from "../../session/token-cookie.ts";
import { Page } from "../../frame/Page.tsx";
import { useScreenPath } from "../../routing/use-screen-path.ts";
import { Sent } from "./Sent.tsx";

/** Mails a link to an application, for another device or a browser that no longer knows it (docs/flow.md). */
function ResumeScreen() {
  const { session } = useApp();
  const { t } = useText();
  const path = useScreenPath();
  const shown = useStore(session.record);
  const hasExpired = session.hasExpired();
  const record = hasExpired ? null : shown;
  const { state } = useLocation();
  const isBlocked = !keepsCookies();
  const sessionEnded = !isBlocked && (hasExpired || Object(state).sessionEnded === true);
  const [sent, setSent] = useState(false);
  const title = t(record ? "resume.elsewhere" : "resume.title");
  const lead = sessionEnded ? `${t("resume.sessionEnded")} ${t("resume.lead")}` : t("resume.lead");
  const form = useForm({
    id: "resume",
    secret: true,
    call: askToResume,
    initial: { email: record?.userInfo?.email ?? "" },
    labels: { email: "resume.email" },
    body: (values) => values,
    handledStatuses: [429],
    onSaved: () => setSent(true),
  });
  return (
    <Page title={title}>
      {isBlocked ? <CookiesBlocked /> : null}
      {sent ? (
        <Sent email={form.values.email.trim()} />
      ) : (
        <Form form={form} head={<Question title={title} lead={lead} />}>
          <TextField {...form.bind("email")} type="email" autoComplete="email" />
          {record ? null : (
            <p className="quiet">
              <span>{`${t("resume.signed")} `}</span>
              <Link href={path("login")}>{t("account.logIn")}</Link>
            </p>
          )}
          <FormActions form={form} label={t("resume.send")} />
          {session.token() ? (
            <p>
              <Link standalone href={path("index")}>
                {t("pages.toApplication")}
              </Link>
            </p>
          ) : null}
        </Form>
      )}
    </Page>
  );
}

export { ResumeScreen as Component };
