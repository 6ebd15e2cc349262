import { addDays, type CalendarDate } from "../fields/dates.ts";
import type { Country } from "../countries.ts";
import { germanStatesOfZip } from "./states-of-zip.ts";

/** Where a home is, as far as holidays go. */
export interface HomePlace {
  country: Country;
  /** Null if unknown. */
  zip: string | null;
}

/**
 * Every year's day as MM-DD, a single day as YYYY-MM-DD, days after Easter Sunday, or a rule. `in`: the states where it
 * is a holiday; everywhere if omitted. Where only some towns of a state have it, the whole state is listed, so that
 * nobody loses a day.
 */
interface Holiday {
  on: string | number | ((day: CalendarDate) => boolean);
  in?: readonly string[];
}

const german: readonly Holiday[] = [
  { on: "01-01" },
  { on: "01-06", in: ["BW", "BY", "ST"] },
  { on: "03-08", in: ["BE", "MV"] },
  { on: -2 },
  { on: 1 },
  { on: "05-01" },
  { on: 39 },
  { on: 50 },
  { on: 60, in: ["BW", "BY", "HE", "NW", "RP", "SL", "SN", "TH"] },
  { on: "2028-06-17", in: ["BE"] },
  { on: "08-08", in: ["BY"] },
  { on: "08-15", in: ["BY", "SL"] },
  { on: "09-20", in: ["TH"] },
  { on: "10-03" },
  { on: "10-31", in: ["BB", "HB", "HH", "MV", "NI", "SH", "SN", "ST", "TH"] },
  { on: "11-01", in: ["BW", "BY", "NW", "RP", "SL"] },
  { on: isRepentanceDay, in: ["SN"] },
  { on: "12-25" },
  { on: "12-26" },
];

const austrian: readonly Holiday[] = [
  { on: "01-01" },
  { on: "01-06" },
  // No holiday, but a period's last day all the same (§ 903 ABGB).
  { on: -2 },
  { on: 1 },
  { on: "05-01" },
  { on: 39 },
  { on: 50 },
  { on: 60 },
  { on: "08-15" },
  { on: "10-26" },
  { on: "11-01" },
  { on: "12-08" },
  { on: "12-25" },
  { on: "12-26" },
];

const calendars: Record<Country, { holidays: readonly Holiday[]; statesOfZip: typeof germanStatesOfZip }> = {
  de: { holidays: german, statesOfZip: germanStatesOfZip },
  at: { holidays: austrian, statesOfZip: () => null },
};

/**
 * The last day of a period whose days end on `day`: a Saturday, Sunday or holiday moves it to the next working day (§ 193
 * BGB, § 903 ABGB). While the state is unknown, the holidays of all states count, so that nobody loses a day.
 */
export function lastDayOfPeriod(place: HomePlace, day: CalendarDate): CalendarDate {
  return isWorkingDay(place, day) ? day : lastDayOfPeriod(place, addDays(day, 1));
}

export function isWorkingDay({ country, zip }: HomePlace, day: CalendarDate): boolean {
  const weekday = weekdayOf(day);
  if (weekday === 0 || weekday === 6) return false;
  const { holidays, statesOfZip } = calendars[country];
  const states = statesOfZip(zip);
  return !holidays.some(
    ({ on, in: only }) => (!only || !states || states.some((state) => only.includes(state))) && isOn(on, day),
  );
}

function isOn(on: Holiday["on"], day: CalendarDate): boolean {
  if (typeof on === "function") return on(day);
  if (typeof on === "number") return addDays(easterSunday(Number(day.slice(0, 4))), on) === day;
  return on === day || on === day.slice(5);
}

/** Buß- und Bettag, the Wednesday before 23 November. */
function isRepentanceDay(day: CalendarDate): boolean {
  return weekdayOf(day) === 3 && day.slice(5) >= "11-16" && day.slice(5) <= "11-22";
}

/** 0 is Sunday. */
function weekdayOf(day: CalendarDate): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** By Gauss's formula for the Gregorian calendar, with Lichtenberg's corrections. */
function easterSunday(year: number): CalendarDate {
  const century = Math.floor(year / 100);
  const moon = 15 + Math.floor((3 * century + 3) / 4) - Math.floor((8 * century + 13) / 25);
  const sun = 2 - Math.floor((3 * century + 3) / 4);
  const lunar = year % 19;
  const germ = (19 * lunar + moon) % 30;
  const correction = Math.floor((germ + Math.floor(lunar / 11)) / 29);
  const full = 21 + germ - correction;
  const sunday = 7 - ((year + Math.floor(year / 4) + sun) % 7);
  return addDays(`${year}-03-01`, full + 6 - ((full - sunday) % 7));
}
