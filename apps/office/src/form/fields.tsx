import { DateField, MoneyField, TextField } from "@kautia/design-system";
import type { ComponentProps } from "react";
import { useText } from "../text/use-text.ts";

type AmountFieldProps = Omit<ComponentProps<typeof MoneyField>, "locale" | "currencySign" | "width">;

/** An amount in the currency of the site's country. */
export function AmountField(props: AmountFieldProps) {
  const { locale, currencySign } = useText();
  return <MoneyField {...props} locale={locale} currencySign={currencySign()} width="medium" />;
}

/** A day, as YYYY-MM-DD. */
export function DayField(props: Omit<ComponentProps<typeof TextField>, "type" | "width">) {
  return <TextField {...props} type="date" width="medium" />;
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
