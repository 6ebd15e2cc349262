import { resendLandlordLink } from "@kautia/contract";
import { Button, InlineMessage } from "@kautia/design-system";
import { useState } from "react";
import { useApp } from "../../shell/app/app-context.ts";
import { useText } from "../../shell/i18n/use-text.ts";

export interface ReadOnlyProps {
  /** The landlord has not answered yet. */
  open: boolean;
  token: string;
}

/** Shown for the short link: explains that it is read-only and mails the personal link on request. */
export function ReadOnly({ open, token }: ReadOnlyProps) {
  const { api } = useApp();
  const { t } = useText();
  const [outcome, setOutcome] = useState<"sent" | "later" | "failed" | null>(null);

  async function resend(): Promise<void> {
    const result = await api.call(resendLandlordLink, { params: { token } }, { handBack: "all" });
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
        title={t(outcome === "sent" ? "landlord.resent" : "landlord.resendLater")}
      >
        {t(outcome === "sent" ? "landlord.resentText" : "landlord.resendLaterText")}
      </InlineMessage>
    );
  return (
    <>
      {outcome === "failed" ? (
        <InlineMessage tone="error" toneLabel={t("common.error")} live title={t("landlord.failed")}>
          {t("landlord.resendFailedText")}
        </InlineMessage>
      ) : null}
      <InlineMessage
        toneLabel={t("common.note")}
        title={t("landlord.readOnly")}
        actions={
          <Button variant="secondary" onClick={resend} busyLabel={t("landlord.resending")}>
            {t("landlord.resend")}
          </Button>
        }
      >
        {t(open ? "landlord.readOnlyText" : "landlord.readOnlyReleaseText")}
      </InlineMessage>
    </>
  );
}
