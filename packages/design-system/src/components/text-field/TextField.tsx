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
    /** The text as typed. Leave out (and give `name`, maybe `defaultValue`) to let the browser hold it. */
    value?: string;
    defaultValue?: string;
    onChange?: (value: string) => void;
    /** Stands inside the field before the text, e.g. a unit; read out as part of the description. */
    prefix?: ReactNode;
    /** Stands inside the field after the text. */
    suffix?: ReactNode;
    /** As wide as what is asked: a zip needs no long field. On phones all but `short` are full. */
    width?: "full" | "medium" | "short";
  };

/** One line of text. `type`, `inputMode`, `autoComplete` and every other attribute of `<input>` go through; `ref` is the input. */
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
