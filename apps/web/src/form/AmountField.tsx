import { MoneyField, type MoneyFieldProps } from "@kautia/design-system";
import { useText } from "../texts/use-text.ts";

/** An amount in the currency of the country. */
export function AmountField(props: Omit<MoneyFieldProps, "locale" | "currencySign">) {
  const { locale, currencySign } = useText();
  return <MoneyField {...props} locale={locale} currencySign={currencySign()} />;
}
