import { type Elements, ErrorSummary } from "@kautia/design-system";
import { useEffect, useRef } from "react";
import { useText } from "../texts/use-text.ts";
import { goToNext, labelEnterKeys } from "./enter-key.ts";
import type { FormState } from "./form-state.ts";

export interface FormElementProps {
  form: Pick<FormState<never>, "errors" | "tries" | "busy" | "onSubmit">;
  /** Shown below the error summary. */
  head?: Elements;
  hidden?: boolean;
  children: Elements;
}

export function FormElement({ form, head, hidden = false, children }: FormElementProps) {
  const { t } = useText();
  const element = useRef<HTMLFormElement>(null);
  const count = form.errors.length;
  const isAboutFields = form.errors.some(({ fieldId }) => fieldId !== undefined);
  const title = count === 1 ? t("form.errorsOne") : t("form.errorsMany", { count });

  useEffect(() => {
    if (element.current) labelEnterKeys(element.current);
  });

  // "dialog" does nothing outside a dialog, so a prerendered page keeps its input until the app has started.
  return (
    <form
      ref={element}
      method="dialog"
      noValidate
      hidden={hidden}
      onSubmit={form.onSubmit}
      onKeyDown={(event) => goToNext(event.nativeEvent)}
      aria-busy={form.busy}
    >
      <ErrorSummary title={isAboutFields ? title : t("form.refused")} errors={form.errors} focusKey={form.tries} />
      {head}
      {children}
    </form>
  );
}
