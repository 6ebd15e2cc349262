import type { Country } from "@kautia/contract";
import { useText } from "./use-text.ts";

/** The country whose law applies here: that of the home or contract (see CountryTexts), otherwise that of the page. */
export function useCountry(): Country {
  return useText().country();
}
