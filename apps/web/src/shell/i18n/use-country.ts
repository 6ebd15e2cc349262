import { type Country, countryOf } from "@kautia/contract";
import { useApp } from "../app/app-context.ts";
import { useText } from "./use-text.ts";

/** The country whose law applies here: that of the home or contract (see CountryTexts), otherwise that of the page. */
export function useCountry(): Country {
  const { country } = useApp();
  return countryOf(useText().locale) ?? country();
}
