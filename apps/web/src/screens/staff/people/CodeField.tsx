import { TextField } from "@kautia/design-system";
import type { Binding } from "#form/form-state.ts";
import { useText } from "#shell/i18n/use-text.ts";

/** The administrator's one-time code, which every change of people needs. */
export function CodeField(binding: Binding<string>) {
  const { t } = useText();
  return (
    <TextField
      {...binding}
      help={t("staff.people.codeHelp")}
      inputMode="numeric"
      autoComplete="one-time-code"
      width="short"
    />
  );
}
