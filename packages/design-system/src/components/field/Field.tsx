import type { Elements } from "../../internal/elements.ts";
import { joinClasses } from "../../internal/join-classes.ts";
import { FieldError, FieldHelp, LabelText } from "./field-parts.tsx";
import type { FieldProps } from "./field-props.ts";
import type { FieldIds } from "./use-field-ids.ts";

export type FieldFrameProps = FieldProps & { ids: FieldIds; children: Elements };

/** Label, help, error and control, for a field with one control. */
export function Field({
  ids,
  label,
  asQuestion = false,
  help,
  error,
  optionalText,
  className,
  children,
}: FieldFrameProps) {
  const text = (
    <label className="k-field__label" id={ids.label} htmlFor={ids.control}>
      <LabelText label={label} optionalText={optionalText} />
    </label>
  );
  return (
    <div className={joinClasses("k-field", Boolean(error) && "k-field--error", className)}>
      {asQuestion ? <h1 className="k-field__question">{text}</h1> : text}
      <FieldHelp id={ids.help}>{help}</FieldHelp>
      <FieldError id={ids.error}>{error}</FieldError>
      {children}
    </div>
  );
}
