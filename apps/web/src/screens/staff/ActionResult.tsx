import { InlineMessage } from "@kautia/design-system";
import { useEffect, useRef } from "react";
import { useText } from "../../shell/i18n/use-text.ts";
import type { Conflict } from "./conflict.ts";

export type Result = { title: string } | Conflict;

interface ActionResultProps {
  result: Result | null;
  /** The form is still there, with what was typed. */
  hasForm?: boolean;
}

/**
 * The result of an action. It takes the focus, because the focused form is gone. What could not be saved is shown, so
 * that it can be copied.
 */
export function ActionResult({ result, hasForm = false }: ActionResultProps) {
  const { t } = useText();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result) element.current?.focus();
  }, [result]);
  if (!result) return null;
  return (
    <div ref={element} tabIndex={-1} className="staff-action-result">
      {"conflict" in result ? (
        <InlineMessage tone="caution" toneLabel={t("common.note")} title={t("staff.conflict.title")}>
          <span>{`${result.conflict} ${t("staff.conflict.text")}`}</span>
          {result.typed && !hasForm ? (
            <>
              <p>{t("staff.conflict.typed")}</p>
              <blockquote className="staff-note">{result.typed}</blockquote>
            </>
          ) : null}
        </InlineMessage>
      ) : (
        <InlineMessage tone="success" toneLabel={t("common.note")} title={result.title} />
      )}
    </div>
  );
}
