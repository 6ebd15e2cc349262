import { InlineMessage } from "@kautia/design-system";
import type { CallFailure } from "../../api/call-result.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { explainFailure } from "./explain-failure.ts";

/** Says why a button did nothing. Shows nothing for a call that was replaced or led to an error page. */
export function ActionFailed({ failure }: { failure: CallFailure | null }) {
  const text = useText();
  const { t } = text;
  if (failure?.why !== "offline" && failure?.why !== "refused") return null;
  return (
    <InlineMessage tone="caution" toneLabel={t("common.note")} live title={explainFailure(text, failure)}>
      {failure.why === "offline" ? t("policies.offlineText") : undefined}
    </InlineMessage>
  );
}
