import { addDays, addMonths, type CalendarDate, type Country, type PolicyStatus } from "@kautia/contract";
import type { Dice } from "../addresses/dice.ts";
import { throwStreet } from "../addresses/names.ts";

/** The day on which the generated data ends; the server tests' clock starts on it, too. */
export const today: CalendarDate = "2027-01-15";
export const now = new Date(`${today}T10:00:00Z`);

/** One application's life from the first answer until today. The rows of all tables are derived from it. */
export interface Life {
  number: number;
  refId: string;
  country: Country;
  firstName: string;
  lastName: string;
  email: string;
  landlordEmail: string;
  street: string;
  streetNumber: string;
  unitName: string;
  zip: string;
  city: string;
  rentCents: number;
  premiumCents: number;
  period: "MONTHLY" | "YEARLY";
  createdAt: Date;
  /** Null for an application that was never signed. */
  signed: { at: Date; status: PolicyStatus; coverStart: CalendarDate | null; coveredUntil: CalendarDate | null } | null;
  decisionId: string;
  /** The decision of the rules, for an application that was not signed. */
  outcome: "QUOTE" | "REFUSED" | "MANUAL_REVIEW" | null;
}

const firstNames = words(
  "Jana Jürgen Aylin Zoë Björn Käthe Mehmet Łukasz Günther Sofía Anton Emilia Noah Mia Leon Hannah",
);
const lastNames = words("Müller Weiß Şahin Großmann Öztürk Nowak Schmidt Jäger Kühn Hofer Grünwald Bauer Łoś Strauß");
type City = readonly [zip: string, city: string, country: Country];
const cities: readonly [City, ...City[]] = [
  ["10119", "Berlin", "de"],
  ["50667", "Köln", "de"],
  ["80331", "München", "de"],
  ["90402", "Nürnberg", "de"],
  ["1060", "Wien", "at"],
  ["8010", "Graz", "at"],
];
const day = 86_400_000;

/** Signatures have seasons, and a young product has more young policies than old ones: half are less than ten months old. */
export function makeLife(number: number, dice: Dice, isSigned: boolean): Life {
  const [zip, city, country] = dice.pick(cities);
  const ageInDays = Math.min(-Math.log(1 - dice.throw()) * (isSigned ? 430 : 200), 2_000);
  const createdAt = new Date(now.getTime() - ageInDays * day);
  const rentCents = 40_000 + 100 * dice.below(1_600);
  const firstName = dice.pick(firstNames);
  const lastName = dice.pick(lastNames);
  return {
    number,
    refId: hexOf(dice, 24),
    country,
    firstName,
    lastName,
    email: `${firstName}.${lastName}.${number}@example.com`.toLowerCase(),
    landlordEmail: `verwaltung.${dice.below(100_000)}@example.org`,
    street: throwStreet(dice),
    streetNumber: String(1 + dice.below(180)),
    unitName: `${dice.below(6)}. OG ${dice.below(4)}`,
    zip,
    city,
    rentCents,
    premiumCents: Math.round(rentCents * 0.012),
    period: dice.throw() < 0.45 ? "MONTHLY" : "YEARLY",
    createdAt,
    signed: isSigned ? sign(dice, createdAt, ageInDays) : null,
    decisionId: uuidOf(dice),
    outcome: isSigned ? "QUOTE" : throwOutcome(dice, ageInDays),
  };
}

function sign(dice: Dice, createdAt: Date, age: number): NonNullable<Life["signed"]> {
  const at = new Date(createdAt.getTime() + dice.below(Math.max(1, Math.min(age, 3) * day)));
  const from = addDays(at.toISOString().slice(0, 10), 3 + dice.below(25));
  const chance = dice.throw();
  if (age > 14 && chance < 0.05)
    return { at, status: dice.pick(["DECLINED", "WITHDRAWN"]), coverStart: null, coveredUntil: null };
  if (from > today || (age < 21 && chance < 0.4)) return { at, status: "SIGNED", coverStart: null, coveredUntil: null };
  // One in five leaves each year.
  if (dice.throw() < (age / 365) * 0.2) {
    const end = addDays(from, dice.below(age));
    if (end > from && end <= today) return { at, status: "ENDED", coverStart: from, coveredUntil: end };
  }
  const status = chance > 0.98 ? "PAST_DUE" : chance > 0.965 ? "CANCELLATION_REQUESTED" : "ACTIVE";
  return { at, status, coverStart: from, coveredUntil: null };
}

function throwOutcome(dice: Dice, age: number): Life["outcome"] {
  const chance = dice.throw();
  if (chance < 0.5) return null;
  if (chance < 0.6) return "REFUSED";
  return chance < 0.61 && age < 10 ? "MANUAL_REVIEW" : "QUOTE";
}

/** The periods that have begun, each with the number of its premium and its first day. */
export function* periodsOf({
  signed,
  period,
}: Life): Generator<{ number: number; from: CalendarDate; until: CalendarDate }> {
  if (!signed?.coverStart) return;
  const step = period === "MONTHLY" ? 1 : 12;
  for (let number = 1; ; number++) {
    const from = addMonths(signed.coverStart, (number - 1) * step);
    if (from > today || (signed.coveredUntil !== null && from >= signed.coveredUntil)) return;
    yield { number, from, until: addMonths(signed.coverStart, number * step) };
  }
}

export const atNight = (date: CalendarDate): Date => new Date(`${date}T00:00:00+01:00`);

export function hexOf(dice: Dice, length: number): string {
  let hex = "";
  while (hex.length < length)
    hex += dice
      .below(2 ** 32)
      .toString(16)
      .padStart(8, "0");
  return hex.slice(0, length);
}

export function uuidOf(dice: Dice): string {
  return hexOf(dice, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

export const bytesOf = (dice: Dice): Buffer => Buffer.from(hexOf(dice, 64), "hex");

function words(said: string): [string, ...string[]] {
  const [first = "", ...others] = said.split(" ");
  return [first, ...others];
}
