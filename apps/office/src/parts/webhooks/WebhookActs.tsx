import { oldSecretHours, type Webhook, type WebhookTest } from "@kautia/contract";
import { Button, type ButtonVariant } from "@kautia/design-system";
import { useText } from "../../text/use-text.ts";
import { ConfirmButton } from "../ConfirmButton.tsx";
import { SendTest } from "./SendTest.tsx";

interface WebhookActsProps {
  of: Webhook;
  variant?: ButtonVariant;
  test: () => Promise<WebhookTest>;
  turn: (enabled: boolean) => Promise<unknown>;
  rotate: () => Promise<unknown>;
  remove: () => Promise<unknown>;
}

/** What can be done with a webhook: try it, switch it off and on, replace its secret, and remove it. */
export function WebhookActs({ of: { url, enabled }, variant, test, turn, rotate, remove }: WebhookActsProps) {
  const { t } = useText();
  return (
    <>
      <SendTest url={url} send={test} />
      {enabled ? (
        <ConfirmButton
          label={t("partners.webhooks.switchOff")}
          variant={variant}
          question={t("partners.webhooks.switchOffTitle")}
          yes={t("partners.webhooks.switchOff")}
          onYes={() => turn(false)}
        >
          <p>{t("partners.webhooks.switchOffText")}</p>
        </ConfirmButton>
      ) : (
        <Button variant={variant ?? "primary"} onClick={() => turn(true)}>
          {t("partners.webhooks.switchOn")}
        </Button>
      )}
      <ConfirmButton
        label={t("partners.webhooks.rotate")}
        variant={variant}
        question={t("partners.webhooks.rotateTitle")}
        yes={t("partners.webhooks.rotate")}
        onYes={rotate}
      >
        <p>{t("partners.webhooks.rotateText", { hours: oldSecretHours })}</p>
      </ConfirmButton>
      <ConfirmButton
        label={t("partners.webhooks.remove")}
        variant={variant}
        question={t("partners.webhooks.removeTitle")}
        yes={t("partners.webhooks.removeGo")}
        onYes={remove}
      >
        <p>{t("partners.webhooks.removeText")}</p>
      </ConfirmButton>
    </>
  );
}
