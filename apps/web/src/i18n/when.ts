import type { Text } from "./create-text.ts";
import { localDay } from "./local-day.ts";

const clocks = {
  de: new Intl.DateTimeFormat("de-DE", { hour: "2-digit", minute: "2-digit", timeZone: "Europe/Berlin" }),
  en: new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: "Europe/Berlin" }),
};

/** An instant as day and time in Berlin, '21.11.2026, 14:05'. */
export function when({ shortDate, language }: Text, instant: string): string {
  return `${shortDate(localDay(instant))}, ${clocks[language].format(new Date(instant))}`;
}
