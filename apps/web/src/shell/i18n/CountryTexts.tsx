import { countries, type Country, localeIn } from "@kautia/contract";
import { type ReactNode, useEffect, useState } from "react";
import { useApp } from "../app/app-context.ts";
import type { Text } from "./create-text.ts";
import { TextContext, useText } from "./use-text.ts";

/**
 * Shows its children in the words of the country whose law applies: that of the home or contract, whatever region the
 * visitor's locale names. Until these texts are loaded, and when they cannot be, in those of the page.
 */
export function CountryTexts({ country, children }: { country: Country | null; children: ReactNode }) {
  const app = useApp();
  const { language } = useText();
  const here = app.country();
  const [own, setOwn] = useState<Text | null>(null);
  const locale = country === null || country === here ? null : localeIn(language, country);
  useEffect(() => {
    let isCurrent = true;
    if (locale) void app.texts.load(locale).then((text) => (isCurrent ? setOwn(text) : undefined));
    return () => {
      isCurrent = false;
    };
  }, [app, locale]);
  return <TextContext value={own?.locale === locale ? own : null}>{children}</TextContext>;
}

/** The country in the number of a contract, such as `AT-7K4M-Q2XD-6`. */
export function countryOfContract(contractNumber: string): Country | null {
  return countries.find((country) => contractNumber.toLowerCase().startsWith(`${country}-`)) ?? null;
}
