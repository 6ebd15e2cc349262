import type { ComponentPropsWithRef } from "react";
import { Field } from "../field/Field.tsx";
import type { FieldProps } from "../field/field-props.ts";
import { useFieldIds } from "../field/use-field-ids.ts";
import { IconChevronDown } from "../icons/interface-icons.tsx";

export type SelectOption = {
  value: string;
  label: string;
  disabled?: boolean;
  /** The heading above it and its neighbours with the same group. */
  group?: string;
};

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
          {groupsOf(options).map(({ group, members }) =>
            group === undefined ? (
              members.map(renderOption)
            ) : (
              <optgroup key={group} label={group}>
                {members.map(renderOption)}
              </optgroup>
            ),
          )}
        </select>
        <IconChevronDown className="k-select__mark" />
      </div>
    </Field>
  );
}

function renderOption({ value, label, disabled }: SelectOption) {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  );
}

function groupsOf(options: readonly SelectOption[]): { group: string | undefined; members: SelectOption[] }[] {
  const groups: { group: string | undefined; members: SelectOption[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.group === option.group) last.members.push(option);
    else groups.push({ group: option.group, members: [option] });
  }
  return groups;
}
