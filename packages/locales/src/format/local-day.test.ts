import { expect, it } from "vitest";
import { localDay } from "./local-day.ts";

it.each([
  ["2026-11-30T22:59:59.000Z", "2026-11-30"],
  ["2026-11-30T23:00:00.000Z", "2026-12-01"],
  ["2026-06-30T22:00:00.000Z", "2026-07-01"],
  ["2026-12-01", "2026-12-01"],
  ["2026-12-01T00:00:00.000Z", "2026-12-01"],
])("%s is %s in Germany", (instant, day) => expect(localDay(instant, "de")).toBe(day));
