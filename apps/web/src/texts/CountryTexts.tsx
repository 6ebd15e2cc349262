import { type Country, localeIn } from "@kautia/contract";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useApp } from "../app/app-context.ts";
import type { Text } from "@kautia/locales/format";
import { TextContext, useText } from "./use-text.ts";

/**
 * Shows its children in the words, currency and time zone of the country whose law applies: that of the home or contract,
 * whatever region the visitor's locale names. Until the words are loaded, and when they cannot be, in those of the page.
 */
export function CountryTexts({ country, children }: { country: Country | null; children: ReactNode }) {
  const app = useApp();
  const ofPage = useText();
  const { language } = ofPage;
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
  const words = own?.locale === locale ? own : ofPage;
  const text = useMemo(() => (country === null || country === here ? null : words.in(country)), [words, country, here]);
  return <TextContext value={text}>{children}</TextContext>;
}
