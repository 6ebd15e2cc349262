import { useId, type KeyboardEvent, type Ref } from "react";
import { digitsOf, isFull, type DatePart } from "./date-parts.ts";

export type DatePartInputProps = {
  part: DatePart;
  label: string;
  value: string;
  inputRef: Ref<HTMLInputElement>;
  autoComplete: string | undefined;
  disabled: boolean | undefined;
  invalid: boolean;
  describedBy: string | undefined;
  onChange: (digits: string) => void;
  /** Moves the focus to the next or the previous part. */
  onMove: (step: 1 | -1) => void;
  /** Returns whether the text was a whole date and was accepted. */
  onPasteDate: (text: string) => boolean;
};

/** One of the three numbers of a date, with a small label above it. */
export function DatePartInput(props: DatePartInputProps) {
  const { part, label, value, inputRef, autoComplete, disabled, invalid, describedBy, onChange, onMove, onPasteDate } =
    props;
  const id = useId();

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    if (event.key === "Backspace" && input.value === "") {
      event.preventDefault();
      onMove(-1);
    } else if (/^[./\-, ]$/.test(event.key)) {
      event.preventDefault();
      // A full stop typed just after the focus moved on by itself must not skip a part.
      if (input.value !== "" && input.selectionStart === input.selectionEnd) onMove(1);
    }
  };
  const handleText = (text: string) => {
    // Some phones and browsers insert a copied date without an event of pasting.
    if (text.length > value.length + 2 && onPasteDate(text)) return;
    const digits = digitsOf(part, text);
    onChange(digits);
    const isMore = digits.length > value.length || /^\p{L}/u.test(value);
    if (isMore && isFull(part, digits)) onMove(1);
  };

  return (
    <div className={`k-date__part k-date__part--${part}`}>
      <label className="k-date__label" htmlFor={id}>
        {label}
      </label>
      <input
        ref={inputRef}
        id={id}
        className="k-input k-date__input"
        type="text"
        inputMode="numeric"
        autoComplete={autoComplete ?? "off"}
        disabled={disabled}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        value={value}
        onKeyDown={handleKey}
        onChange={(event) => handleText(event.target.value)}
        onPaste={(event) => {
          if (onPasteDate(event.clipboardData.getData("text"))) event.preventDefault();
        }}
      />
    </div>
  );
}
