import { type Elements, Actions, Button, InlineMessage } from "@kautia/design-system";
import { type ReactNode, useEffect, useRef } from "react";
import { useText } from "../texts/use-text.ts";
import { useBackOnline, useOffline } from "../browser/use-offline.ts";
import type { FormState } from "./form-state.ts";
import { useLocation } from "../navigation/use-location.ts";
import { usePart } from "./part.ts";

export interface FormActionsProps {
  form: Pick<FormState<never>, "busy" | "offline">;
  /**
   * The button's label: by default 'Continue', or 'Save' while an answer of the summary is changed. After a lost
   * connection it is always 'Try again'.
   */
  label?: string | undefined;
  note?: ReactNode;
  /** Whether the form ends something, so that its button must not look like accepting. */
  ends?: boolean;
  /** Further buttons, such as 'Cancel'. */
  children?: Elements;
}

/**
 * The button of a form, and above it a message after a lost connection. The button ignores presses while it is busy.
 */
export function FormActions({ form, label, note, ends = false, children }: FormActionsProps) {
  const { t } = useText();
  const offline = useOffline();
  const isEditing = useLocation().query.has("edit");
  const marker = useRef<HTMLSpanElement>(null);
  // A form that ends something needs another press.
  useBackOnline(form.offline && !ends, () => marker.current?.closest("form")?.requestSubmit());
  // On a phone it would stay behind the pinned button.
  useEffect(() => {
    if (form.offline) marker.current?.nextElementSibling?.scrollIntoView({ block: "nearest" });
  }, [form.offline]);
  // A page with several questions has one button for all of them.
  if (usePart()) return null;
  return (
    <>
      {form.offline ? (
        <>
          <span ref={marker} hidden />
          <InlineMessage
            tone="caution"
            toneLabel={t("common.error")}
            title={t(offline ? "form.noNetworkTitle" : "form.offlineTitle")}
            live
          >
            {t(offline && !ends ? "form.noNetworkText" : "form.offlineText")}
          </InlineMessage>
        </>
      ) : null}
      <Actions note={note}>
        <Button type="submit" variant={ends ? "ending" : "primary"} busy={form.busy} busyLabel={t("common.saving")}>
          {form.offline ? t("common.retry") : (label ?? t(isEditing ? "common.save" : "common.continue"))}
        </Button>
        {children}
      </Actions>
    </>
  );
}
