import type { mailAccountLink, resendLandlordLink } from "@kautia/contract";
import { type Elements, InlineMessage } from "@kautia/design-system";
import type { TextKey } from "@kautia/locales";
import { useState } from "react";
import { useApp } from "../../app/app-context.ts";
import { useText } from "../../texts/use-text.ts";

interface AskForMailProps {
  call: typeof mailAccountLink | typeof resendLandlordLink;
  token: string;
  /** Shown once the mail is on its way. */
  sent: { title: TextKey; text: TextKey };
  /** The explanation, with a button that asks for the mail. */
  children: (ask: () => Promise<void>) => Elements;
}

/** Mails a link to the landlord, and says whether it is on its way. */
export function AskForMail({ call, token, sent, children }: AskForMailProps) {
  const { api } = useApp();
  const { t } = useText();
  const [outcome, setOutcome] = useState<"sent" | "later" | "failed" | null>(null);

  async function ask(): Promise<void> {
    const result = await api.call(call, { params: { token } }, { handledStatuses: "all" });
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
        title={t(outcome === "sent" ? sent.title : "landlord.resendLater")}
      >
        {t(outcome === "sent" ? sent.text : "landlord.resendLaterText")}
      </InlineMessage>
    );
  return (
    <>
      {outcome === "failed" ? (
        <InlineMessage tone="error" toneLabel={t("common.error")} live title={t("landlord.failed")}>
          {t("landlord.resendFailedText")}
        </InlineMessage>
      ) : null}
      {children(ask)}
    </>
  );
}
