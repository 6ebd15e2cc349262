import { Actions, Button, InlineMessage } from "@kautia/design-system";
import type { ReactNode } from "react";
import { useText } from "../i18n/use-text.ts";
import type { FormState } from "./form-state.ts";

export interface FormActionsProps {
  form: Pick<FormState<never>, "busy" | "offline">;
  /** What the button says; 'Continue' where nothing else is given, 'Try again' after a lost connection. */
  label?: string;
  note?: ReactNode;
}

/** The one button of a form, and above it that the last try was not sent. It takes no second press while the first is under way. */
export function FormActions({ form, label, note }: FormActionsProps) {
  const { t } = useText();
  return (
    <>
      {form.offline ? (
        <InlineMessage tone="caution" toneLabel={t("common.error")} title={t("form.offlineTitle")} live>
          {t("form.offlineText")}
        </InlineMessage>
      ) : null}
      <Actions note={note}>
        <Button type="submit" busy={form.busy} busyLabel={t("common.saving")}>
          {form.offline ? t("common.retry") : (label ?? t("common.continue"))}
        </Button>
      </Actions>
    </>
  );
}
