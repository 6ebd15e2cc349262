import { keepPayoutAccount, type LandlordView, type PayoutAccount } from "@kautia/contract";
import { Button, InlineMessage } from "@kautia/design-system";
import { useState } from "react";
import { useApp } from "#app/app-context.ts";
import { useText } from "#texts/use-text.ts";
import { time } from "@kautia/locales/format";

export interface ComingAccountProps {
  coming: NonNullable<PayoutAccount["coming"]>;
  token: string;
  /** From the mailed link, which alone can stop the account; null without it. */
  change: string | null;
  isFirst: boolean;
  /** Whether the reader has just entered it, and need not be asked who it was. */
  isEntered: boolean;
  onView: (view: LandlordView) => void;
  /** Called when the link has been used or has expired. */
  onTooLate: () => void;
}

/** An account that is not in effect yet and can still be stopped, with the mailed link. */
export function ComingAccount({ coming, token, change, isFirst, isEntered, onView, onTooLate }: ComingAccountProps) {
  const { api } = useApp();
  const text = useText();
  const { t } = text;
  const [failed, setFailed] = useState(false);
  const wasItYou = change === null ? "landlord.comingByMail" : "landlord.comingText";

  async function drop(): Promise<void> {
    setFailed(false);
    const result = await api.call(
      keepPayoutAccount,
      { params: { token }, body: { change } },
      { handledStatuses: "all" },
    );
    if (result.ok) onView(result.answer);
    else if (result.problem?.errorCode === "STEP_NOT_ALLOWED") onTooLate();
    else if (result.why !== "cancelled" && result.why !== "left") setFailed(true);
  }

  return (
    <InlineMessage
      tone={failed ? "error" : "info"}
      toneLabel={t("common.note")}
      live
      title={t("landlord.coming", {
        day: text.date(coming.from),
        time: time(text, coming.from),
        iban: coming.iban.replaceAll(" ", "\u00a0"),
      })}
      actions={
        change === null ? undefined : (
          <Button variant="secondary" onClick={drop} busyLabel={t("common.saving")}>
            {t(isFirst ? "landlord.dropAccount" : "landlord.keepAccount")}
          </Button>
        )
      }
    >
      {failed ? t("landlord.failedText") : t(isEntered ? "landlord.comingEntered" : wasItYou)}
    </InlineMessage>
  );
}
