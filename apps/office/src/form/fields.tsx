import { ChoiceList, DateField, MoneyField, Select, TextField } from "@kautia/design-system";
import { todayIn } from "@kautia/locales/format";
import type { Country } from "@kautia/contract";
import { type ComponentProps, useState } from "react";
import { useText } from "../text/use-text.ts";

type TextProps = ComponentProps<typeof TextField>;

/** Somebody's email address. */
export function EmailField(props: Omit<TextProps, "type">) {
  return <TextField {...props} type="email" autoCapitalize="none" spellCheck={false} />;
}

type AmountFieldProps = Omit<ComponentProps<typeof MoneyField>, "locale" | "currencySign" | "width">;

/** An amount in the currency of the site's country. */
export function AmountField(props: AmountFieldProps) {
  const { locale, currencySign } = useText();
  return <MoneyField {...props} locale={locale} currencySign={currencySign()} width="medium" />;
}

/** A day, as YYYY-MM-DD. */
export function DayField(props: Omit<TextProps, "type" | "width">) {
  return <TextField {...props} type="date" width="medium" />;
}

/** Today in a country, as YYYY-MM-DD. It stays while the form is open. */
export function useToday(country: Country): string {
  const [today] = useState(() => todayIn(country));
  return today;
}

type DateFieldProps = ComponentProps<typeof DateField>;

/** A day to come, which may be typed in many ways or picked from a calendar. */
export function ComingDayField(props: Omit<DateFieldProps, "locale" | "partLabels" | "pickerText" | "near">) {
  const { t, locale } = useText();
  return (
    <DateField
      {...props}
      locale={locale}
      partLabels={{ day: t("common.day"), month: t("common.month"), year: t("common.year") }}
      pickerText={t("common.openCalendar")}
      near="future"
    />
  );
}

/** Some known values, each with its text. */
interface Known<Value extends string> {
  of: readonly Value[];
  textOf: (value: Value) => string;
}

type ChipsFieldProps<Value extends string> = Known<Value> &
  Omit<ComponentProps<typeof ChoiceList<Value>>, "options" | "layout">;

/** A choice between a few values, all of them in view. */
export function ChipsField<Value extends string>({ of, textOf, ...field }: ChipsFieldProps<Value>) {
  return <ChoiceList {...field} layout="chips" options={of.map((value) => ({ value, label: textOf(value) }))} />;
}

type SelectFieldProps<Value extends string> = Known<Value> &
  Omit<ComponentProps<typeof Select>, "options" | "value" | "onChange"> & {
    value: string;
    onChange: (value: Value) => void;
  };

/** A choice from a list. */
export function SelectField<Value extends string>({ of, textOf, onChange, ...field }: SelectFieldProps<Value>) {
  function choose(chosen: string): void {
    const known = of.find((value) => value === chosen);
    if (known !== undefined) onChange(known);
  }
  return <Select {...field} options={of.map((value) => ({ value, label: textOf(value) }))} onChange={choose} />;
}
