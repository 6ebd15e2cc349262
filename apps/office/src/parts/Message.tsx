import { InlineMessage, type InlineMessageProps } from "@kautia/design-system";
import { useText } from "../text/use-text.ts";

/** A message on the page, as a caution unless it says otherwise. */
export function Message({ tone = "caution", ...message }: Omit<InlineMessageProps, "toneLabel">) {
  const { t } = useText();
  return <InlineMessage {...message} tone={tone} toneLabel={t(tone === "error" ? "common.error" : "common.note")} />;
}
