import type { WebhookDelivery } from "@kautia/contract";
import { useText } from "../../shell/i18n/use-text.ts";

/** What a receiver answered last, or why there was no answer. */
export function LastAnswer({ lastStatus, lastError }: Pick<WebhookDelivery, "lastStatus" | "lastError">) {
  const { t } = useText();
  return lastError ? t(`staff.webhook.${lastError}`) : (lastStatus ?? "–");
}
