import { countryFacts, nationalities } from "@kautia/contract";
import type { SelectOption } from "@kautia/design-system";
import { useCountry } from "../texts/use-country.ts";
import { useText } from "../texts/use-text.ts";
import { nationalityName, noState } from "./nationality-name.ts";

/** The common nationalities of the home's country, then all others by name, and last those without any. */
export function useNationalities(): SelectOption[] {
  const text = useText();
  const { t, locale } = text;
  const order = new Intl.Collator(locale);
  const first: readonly string[] = countryFacts[useCountry()].commonNationalities;
  const optionOf = (code: string, group: "fields.nationalityCommon" | "fields.nationalityOthers") => ({
    value: code,
    label: nationalityName(code, text),
    group: t(group),
  });
  const others = nationalities
    .filter((code) => !first.includes(code) && code !== noState)
    .map((code) => optionOf(code, "fields.nationalityOthers"))
    .sort((a, b) => order.compare(a.label, b.label));
  return [
    ...first.map((code) => optionOf(code, "fields.nationalityCommon")),
    ...others,
    optionOf(noState, "fields.nationalityOthers"),
  ];
}
