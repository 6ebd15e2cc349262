import { nationalities } from "@kautia/contract";
import { useText } from "../shell/i18n/use-text.ts";

export function useNationalities(): { value: string; label: string }[] {
  const { region, locale } = useText();
  const order = new Intl.Collator(locale);
  return nationalities
    .map((code) => ({ value: code, label: region(code) }))
    .sort((a, b) => order.compare(a.label, b.label));
}
