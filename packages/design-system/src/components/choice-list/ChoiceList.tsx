import { useId, useRef } from "react";
import { joinClasses } from "../../internal/join-classes.ts";
import { useValue } from "../../internal/use-value.ts";
import { FieldGroup } from "../field/FieldGroup.tsx";
import type { FieldProps } from "../field/field-props.ts";
import { useFieldIds } from "../field/use-field-ids.ts";
import { ChoiceRow } from "./ChoiceRow.tsx";
import type { Choice } from "./choice.ts";

export type ChoiceListProps<T extends string> = FieldProps & {
  options: readonly Choice<T>[];
  /** `null` while nothing is chosen. */
  value?: T | null;
  defaultValue?: T | null;
  /** Called whenever another option is selected, including with the arrow keys. */
  onChange?: (value: T) => void;
  /**
   * Called when a choice is confirmed: with a click, Space or Enter, even on the row that is already selected. Never
   * called for arrow keys. A question continues to the next page here.
   */
  onChoose?: (value: T) => void;
  /** Called after `onChange` if the option was selected by a tap or a click rather than by keys. */
  onTap?: (value: T) => void;
  /** The name of the value when a form is submitted. */
  name?: string;
  /** Shows the legend only to screen readers, if the heading above already says the same. */
  hideLabel?: boolean;
  /**
   * `row` puts short options without explanations side by side, two or three to a row. `chips` makes them as wide as
   * their text, for small questions.
   */
  layout?: "list" | "row" | "chips";
};

/**
 * A question with a few answers as large rows: native radios in a fieldset, so keyboards and screen readers just work.
 */
export function ChoiceList<T extends string>(props: ChoiceListProps<T>) {
  const { label, asQuestion, help, error, optionalText, id, className, hideLabel, ...rest } = props;
  const { options, value, defaultValue = null, onChange, onChoose, onTap, name, layout = "list" } = rest;
  const ids = useFieldIds(id, help, error);
  const ownName = useId();
  const tapping = useRef(false);
  const handleChange = (next: T | null) => {
    if (next === null) return;
    onChange?.(next);
    if (tapping.current) onTap?.(next);
  };
  const [chosen, setChosen] = useValue<T | null>(value, defaultValue, handleChange);
  // Arrow keys also fire a click on the radio; only the preceding keydown tells it from a real click.
  const walking = useRef(false);

  return (
    <FieldGroup {...{ label, asQuestion, help, error, optionalText, className, ids, hideLabel }}>
      <div
        className={joinClasses(
          "k-choices",
          layout !== "list" && `k-choices--${layout}`,
          layout === "row" && options.length === 3 && "k-choices--row-of-3",
        )}
        onKeyDownCapture={(event) => {
          walking.current = event.key.startsWith("Arrow");
          tapping.current = false;
        }}
        onKeyUpCapture={() => {
          walking.current = false;
        }}
        onPointerDownCapture={() => {
          walking.current = false;
          tapping.current = true;
        }}
      >
        {options.map((option) => (
          <ChoiceRow
            key={option.value}
            option={option}
            name={name ?? ownName}
            checked={chosen === option.value}
            onSelect={() => setChosen(option.value)}
            onDecide={() => {
              if (!walking.current) onChoose?.(option.value);
            }}
            decidesByEnter={onChoose !== undefined}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
