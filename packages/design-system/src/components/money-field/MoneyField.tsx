import { useState } from "react";
import { Field } from "../field/Field.tsx";
import { useFieldIds } from "../field/use-field-ids.ts";
import { useValue } from "../../internal/use-value.ts";
import { InputFrame } from "../text-field/InputFrame.tsx";
import type { TextFieldProps } from "../text-field/TextField.tsx";
import { formatMoney, parseMoney } from "./money-text.ts";

export type MoneyFieldProps = Omit<TextFieldProps, "type" | "inputMode" | "prefix" | "suffix" | "onChange"> & {
  /** The language of the page; determines how the amount is read, and formatted on blur. */
  locale: string;
  /**
   * The amount with a decimal point and without grouping, '1500.50', in every language. Text that is not an amount is
   * passed on as typed, so that the form's rules can reject it.
   */
  value?: string;
  defaultValue?: string;
  /** Called on every keystroke, so that a price can update while typing. */
  onChange?: (value: string) => void;
  /** The currency sign at the end of the field. */
  currencySign?: string;
};

/**
 * An amount of money. A text field with a decimal keyboard: `type=number` cannot handle both decimal commas and points.
 */
export function MoneyField(props: MoneyFieldProps) {
  const { label, asQuestion, help, error, optionalText, id, className, ...rest } = props;
  const { locale, value, defaultValue = "", onChange, onBlur, currencySign = "€", width, name, ...input } = rest;
  const ids = useFieldIds(id, help, error);
  const [amount, setAmount] = useValue(value, defaultValue, onChange);
  // Leave the text alone while the user is typing; format it on blur.
  const [typed, setTyped] = useState<string | null>(null);
  const typing = typed !== null && readAmount(typed, locale) === amount;

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
            setAmount(readAmount(event.target.value, locale));
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

function readAmount(text: string, locale: string): string {
  return parseMoney(text, locale) ?? text.trim();
}
