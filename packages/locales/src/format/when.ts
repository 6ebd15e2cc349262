import { countryFacts, perCountry, perLanguage, languageFacts } from "@kautia/contract";
import type { Text } from "./create-text.ts";
import { once } from "./once.ts";

const clockOf = (locale: string, timeZone: string) =>
  once(() => new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit", timeZone }));
const clocks = perLanguage((language) =>
  perCountry((country) => clockOf(languageFacts[language].formats, countryFacts[country].timeZone)),
);

/** An instant as date and time in the text's country, '21.11.2026, 14:05'. */
export function when({ shortDate, language, country }: Text, instant: string): string {
  return `${shortDate(instant)}, ${time({ language, country }, instant)}`;
}

/** The time of day, such as '13:00', in the text's country. */
export function time({ language, country }: Pick<Text, "language" | "country">, instant: string): string {
  return clocks[language][country()]().format(new Date(instant));
}
