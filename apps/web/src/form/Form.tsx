import { ErrorSummary } from "@kautia/design-system";
import type { ReactNode } from "react";
import { useText } from "../i18n/use-text.ts";
import type { Values } from "./drafts.ts";
import type { FormState } from "./form-state.ts";

export interface FormProps<V extends Values> {
  form: FormState<V>;
  /** What stands above the errors: the question, where it is not the label of the one field. */
  head?: ReactNode;
  children: ReactNode;
}

/** The frame of every form: what is wrong, then the fields. */
export function Form<V extends Values>({ form, head, children }: FormProps<V>) {
  const { t } = useText();
  const count = form.errors.length;
  // "dialog" does nothing where no dialog is: a drawn page that is not live yet keeps what was typed into it.
  return (
    <form method="dialog" noValidate onSubmit={form.onSubmit} aria-busy={form.busy}>
      <ErrorSummary
        title={count === 1 ? t("form.errorsOne") : t("form.errorsMany", { count })}
        errors={form.errors}
        focusKey={form.tries}
      />
      {head}
      {children}
    </form>
  );
}
