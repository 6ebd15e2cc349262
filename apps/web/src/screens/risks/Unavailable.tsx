import { Button, InlineMessage, Question } from "@kautia/design-system";
import { useText } from "../../texts/use-text.ts";
import { Page } from "../../frame/Page.tsx";
import { useHeadingFocus } from "../../browser/use-heading-focus.ts";

export interface UnavailableProps {
  /** True when the connection failed, false when the credit bureau is unavailable. */
  offline: boolean;
  count: number;
  onRetry: () => void;
}

/** Says that the check could not run, with a retry button. Nothing was decided. */
export function Unavailable({ offline, count, onRetry }: UnavailableProps) {
  const { t } = useText();
  const title = t(offline ? "form.offlineTitle" : "risks.unavailable");
  return (
    <Page title={title} progress={{ step: count, count, name: title }}>
      <Question title={title} headingRef={useHeadingFocus()} />
      <InlineMessage
        tone="caution"
        toneLabel={t("common.note")}
        live
        actions={<Button onClick={onRetry}>{t("common.retry")}</Button>}
      >
        {t(offline ? "form.offlineText" : "risks.unavailableText")}
      </InlineMessage>
    </Page>
  );
}
