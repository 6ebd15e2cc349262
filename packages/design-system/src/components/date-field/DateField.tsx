import { useRef, useState, type FocusEvent } from "react";
import { useValue } from "../../internal/use-value.ts";
import { FieldGroup } from "../field/FieldGroup.tsx";
import type { FieldProps } from "../field/field-props.ts";
import { useFieldIds } from "../field/use-field-ids.ts";
import { DatePartInput } from "./DatePartInput.tsx";
import { DatePicker } from "./DatePicker.tsx";
import {
  joinDate,
  latestYear,
  orderOfDate,
  readWholeDate,
  splitDate,
  type DatePart,
  type DateParts,
} from "./date-parts.ts";

export type DateFieldProps = FieldProps & {
  /** Determines the order of day, month and year. */
  locale: string;
  /** The labels shown above the three parts. */
  partLabels: Record<DatePart, string>;
  /** 'YYYY-MM-DD', or an incomplete date such as '2026-3-' while the user is typing. */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** When the focus leaves the whole group. */
  onBlur?: () => void;
  /** The name of the value when a form is submitted. */
  name?: string;
  /** `bday` lets the browser autofill a date of birth. */
  autoComplete?: "bday";
  /** The accessible name of the button that opens the browser's calendar. Without it there is no button. */
  pickerText?: string;
  /** The first and last day that the calendar offers, 'YYYY-MM-DD'. */
  min?: string;
  max?: string;
  disabled?: boolean;
};

/**
 * A date to be typed as three numbers. The focus moves to the next part when one is full and back on Backspace, and a
 * whole date can be pasted. For a date of birth this is much faster than a calendar.
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
  // Keeps the text as typed ('1', not yet '01') as long as it matches the value.
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
    const whole = readWholeDate(text, order, latestYear(autoComplete === "bday"));
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
          <DatePicker
            id={`${ids.control}-calendar`}
            label={pickerText}
            fieldLabelId={ids.label}
            value={date}
            onPick={setDate}
            {...{ min, max, disabled }}
          />
        )}
        {name === undefined ? null : <input type="hidden" name={name} value={date} />}
      </div>
    </FieldGroup>
  );
}
