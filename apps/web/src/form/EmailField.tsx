import { Button, TextField, type TextFieldProps } from "@kautia/design-system";
import { useState } from "react";
import { useText } from "../shell/i18n/use-text.ts";
import { meantEmail } from "./email-typo.ts";

type EmailFieldProps = TextFieldProps & { id: string; value: string; onChange: (value: string) => void };

/** An email address. When the field loses the focus, asks about a likely typo, but never blocks the form. */
export function EmailField(props: EmailFieldProps) {
  const { t } = useText();
  const [left, setLeft] = useState<string | null>(null);
  const meant = left === props.value ? meantEmail(props.value) : null;

  function take(value: string): void {
    props.onChange(value);
    // The button disappears, and the focus with it.
    document.getElementById(props.id)?.focus();
  }

  return (
    <div>
      <TextField
        {...props}
        type="email"
        inputMode="email"
        spellCheck={false}
        onBlur={() => {
          setLeft(props.value);
        }}
      />
      <div role="status">
        {meant === null ? null : (
          <Button variant="text" className="form-under" onClick={() => take(meant)}>
            {t("fields.emailMeant", { email: meant })}
          </Button>
        )}
      </div>
    </div>
  );
}
