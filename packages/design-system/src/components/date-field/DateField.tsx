import { useRef, useState, type FocusEvent, type KeyboardEvent } from "react";
import { useValue } from "../../internal/use-value.ts";
import { FieldGroup } from "../field/FieldGroup.tsx";
import type { FieldProps } from "../field/field-props.ts";
import { useFieldIds } from "../field/use-field-ids.ts";
import { DatePartInput } from "./DatePartInput.tsx";
import { DatePicker } from "./DatePicker.tsx";
import { joinDate, orderOfDate, splitDate, type DatePart, type DateParts } from "./date-parts.ts";
import { fullYear, latestYear, nearestYear, readDayAndMonth, readWholeDate } from "./read-date.ts";

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
  /** Where a day without a year lies, such as '1 December'. Without it the year stays empty. */
  near?: "future" | "past";
  /** The accessible name of the button that opens the browser's calendar. Without it there is no button. */
  pickerText?: string;
  /** The first and last day that the calendar offers, 'YYYY-MM-DD'. */
  min?: string;
  max?: string;
  disabled?: boolean;
};

/**
 * A date to be typed as three numbers, or pasted whole, however people write it. The focus moves to the next part when
 * one is full and back on Backspace. For a date of birth this is much faster than a calendar.
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
    near,
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
  const latest = latestYear(autoComplete === "bday");
  // A year of two digits counts once day and month are there. While the focus is inside, it stays as typed.
  const valueOf = (of: DateParts) =>
    joinDate(of.day !== "" && of.month !== "" ? { ...of, year: fullYear(of.year, latest) } : of);
  const parts = typed && valueOf(typed) === date ? typed : splitDate(date);
  const type = (next: DateParts) => {
    setTyped(next);
    setDate(valueOf(next));
  };
  /** The keys since the field got the focus. Somebody may type '2026-12-01', whatever the order of the parts. */
  const keys = useRef("");

  const neighbour = (part: DatePart, step: 1 | -1) => {
    const target = order[order.indexOf(part) + step];
    const input = target && inputs.current[target];
    input?.focus();
    if (step === 1) input?.select();
  };
  const handleBlur = (event: FocusEvent<HTMLDivElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    keys.current = "";
    setTyped(null);
    if (near && parts.day !== "" && parts.month !== "" && parts.year === "")
      setDate(joinDate({ ...parts, year: nearestYear(parts, near) }));
    onBlur?.();
  };
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === "Shift") return;
    keys.current = event.key.length === 1 && !event.ctrlKey && !event.metaKey ? keys.current + event.key : "";
    if (/^\d{4}[-./]\d{1,2}[-./]\d{2}$/.test(keys.current) && handlePaste(keys.current)) event.preventDefault();
  };
  const handlePaste = (text: string): boolean => {
    const whole = readWholeDate(text, order, latest);
    const day = whole ? null : readDayAndMonth(text, order);
    if (whole) setDate(joinDate(whole));
    if (day) type({ ...day, year: near ? nearestYear(day, near) : parts.year });
    return whole !== null || day !== null;
  };

  return (
    <FieldGroup {...{ label, asQuestion, help, error, optionalText, className, ids }}>
      <div className="k-control k-date" onBlur={handleBlur} onKeyDownCapture={handleKey}>
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
            describedBy={error ? ids.error : undefined}
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
