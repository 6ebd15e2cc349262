import { keepPayoutAccount, type LandlordView, type PayoutAccount } from "@kautia/contract";
import { Button, InlineMessage } from "@kautia/design-system";
import { useState } from "react";
import { useApp } from "../../shell/app/app-context.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { when } from "../../shell/i18n/when.ts";

export interface ComingAccountProps {
  coming: NonNullable<PayoutAccount["coming"]>;
  token: string;
  onView: (view: LandlordView) => void;
}

/** A change of the account that is not in effect yet and can still be stopped. */
export function ComingAccount({ coming, token, onView }: ComingAccountProps) {
  const { api } = useApp();
  const text = useText();
  const { t } = text;
  const [failed, setFailed] = useState(false);

  async function keep(): Promise<void> {
    setFailed(false);
    const result = await api.call(keepPayoutAccount, { params: { token } }, { handBack: "all" });
    if (result.ok) onView(result.answer);
    else if (result.why !== "cancelled" && result.why !== "left") setFailed(true);
  }

  return (
    <InlineMessage
      tone={failed ? "error" : "info"}
      toneLabel={t("common.note")}
      live
      title={t("landlord.coming", { when: when(text, coming.from), iban: coming.iban })}
      actions={
        <Button variant="secondary" onClick={keep} busyLabel={t("common.saving")}>
          {t("landlord.keepAccount")}
        </Button>
      }
    >
      {failed ? t("landlord.failedText") : t("landlord.comingText")}
    </InlineMessage>
  );
}
