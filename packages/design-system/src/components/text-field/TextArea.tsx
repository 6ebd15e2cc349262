import type { ComponentPropsWithRef } from "react";
import { Field } from "../field/Field.tsx";
import type { FieldProps } from "../field/field-props.ts";
import { useFieldIds } from "../field/use-field-ids.ts";

export type TextAreaProps = FieldProps &
  Omit<ComponentPropsWithRef<"textarea">, "id" | "className" | "onChange" | "value" | "defaultValue"> & {
    value?: string;
    defaultValue?: string;
    onChange?: (value: string) => void;
  };

/** A multi-line text field that grows with its text if the browser supports it. */
export function TextArea(props: TextAreaProps) {
  const { label, asQuestion, help, error, optionalText, id, className, onChange, rows = 4, ...input } = props;
  const ids = useFieldIds(id, help, error);
  return (
    <Field {...{ label, asQuestion, help, error, optionalText, className, ids }}>
      <div className="k-control">
        <textarea
          {...input}
          rows={rows}
          id={ids.control}
          className="k-input k-input--area"
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
          onChange={onChange && ((event) => onChange(event.target.value))}
        />
      </div>
    </Field>
  );
}
