import type { ErrorParams } from "@kautia/contract";
import type { Text } from "./create-text.ts";

/** The text of RATE_LIMITED, which says how long to wait if that is more than a moment. */
export function tooOften({ t, locale }: Pick<Text, "t" | "locale">, { seconds }: ErrorParams = {}): string {
  if (typeof seconds !== "number" || seconds <= 60) return t("errors.RATE_LIMITED");
  return t("errors.RATE_LIMITED.wait", { when: inTime(locale, seconds) });
}

/** 'in 20 minutes', rounded up so that nobody comes back too early. */
function inTime(locale: string, seconds: number): string {
  const [minute, hour, day] = [60, 3600, 86_400];
  const write = (length: number, unit: "minute" | "hour" | "day") =>
    new Intl.RelativeTimeFormat(locale).format(Math.ceil(seconds / length), unit);
  if (seconds <= hour) return write(minute, "minute");
  return seconds <= 2 * day ? write(hour, "hour") : write(day, "day");
}
