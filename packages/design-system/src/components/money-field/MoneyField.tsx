import { useState } from "react";
import { Field } from "../field/Field.tsx";
import { useFieldIds } from "../field/use-field-ids.ts";
import { useValue } from "../../internal/use-value.ts";
import { InputFrame } from "../text-field/InputFrame.tsx";
import type { TextFieldProps } from "../text-field/TextField.tsx";
import { formatMoney, parseMoney } from "./money-text.ts";

export type MoneyFieldProps = Omit<TextFieldProps, "type" | "inputMode" | "prefix" | "suffix" | "onChange"> & {
  /** The language of the page; decides how the amount is written back when the field is left. */
  locale: string;
  /**
   * The amount with a point and without grouping, '1500.50', the same in every language. What cannot be read as money
   * is handed on as typed, so that the form's rules can refuse it.
   */
  value?: string;
  defaultValue?: string;
  /** Called at every key, so that a price can follow the typing. */
  onChange?: (value: string) => void;
  /** The currency's sign at the end of the field. */
  currencySign?: string;
};

/** An amount of money: a text field with the numeric keyboard, never `type=number`, which cannot be typed in two languages. */
export function MoneyField(props: MoneyFieldProps) {
  const { label, asQuestion, help, error, optionalText, id, className, ...rest } = props;
  const { locale, value, defaultValue = "", onChange, onBlur, currencySign = "€", width, name, ...input } = rest;
  const ids = useFieldIds(id, help, error);
  const [amount, setAmount] = useValue(value, defaultValue, onChange);
  // While someone types, what is typed stays untouched; only at rest does the amount take its proper writing.
  const [typed, setTyped] = useState<string | null>(null);
  const typing = typed !== null && readAmount(typed) === amount;

  return (
    <Field {...{ label, asQuestion, help, error, optionalText, className, ids }}>
      <InputFrame suffix={currencySign} width={width}>
        <input
          autoComplete="off"
          {...input}
          type="text"
          inputMode="decimal"
          id={ids.control}
          className="k-input k-input--money"
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
          value={typing ? typed : formatMoney(amount, locale)}
          onChange={(event) => {
            setTyped(event.target.value);
            setAmount(readAmount(event.target.value));
          }}
          onBlur={(event) => {
            setTyped(null);
            onBlur?.(event);
          }}
        />
        {name === undefined ? null : <input type="hidden" name={name} value={amount} />}
      </InputFrame>
    </Field>
  );
}

function readAmount(text: string): string {
  return parseMoney(text) ?? text.trim();
}
