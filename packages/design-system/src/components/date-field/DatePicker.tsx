import { useRef } from "react";
import { IconCalendar } from "../icons/interface-icons.tsx";
import { isRealDate } from "./date-parts.ts";

export type DatePickerProps = {
  id: string;
  label: string;
  /** The id of the date's label, because a form can have several calendars. */
  fieldLabelId: string;
  value: string;
  min: string | undefined;
  max: string | undefined;
  disabled: boolean | undefined;
  onPick: (value: string) => void;
};

/** A button that opens the browser's calendar through a hidden input. Typing stays the main way to enter a date. */
export function DatePicker({ id, label, fieldLabelId, value, min, max, disabled, onPick }: DatePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const open = (field: HTMLInputElement) => {
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- Safari before 16 has none, but opens it on focus
    if (field.showPicker) field.showPicker();
    else field.focus();
  };
  return (
    <div className="k-date__picker">
      <button
        type="button"
        className="k-date__button"
        id={id}
        aria-label={label}
        aria-labelledby={`${id} ${fieldLabelId}`}
        disabled={disabled}
        onClick={() => input.current && open(input.current)}
      >
        <IconCalendar />
      </button>
      <input
        ref={input}
        type="date"
        className="k-date__native"
        tabIndex={-1}
        aria-hidden="true"
        min={min}
        max={max}
        value={isRealDate(value) ? value : ""}
        onChange={(event) => {
          if (event.target.value !== "") onPick(event.target.value);
        }}
      />
    </div>
  );
}
