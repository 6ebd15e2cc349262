import { InlineMessage } from "@kautia/design-system";
import { useEffect, useRef } from "react";
import { useText } from "../../shell/i18n/use-text.ts";

export type Result =
  | { title: string }
  /** Why nothing was saved. */
  | { conflict: string };

/** The result of an action. It takes the focus, because the focused form is gone. */
export function Told({ result }: { result: Result | null }) {
  const { t } = useText();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result) element.current?.focus();
  }, [result]);
  if (!result) return null;
  return (
    <div ref={element} tabIndex={-1} className="staff-told">
      {"conflict" in result ? (
        <InlineMessage tone="caution" toneLabel={t("common.note")} title={t("staff.conflict.title")}>
          {result.conflict} {t("staff.conflict.text")}
        </InlineMessage>
      ) : (
        <InlineMessage tone="success" toneLabel={t("common.note")} title={result.title} />
      )}
    </div>
  );
}
