import { readCertificateCode } from "@kautia/contract";
import { Actions, Button, Question, TextField } from "@kautia/design-system";
import { type FormEvent, useRef, useState } from "react";
import { useText } from "../../texts/use-text.ts";
import { useNavigate } from "../../navigation/use-location.ts";
import { Page } from "../../frame/Page.tsx";
import { useScreenPath } from "../../routing/use-screen-path.ts";

/** For somebody who holds a certificate on paper: takes its code to the page that checks it. */
function CertificatesScreen() {
  const { t } = useText();
  const path = useScreenPath();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<"certificates.missing" | "certificates.invalid" | null>(null);

  function check(event: FormEvent): void {
    event.preventDefault();
    const code = readCertificateCode(typed);
    if (code !== null) return void navigate(path("certificate", { code }));
    setError(typed.trim() === "" ? "certificates.missing" : "certificates.invalid");
    input.current?.focus();
  }

  return (
    <Page title={t("certificate.title")}>
      <form method="dialog" noValidate onSubmit={check}>
        <Question title={t("certificate.title")} lead={t("certificates.lead")} />
        <TextField
          ref={input}
          label={t("certificates.code")}
          help={t("certificates.codeHelp")}
          error={error === null ? undefined : t(error)}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          width="medium"
        />
        <Actions>
          <Button type="submit">{t("certificates.check")}</Button>
        </Actions>
      </form>
    </Page>
  );
}

export { CertificatesScreen as Component };
