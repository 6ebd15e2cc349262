import { Button, TextField, type TextFieldProps } from "@kautia/design-system";
import { useState } from "react";
import { useText } from "../texts/use-text.ts";
import { meantEmail } from "./email-typo.ts";
import { useAfterTap } from "./use-after-tap.ts";

type EmailFieldProps = TextFieldProps & { id: string; value: string; onChange: (value: string) => void };

/**
 * An email address. Asks about a likely typo when the field has lost the focus, and from the start if it was filled in
 * before, but never blocks the form.
 */
export function EmailField(props: EmailFieldProps) {
  const { t } = useText();
  const [left, setLeft] = useState(props.value);
  const afterTap = useAfterTap();
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
        onBlur={() => afterTap(() => setLeft(props.value))}
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
