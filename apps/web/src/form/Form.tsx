import { useEffect } from "react";
import type { Elements } from "@kautia/design-system";
import type { Values } from "../app/drafts.ts";
import { FormElement } from "./FormElement.tsx";
import type { FormState } from "./form-state.ts";
import { usePart } from "./part.ts";

export interface FormProps<V extends Values> {
  form: FormState<V>;
  /** The question, shown below the error summary, unless it is the label of the only field. */
  head?: Elements;
  children: Elements;
}

/** A form with its error summary. On a page with other questions it is a part of the page's form. */
export function Form<V extends Values>({ form, head, children }: FormProps<V>) {
  const part = usePart();

  useEffect(() => part?.report(form));

  if (!part) return <FormElement {...{ form, head }}>{children}</FormElement>;
  return (
    <>
      {head}
      {children}
    </>
  );
}
