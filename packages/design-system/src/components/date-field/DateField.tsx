import { useRef, useState, type FocusEvent } from "react";
import { useValue } from "../../internal/use-value.ts";
import { FieldGroup } from "../field/FieldGroup.tsx";
import type { FieldProps } from "../field/field-props.ts";
import { useFieldIds } from "../field/use-field-ids.ts";
import { DatePartInput } from "./DatePartInput.tsx";
import { DatePicker } from "./DatePicker.tsx";
import { joinDate, orderOfDate, readWholeDate, splitDate, type DatePart, type DateParts } from "./date-parts.ts";

export type DateFieldProps = FieldProps & {
  /** Decides the order of the three parts. */
  locale: string;
  /** The names of the parts, shown above them. */
  partLabels: Record<DatePart, string>;
  /** 'YYYY-MM-DD', or while it is being typed something unfinished such as '2026-3-'. */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** When the focus leaves the whole group. */
  onBlur?: () => void;
  /** The name under which a form sends the value. */
  name?: string;
  /** `bday` lets the browser fill in a date of birth. */
  autoComplete?: "bday";
  /** The name of a button that opens the browser's own calendar; without it there is no button. */
  pickerText?: string;
  /** The first and last day the calendar offers, 'YYYY-MM-DD'. */
  min?: string;
  max?: string;
  disabled?: boolean;
};

/**
 * A date that is typed: three numbers, the focus moving on by itself when one is full, back with Backspace, and a whole
 * date taken when pasted. For a date of birth this is far faster than any calendar.
 */
export function DateField(props: DateFieldProps) {
  const { label, asQuestion, help, error, optionalText, id, className, ...rest } = props;
  const {
    locale,
    partLabels,
    value,
    defaultValue = "",
    onChange,
    onBlur,
    name,
    autoComplete,
    pickerText,
    min,
    max,
    disabled,
  } = rest;
  const ids = useFieldIds(id, help, error);
  const [date, setDate] = useValue(value, defaultValue, onChange);
  const inputs = useRef<Partial<Record<DatePart, HTMLInputElement | null>>>({});
  const order = orderOfDate(locale);
  // What is typed stays as typed, '1' before it becomes '01', as long as it is what the value says.
  const [typed, setTyped] = useState<DateParts | null>(null);
  const parts = typed && joinDate(typed) === date ? typed : splitDate(date);
  const type = (next: DateParts) => {
    setTyped(next);
    setDate(joinDate(next));
  };

  const neighbour = (part: DatePart, step: 1 | -1) => {
    const target = order[order.indexOf(part) + step];
    const input = target && inputs.current[target];
    input?.focus();
    if (step === 1) input?.select();
  };
  const handleBlur = (event: FocusEvent<HTMLDivElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    setTyped(null);
    onBlur?.();
  };
  const handlePaste = (text: string): boolean => {
    const whole: DateParts | null = readWholeDate(text, order);
    if (whole) setDate(joinDate(whole));
    return whole !== null;
  };

  return (
    <FieldGroup {...{ label, asQuestion, help, error, optionalText, className, ids }}>
      <div className="k-control k-date" onBlur={handleBlur}>
        {order.map((part) => (
          <DatePartInput
            key={part}
            part={part}
            label={partLabels[part]}
            value={parts[part]}
            inputRef={(node) => {
              inputs.current[part] = node;
            }}
            autoComplete={autoComplete && `${autoComplete}-${part}`}
            disabled={disabled}
            invalid={Boolean(error)}
            describedBy={ids.describedBy}
            onChange={(text) => type({ ...parts, [part]: text })}
            onMove={(step) => neighbour(part, step)}
            onPasteDate={handlePaste}
          />
        ))}
        {pickerText === undefined ? null : (
          <DatePicker label={pickerText} value={date} min={min} max={max} disabled={disabled} onPick={setDate} />
        )}
        {name === undefined ? null : <input type="hidden" name={name} value={date} />}
      </div>
    </FieldGroup>
  );
}
