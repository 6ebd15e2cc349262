import { askForPartnerLink, loginLinkMinutes, logInPartner } from "@kautia/contract";
import { Button, TextWithEmails } from "@kautia/design-system";
import { useQueryClient } from "@tanstack/react-query";
import { createLazyRoute, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { CallError } from "../api/call-api.ts";
import { useChange } from "../api/queries.ts";
import { EmailField } from "../form/fields.tsx";
import { CallFormView } from "../form/CallFormView.tsx";
import { useCallForm } from "../form/use-call-form.ts";
import { Failed } from "../parts/Failed.tsx";
import { OpenPage } from "../shell/OpenPage.tsx";
import { useSettings } from "../shell/settings.ts";
import { useMailedToken } from "../shell/use-mailed-token.ts";
import { useText } from "../text/use-text.ts";

export const Route = createLazyRoute("/partner/login")({ component: LoginPage });

function LoginPage() {
  const { back, token: inAddress } = Route.useSearch();
  const token = useMailedToken(inAddress);
  const queries = useQueryClient();
  const router = useRouter();
  const logIn = useChange(logInPartner, {
    onDone: () => {
      queries.clear();
      if (back === undefined) void router.navigate({ to: "/partner", replace: true });
      else router.history.replace(back);
    },
  });
  const isWrong = logIn.error instanceof CallError && logIn.error.problem?.errorCode === "WRONG_TOKEN";
  if (token === "" || isWrong) return <AskForLink isWrong={isWrong} />;
  return <ByLink logIn={() => logIn.mutate({ body: { token } })} error={logIn.error} />;
}

/** Opening the link alone logs nobody in, because mail programs open links, too. */
function ByLink({ logIn, error }: { logIn: () => void; error: Error | null }) {
  const { t } = useText();
  return (
    <OpenPage title={t("partners.link.title")} lead={t("partners.link.lead")}>
      <Failed error={error} />
      <Button onClick={logIn}>{t("partners.link.go")}</Button>
    </OpenPage>
  );
}

/** The answer is the same whether or not the address is known. */
function AskForLink({ isWrong }: { isWrong: boolean }) {
  const { t, country } = useText();
  const supportEmail = useSettings().brand.supportEmail[country()];
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useCallForm({
    call: askForPartnerLink,
    initial: { email: "" },
    request: (body) => ({ body }),
    onDone: (_, { email }) => setSentTo(email.trim()),
  });
  const minutes = loginLinkMinutes;
  if (sentTo !== null)
    return (
      <OpenPage title={t("partners.login.sent")} lead={t("partners.login.sentText", { email: sentTo, minutes })} />
    );
  return (
    <OpenPage
      title={t(isWrong ? "partners.link.wrong" : "partners.title")}
      lead={t(isWrong ? "partners.link.wrongText" : "partners.login.lead", { minutes })}
    >
      <CallFormView form={form} label={t("partners.login.send")}>
        <EmailField
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- there is nothing else to do here
          autoFocus
          {...form.bind("email")}
          label={t("partners.email")}
          autoComplete="email"
        />
      </CallFormView>
      <p className="quiet">
        <TextWithEmails text={t("partners.login.none", { supportEmail })} />
      </p>
    </OpenPage>
  );
}
