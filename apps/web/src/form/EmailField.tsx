import { Button, TextField, type TextFieldProps } from "@kautia/design-system";
import { useState } from "react";
import { useText } from "../shell/i18n/use-text.ts";
import { meantEmail } from "./email-typo.ts";

type EmailFieldProps = TextFieldProps & { value: string; onChange: (value: string) => void };

/** An email address. When the field loses the focus, asks about a likely typo, but never blocks the form. */
export function EmailField(props: EmailFieldProps) {
  const { t } = useText();
  const [left, setLeft] = useState<string | null>(null);
  const meant = left === props.value ? meantEmail(props.value) : null;
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
          <Button
            variant="text"
            className="form-under"
            onClick={() => {
              props.onChange(meant);
            }}
          >
            {t("fields.emailMeant", { email: meant })}
          </Button>
        )}
      </div>
    </div>
  );
}
