import type { Webhook } from "@kautia/contract";
import { when } from "@kautia/locales/format";
import { useText } from "../../text/use-text.ts";
import { Status } from "../Status.tsx";

/** Whether a webhook is on, and since when its receiver has accepted nothing. */
export function WebhookState({ offBecause, failingSince }: Pick<Webhook, "offBecause" | "failingSince">) {
  const text = useText();
  const { t } = text;
  if (offBecause) return <Status tone="bad">{t(`partners.webhooks.off.${offBecause}`)}</Status>;
  if (failingSince)
    return <Status tone="caution">{t("partners.webhooks.failing", { when: when(text, failingSince) })}</Status>;
  return <Status tone="good">{t("partners.webhooks.on")}</Status>;
}
