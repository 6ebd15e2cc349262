import { joinClasses } from "../../internal/join-classes.ts";
import type { FieldFrameProps } from "./Field.tsx";
import type { Elements } from "../../internal/elements.ts";
import { FieldError, FieldHelp, LabelText } from "./field-parts.tsx";

export type FieldGroupProps = FieldFrameProps & {
  children: Elements;
  /** Shows the legend only to screen readers, if the page's heading already says the same. */
  hideLabel?: boolean;
};

/** The same as `Field` for a field with several controls: a fieldset with a legend. */
export function FieldGroup(props: FieldGroupProps) {
  const { ids, label, asQuestion = false, hideLabel = false, help, error, optionalText, className, children } = props;
  const text = <LabelText label={label} optionalText={optionalText} />;
  return (
    <fieldset
      id={ids.control}
      className={joinClasses("k-field", "k-field--group", Boolean(error) && "k-field--error", className)}
      aria-describedby={ids.describedBy}
    >
      <legend className={hideLabel ? "k-visually-hidden" : "k-field__label"} id={ids.label}>
        {asQuestion ? <h1 className="k-field__question">{text}</h1> : text}
      </legend>
      <FieldHelp id={ids.help}>{help}</FieldHelp>
      <FieldError id={ids.error}>{error}</FieldError>
      {children}
    </fieldset>
  );
}
