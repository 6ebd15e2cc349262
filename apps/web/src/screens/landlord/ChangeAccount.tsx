import { mailAccountLink } from "@kautia/contract";
import { Button, InlineMessage } from "@kautia/design-system";
import { useState } from "react";
import { useApp } from "../../shell/app/app-context.ts";
import { useText } from "../../shell/i18n/use-text.ts";

/** Mails the link that allows a change. */
export function ChangeAccount({ token }: { token: string }) {
  const { api } = useApp();
  const { t } = useText();
  const [outcome, setOutcome] = useState<"sent" | "later" | "failed" | null>(null);

  async function ask(): Promise<void> {
    const result = await api.call(mailAccountLink, { params: { token } }, { handBack: "all" });
    if (result.ok) setOutcome("sent");
    else if (result.why === "refused" && result.problem.status === 429) setOutcome("later");
    else if (result.why === "offline" || result.why === "refused") setOutcome("failed");
  }

  if (outcome === "sent" || outcome === "later")
    return (
      <InlineMessage
        tone={outcome === "sent" ? "success" : "info"}
        toneLabel={t("common.note")}
        live
        title={t(outcome === "sent" ? "landlord.changeSent" : "landlord.resendLater")}
      >
        {t(outcome === "sent" ? "landlord.changeSentText" : "landlord.resendLaterText")}
      </InlineMessage>
    );
  return (
    <>
      {outcome === "failed" ? (
        <InlineMessage tone="error" toneLabel={t("common.error")} live title={t("landlord.failed")}>
          {t("landlord.resendFailedText")}
        </InlineMessage>
      ) : null}
      <p className="quiet">{t("landlord.changeText")}</p>
      <p>
        <Button variant="secondary" onClick={ask} busyLabel={t("landlord.resending")}>
          {t("landlord.changeAccount")}
        </Button>
      </p>
    </>
  );
}
