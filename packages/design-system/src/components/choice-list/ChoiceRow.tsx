import { useId, type KeyboardEvent } from "react";
import { joinClasses } from "../../internal/join-classes.ts";
import { IconCheck } from "../icons/interface-icons.tsx";
import type { Choice } from "./choice.ts";

export type ChoiceRowProps = {
  option: Choice<string>;
  name: string;
  checked: boolean;
  onSelect: () => void;
  onDecide: () => void;
  decidesByEnter: boolean;
};

/** One row. An invisible radio covers all of it, so that screen readers on touch devices find the whole area. */
export function ChoiceRow({ option, name, checked, onSelect, onDecide, decidesByEnter }: ChoiceRowProps) {
  const id = useId();
  const explained = Boolean(option.explanation);

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    // By default, Enter submits the form with the previous choice, and Space does nothing on a checked radio. Here both
    // confirm this row.
    const decides = event.key === "Enter" || (event.key === " " && checked);
    if (!decides || !decidesByEnter) return;
    event.preventDefault();
    event.currentTarget.click();
  };

  return (
    <label className={joinClasses("k-choice", option.disabled && "k-choice--disabled")}>
      <input
        type="radio"
        className="k-choice__input"
        name={name}
        value={option.value}
        checked={checked}
        disabled={option.disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={explained ? `${id}-explanation` : undefined}
        onChange={onSelect}
        onClick={onDecide}
        onKeyDown={handleKey}
      />
      {option.icon ? <span className="k-choice__icon">{option.icon}</span> : null}
      <span className="k-choice__text">
        <span className="k-choice__label" id={`${id}-label`}>
          {option.label}
        </span>
        {explained ? (
          <span className="k-choice__explanation" id={`${id}-explanation`}>
            {option.explanation}
          </span>
        ) : null}
      </span>
      <span className="k-choice__mark" aria-hidden="true">
        <IconCheck size="small" />
      </span>
    </label>
  );
}
