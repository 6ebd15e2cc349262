import type { ComponentPropsWithRef } from "react";
import { Field } from "../field/Field.tsx";
import type { FieldProps } from "../field/field-props.ts";
import { useFieldIds } from "../field/use-field-ids.ts";
import { IconChevronDown } from "../icons/interface-icons.tsx";

export type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectProps = FieldProps &
  Omit<ComponentPropsWithRef<"select">, "id" | "className" | "onChange" | "value" | "defaultValue" | "multiple"> & {
    options: readonly SelectOption[];
    value?: string;
    defaultValue?: string;
    onChange?: (value: string) => void;
    /** The text of an empty first option, e.g. 'Please choose'. Without it the first option is preselected. */
    emptyText?: string;
  };

/** A native select. For up to about seven options prefer `ChoiceList`, which shows them all at once. */
export function Select(props: SelectProps) {
  const { label, asQuestion, help, error, optionalText, id, className, options, onChange, emptyText, ...rest } = props;
  const ids = useFieldIds(id, help, error);
  return (
    <Field {...{ label, asQuestion, help, error, optionalText, className, ids }}>
      <div className="k-control k-select">
        <select
          {...rest}
          id={ids.control}
          className="k-input k-select__input"
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
          onChange={onChange && ((event) => onChange(event.target.value))}
        >
          {emptyText === undefined ? null : <option value="">{emptyText}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <IconChevronDown className="k-select__mark" />
      </div>
    </Field>
  );
}
