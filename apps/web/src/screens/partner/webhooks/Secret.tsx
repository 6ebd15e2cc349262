import { InlineMessage, Link } from "@kautia/design-system";
import { useText } from "#shell/i18n/use-text.ts";

/** A webhook's secret, and what to do with it. It is shown only this once. */
export function Secret({ secret }: { secret: string }) {
  const { t } = useText();
  return (
    <InlineMessage tone="success" toneLabel={t("common.note")} live title={t("manager.webhooks.secret")}>
      <p>
        <code className="partner-secret" translate="no">
          {secret}
        </code>
      </p>
      <p>{t("manager.webhooks.secretText")}</p>
      <Link standalone href="/api/docs" target="_blank">
        {t("manager.webhooks.docs")}
      </Link>
    </InlineMessage>
  );
}
