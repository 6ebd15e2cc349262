import type { Text } from "@kautia/locales/format";

/** 'Dez. 2026' for '2026-12'. */
export function monthName({ locale }: Pick<Text, "locale">, month: string): string {
  const format = new Intl.DateTimeFormat(locale, { month: "short", year: "numeric", timeZone: "UTC" });
  return format.format(Date.parse(`${month}-01T00:00:00Z`));
}
