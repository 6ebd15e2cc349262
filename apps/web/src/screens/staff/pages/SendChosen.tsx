import { sendMailsAgain } from "@kautia/contract";
import { Button } from "@kautia/design-system";
import { useState } from "react";
import { explainFailure } from "#parts/failure/explain-failure.ts";
import { useApp } from "#shell/app/app-context.ts";
import { useText } from "#shell/i18n/use-text.ts";
import { handledByPage } from "#parts/tables/use-table.ts";

interface SendChosenProps {
  ids: readonly string[];
  /** How many were sent by the last press. */
  sent: number;
  onSent: (sent: number) => void;
  onSessionEnded: () => void;
}

/** Sends the chosen mails again, and says how many are on their way. */
export function SendChosen({ ids, sent, onSent, onSessionEnded }: SendChosenProps) {
  const { api } = useApp();
  const text = useText();
  const { t } = text;
  const [message, setMessage] = useState(sent > 0 ? t("staff.mail.chosenDone", { count: sent }) : "");

  async function send(): Promise<void> {
    const result = await api.call(sendMailsAgain, { body: { ids: [...ids] } }, handledByPage);
    if (result.ok) onSent(result.answer.sent.length);
    else if (result.problem?.status === 401) onSessionEnded();
    else setMessage(explainFailure(text, result));
  }

  return (
    <>
      {ids.length > 0 ? (
        <p>
          <Button onClick={send} busyLabel={t("common.saving")}>
            {t("staff.mail.chosen", { count: ids.length })}
          </Button>
        </p>
      ) : null}
      <p role="status">{message}</p>
    </>
  );
}
