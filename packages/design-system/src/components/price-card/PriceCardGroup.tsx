import { useId } from "react";
import { useValue } from "../../internal/use-value.ts";
import { FieldGroup } from "../field/FieldGroup.tsx";
import type { FieldProps } from "../field/field-props.ts";
import { useFieldIds } from "../field/use-field-ids.ts";
import { PriceCard, type PriceCardProps } from "./PriceCard.tsx";

export type PriceOption<T extends string> = Omit<PriceCardProps, "radio" | "className"> & { value: T };

export type PriceCardGroupProps<T extends string> = FieldProps & {
  options: readonly PriceOption<T>[];
  value?: T | null;
  defaultValue?: T | null;
  onChange?: (value: T) => void;
  name?: string;
  hideLabel?: boolean;
};

/** Prices to choose from, side by side if there is room: radios in a fieldset. */
export function PriceCardGroup<T extends string>(props: PriceCardGroupProps<T>) {
  const { label, asQuestion, help, error, optionalText, id, className, hideLabel, ...rest } = props;
  const { options, value, defaultValue = null, onChange, name } = rest;
  const ids = useFieldIds(id, help, error);
  const ownName = useId();
  const [chosen, setChosen] = useValue<T | null>(value, defaultValue, (next) => {
    if (next !== null) onChange?.(next);
  });
  return (
    <FieldGroup {...{ label, asQuestion, help, error, optionalText, className, ids, hideLabel }}>
      <div className="k-prices">
        {options.map(({ value: own, ...card }) => (
          <PriceCard
            key={own}
            {...card}
            radio={{ name: name ?? ownName, value: own, checked: chosen === own, onSelect: () => setChosen(own) }}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
