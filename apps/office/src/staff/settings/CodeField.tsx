import { TextField } from "@kautia/design-system";
import { useText } from "../../text/use-text.ts";

interface CodeFieldProps {
  id: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** The administrator's one-time code, which every change of the team needs. */
export function CodeField(field: CodeFieldProps) {
  const { t } = useText();
  return (
    <TextField
      {...field}
      label={t("staff.people.code")}
      help={t("staff.people.codeHelp")}
      inputMode="numeric"
      autoComplete="one-time-code"
      width="short"
    />
  );
}
