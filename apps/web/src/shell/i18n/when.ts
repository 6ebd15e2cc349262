import { perLanguage, languageFacts } from "@kautia/contract";
import type { Text } from "./create-text.ts";
import { localDay } from "./local-day.ts";
import { once } from "./once.ts";

const clockOf = (locale: string) =>
  once(() => new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit", timeZone: "Europe/Berlin" }));
const clocks = perLanguage((language) => clockOf(languageFacts[language].formats));

/** An instant as date and time in Berlin, '21.11.2026, 14:05'. */
export function when({ shortDate, language }: Text, instant: string): string {
  return `${shortDate(localDay(instant))}, ${clocks[language]().format(new Date(instant))}`;
}
