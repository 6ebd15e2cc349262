import { joinClasses } from "../../internal/join-classes.ts";
import type { FieldFrameProps } from "./Field.tsx";
import { FieldError, FieldHelp, LabelText } from "./field-parts.tsx";

export type FieldGroupProps = FieldFrameProps & {
  /** Keeps the legend for screen readers only, where the page's heading just above says the same. */
  hideLabel?: boolean;
};

/** The same frame for a field of several controls: a fieldset with its legend. */
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
