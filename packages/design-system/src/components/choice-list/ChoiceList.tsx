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
  /** Whenever another option is selected, also while somebody walks through the list with the arrow keys. */
  onChange?: (value: T) => void;
  /**
   * When somebody decides: by pressing a row, by Space or Enter on it, also on the row that was chosen already. Never by
   * arrow keys. This is where a question goes on.
   */
  onChoose?: (value: T) => void;
  /** The name under which a form sends the value. */
  name?: string;
  /** Keeps the legend for screen readers only, where the heading above says the same. */
  hideLabel?: boolean;
  /** `row` puts two or three short options without explanation side by side, where there is room. */
  layout?: "list" | "row";
};

/** A question with a few answers as large rows: real radios in a fieldset, so every keyboard and screen reader knows it. */
export function ChoiceList<T extends string>(props: ChoiceListProps<T>) {
  const { label, asQuestion, help, error, optionalText, id, className, hideLabel, ...rest } = props;
  const { options, value, defaultValue = null, onChange, onChoose, name, layout = "list" } = rest;
  const ids = useFieldIds(id, help, error);
  const ownName = useId();
  const handleChange = (next: T | null) => {
    if (next !== null) onChange?.(next);
  };
  const [chosen, setChosen] = useValue<T | null>(value, defaultValue, handleChange);
  // A press of an arrow key ends in a click like any other; only the key before it tells them apart.
  const walking = useRef(false);

  return (
    <FieldGroup {...{ label, asQuestion, help, error, optionalText, className, ids, hideLabel }}>
      <div
        className={joinClasses("k-choices", layout === "row" && "k-choices--row")}
        onKeyDownCapture={(event) => {
          walking.current = event.key.startsWith("Arrow");
        }}
        onKeyUpCapture={() => {
          walking.current = false;
        }}
        onPointerDownCapture={() => {
          walking.current = false;
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
