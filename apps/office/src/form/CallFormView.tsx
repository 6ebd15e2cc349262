import { Button, type ButtonVariant } from "@kautia/design-system";
import type { ReactNode } from "react";
import { Failed } from "../parts/Failed.tsx";
import type { CallForm } from "./use-call-form.ts";

export interface CallFormViewProps<Values extends object> {
  form: CallForm<Values>;
  label: string;
  variant?: ButtonVariant;
  /** Beside the button, such as a way to leave. */
  beside?: ReactNode;
  children: ReactNode;
}

/** The fields of a form, why it failed, and the button that sends it. */
export function CallFormView<Values extends object>({
  form,
  label,
  variant,
  beside,
  children,
}: CallFormViewProps<Values>) {
  return (
    <form
      className="form"
      noValidate
      // Most of it is about other people; a field about oneself says what it is.
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {children}
      <Failed error={form.error} />
      <div className="form-actions">
        <Button type="submit" variant={variant} busy={form.isSending}>
          {label}
        </Button>
        {beside}
      </div>
    </form>
  );
}
