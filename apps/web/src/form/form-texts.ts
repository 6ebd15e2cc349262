import type { Call } from "@kautia/contract";
import { errorText, type FieldWords, type Text } from "@kautia/locales/format";
import type { Values } from "../app/drafts.ts";
import type { FormError } from "./form-errors.ts";
import type { FormOptions } from "./form-state.ts";

type TextOptions<V extends Values> = Pick<FormOptions<V, Call>, "labels" | "groupOf" | "words">;

/** The labels of a form's fields, and the texts of its errors at the fields and in the summary. */
export function formTexts<V extends Values>(options: TextOptions<V>, values: V, text: Text, supportEmail: string) {
  const words = typeof options.words === "function" ? options.words(values) : options.words;

  function label(field: keyof V & string): string {
    const given = options.labels[field];
    return typeof given === "string" ? text.t(given) : given.text;
  }

  function textOf(error: FormError): string {
    return errorText(error, text, error.field === null ? {} : wordsOf(error.field), supportEmail);
  }

  function wordsOf(field: string): FieldWords {
    const given = options.labels[field];
    const name = typeof given === "string" ? given.replaceAll(".", "-") : "";
    const required = `required.${name}`;
    return { ...(text.has(required) && { FIELD_REQUIRED: required }), ...words?.[field] };
  }

  /** Whether the form has words of its own for a missing answer, such as 'Please select an option'. */
  function isSpecial(field: string): boolean {
    const key = words?.[field]?.FIELD_REQUIRED;
    return key !== undefined && !key.startsWith("required.");
  }

  function summaryLine(field: string, { errorCode }: FormError, message: string): string {
    // A consent's label is a whole sentence, and its error names the consent.
    if (typeof values[field] === "boolean") return message;
    const group = options.groupOf?.(field, values);
    const name = group === undefined ? label(field) : `${group} – ${label(field)}`;
    // A label that ends with a question mark needs no colon.
    if (name.endsWith("?")) return `${name} ${message}`;
    const isMissing = errorCode === "FIELD_REQUIRED" && !isSpecial(field);
    return isMissing ? text.t("validation.requiredNamed", { field: name }) : `${name}: ${message}`;
  }

  return { label, textOf, summaryLine };
}
