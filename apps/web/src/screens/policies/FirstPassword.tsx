import { forgotPassword } from "@kautia/contract";
import { Button, InlineMessage } from "@kautia/design-system";
import { useState } from "react";
import type { CallFailure } from "../../api/call-result.ts";
import { useApp } from "../../app/app-context.ts";
import { ActionFailed } from "../../parts/failure/ActionFailed.tsx";
import { useText } from "../../texts/use-text.ts";

/** For an account without a password: mails the link that sets one. */
export function FirstPassword({ email }: { email: string }) {
  const { api } = useApp();
  const { t } = useText();
  const [sent, setSent] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);

  async function ask(): Promise<void> {
    const result = await api.call(forgotPassword, { body: { login: email } }, { handledStatuses: [429] });
    setFailure(result.ok ? null : result);
    setSent(result.ok);
  }

  return (
    <section className="k-flow">
      <h2>{t("account.password")}</h2>
      {sent ? (
        <InlineMessage tone="success" toneLabel={t("common.note")} live title={t("account.sentTitle")}>
          {t("account.firstPasswordSent", { email })}
        </InlineMessage>
      ) : (
        <>
          <p>{t("account.firstPasswordText")}</p>
          <ActionFailed failure={failure} />
          <p>
            <Button variant="secondary" onClick={ask}>
              {t("account.firstPassword")}
            </Button>
          </p>
        </>
      )}
    </section>
  );
}
