import type { ComponentPropsWithRef, ReactNode } from "react";
import { Field } from "../field/Field.tsx";
import type { FieldProps } from "../field/field-props.ts";
import { useFieldIds } from "../field/use-field-ids.ts";
import { InputFrame } from "./InputFrame.tsx";

export type TextInputProps = Omit<
  ComponentPropsWithRef<"input">,
  "id" | "className" | "onChange" | "prefix" | "value" | "defaultValue" | "size"
>;

export type TextFieldProps = FieldProps &
  TextInputProps & {
    /** The text as typed. For an uncontrolled input leave it out and set `name`, and `defaultValue` if needed. */
    value?: string;
    defaultValue?: string;
    onChange?: (value: string) => void;
    /** Shown inside the field before the text, e.g. a unit. */
    prefix?: ReactNode;
    /** Shown inside the field after the text. */
    suffix?: ReactNode;
    /** Match the width to the expected text. On phones all fields except `short` take the full width. */
    width?: "full" | "medium" | "short";
  };

/**
 * A single-line text field. All other attributes of `<input>`, such as `inputMode`, are passed on; `ref` is the input.
 */
export function TextField(props: TextFieldProps) {
  const { label, asQuestion, help, error, optionalText, id, className, ...rest } = props;
  const { prefix, suffix, width = "full", onChange, type = "text", ...input } = rest;
  const ids = useFieldIds(id, help, error);
  return (
    <Field {...{ label, asQuestion, help, error, optionalText, className, ids }}>
      <InputFrame prefix={prefix} suffix={suffix} width={width}>
        <input
          {...input}
          type={type}
          id={ids.control}
          className="k-input"
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
          onChange={onChange && ((event) => onChange(event.target.value))}
        />
      </InputFrame>
    </Field>
  );
}
