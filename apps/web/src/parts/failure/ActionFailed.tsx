import { InlineMessage } from "@kautia/design-system";
import type { CallFailure } from "../../api/call-result.ts";
import { useText } from "../../texts/use-text.ts";
import { explainFailure } from "./explain-failure.ts";
import { FailureMessage } from "./FailureMessage.tsx";

/** Says why a button did nothing. Shows nothing for a call that was replaced or led to an error page. */
export function ActionFailed({ failure }: { failure: CallFailure | null }) {
  const text = useText();
  if (failure?.why === "offline") return <FailureMessage failure={failure} />;
  if (failure?.why !== "refused") return null;
  return <InlineMessage tone="caution" toneLabel={text.t("common.note")} live title={explainFailure(text, failure)} />;
}
