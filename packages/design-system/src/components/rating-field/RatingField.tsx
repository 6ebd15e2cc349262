import { useId } from "react";
import { joinClasses } from "../../internal/join-classes.ts";
import { useValue } from "../../internal/use-value.ts";
import { FieldGroup } from "../field/FieldGroup.tsx";
import type { FieldProps } from "../field/field-props.ts";
import { useFieldIds } from "../field/use-field-ids.ts";
import { IconStar } from "../icons/interface-icons.tsx";

export type RatingFieldProps = FieldProps & {
  /** The accessible name of each star, first to last: '1 of 5, poor', … Its length is the number of stars. */
  starLabels: readonly string[];
  /** The number of stars; `null` while nothing is chosen. */
  value?: number | null;
  defaultValue?: number | null;
  onChange?: (value: number) => void;
  name?: string;
  hideLabel?: boolean;
};

/** A star rating: radios in a fieldset, filled up to the chosen star, with its name below. */
export function RatingField(props: RatingFieldProps) {
  const { label, asQuestion, help, error, optionalText, id, className, hideLabel, ...rest } = props;
  const { starLabels, value, defaultValue = null, onChange, name } = rest;
  const ids = useFieldIds(id, help, error);
  const ownName = useId();
  const [stars, setStars] = useValue<number | null>(value, defaultValue, (next) => {
    if (next !== null) onChange?.(next);
  });
  const chosen = stars ?? 0;

  return (
    <FieldGroup {...{ label, asQuestion, help, error, optionalText, className, ids, hideLabel }}>
      <div className="k-control k-rating">
        {starLabels.map((starLabel, index) => (
          <label key={starLabel} className={joinClasses("k-rating__star", index < chosen && "k-rating__star--full")}>
            <input
              type="radio"
              className="k-rating__input"
              name={name ?? ownName}
              value={index + 1}
              checked={chosen === index + 1}
              aria-label={starLabel}
              onChange={() => setStars(index + 1)}
            />
            <IconStar />
          </label>
        ))}
      </div>
      <p className="k-rating__text" aria-hidden="true">
        {starLabels[chosen - 1]}
      </p>
    </FieldGroup>
  );
}
