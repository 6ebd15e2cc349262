import type { Webhook } from "@kautia/contract";
import { useText } from "../../shell/i18n/use-text.ts";
import { when } from "@kautia/locales/format";

/** Whether a webhook is on, and since when its receiver has accepted nothing. */
export function WebhookState({ offBecause, failingSince }: Webhook) {
  const text = useText();
  const { t } = text;
  return (
    <>
      <span>{offBecause ? t(`manager.webhooks.off.${offBecause}`) : t("manager.webhooks.on")}</span>
      {failingSince ? (
        <div className="quiet">{t("manager.webhooks.failing", { when: when(text, failingSince) })}</div>
      ) : null}
    </>
  );
}
