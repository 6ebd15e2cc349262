import { confirmSandboxDebit } from "@kautia/contract";
import { Actions, Button, ErrorSummary, InlineMessage, TextField } from "@kautia/design-system";
import type { TextKey } from "@kautia/locales";
import { type FormEvent, useId, useState } from "react";
import { useApp } from "#app/app-context.ts";
import { useText } from "#texts/use-text.ts";
import type { CardFormProps } from "../card-form.ts";
import { readIban, showIban } from "../iban.ts";
import { CardTrust } from "../CardTrust.tsx";
import { MandateText } from "../MandateText.tsx";
import { TestAccounts } from "./TestAccounts.tsx";

/** The sandbox's form for an account, in place of a provider's own. Keeps the input after every failure. */
export function SandboxDebitForm({ secret, onSetUp, onStale }: CardFormProps) {
  const { api, settings } = useApp();
  const { t } = useText();
  const id = useId();
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<TextKey | null>(null);
  const [failure, setFailure] = useState<"offline" | "unavailable" | null>(null);
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setTries(tries + 1);
    setFailure(null);
    const iban = readIban(typed);
    const isEmpty = typed.trim() === "";
    setError(iban === null ? `payment.error.${isEmpty ? "ibanMissing" : "iban"}` : null);
    if (iban === null) return;
    setBusy(true);
    const result = await api.call(confirmSandboxDebit, { body: { secret, iban } }, { handledStatuses: "all" });
    setBusy(false);
    if (result.ok && result.answer.status === "succeeded")
      return onSetUp({ kind: "sepa_debit", lastDigits: iban.slice(-4) });
    setTries((count) => count + 1);
    if (result.ok) setError("payment.notTestAccount");
    else if (result.why === "offline") setFailure("offline");
    else if (result.problem?.errorCode === "NOT_FOUND") onStale();
    else setFailure("unavailable");
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <ErrorSummary
        focusKey={tries}
        title={t("form.errorsOne")}
        errors={error ? [{ fieldId: id, text: t(error) }] : []}
      />
      {failure ? (
        <InlineMessage
          tone="error"
          toneLabel={t("common.error")}
          live
          title={t(failure === "offline" ? "form.offlineTitle" : "payment.unavailable")}
        >
          {t(failure === "offline" ? "form.offlineText" : "payment.unavailableText")}
        </InlineMessage>
      ) : null}
      <h2 className="k-visually-hidden">{t("payment.account")}</h2>
      <CardTrust cards={false} />
      <TextField
        id={id}
        name="iban"
        label={t("payment.iban")}
        help={t("payment.ibanHelp")}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={error ? t(error) : undefined}
        value={typed}
        onChange={setTyped}
        onBlur={() => setTyped(showIban(typed))}
      />
      <TestAccounts open={settings.environment !== "production"} />
      <MandateText />
      <Actions>
        <Button type="submit" busy={busy} busyLabel={t("payment.settingUpAccount")}>
          {t("payment.setUpAccount")}
        </Button>
      </Actions>
    </form>
  );
}
