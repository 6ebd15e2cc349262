import { countryFacts, owedCents, paymentPeriods, perCountry, premiumPeriod } from "@kautia/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { localDay, startOfLocalDay } from "../platform/rules/local-day.ts";
import { makeTestDatabase } from "#testing/database/make-test-database.ts";

/* Compares our calendar with the database's: 60 months from every day of a leap year. */
let database: Awaited<ReturnType<typeof makeTestDatabase>>;
beforeAll(async () => {
  database = await makeTestDatabase();
});
afterAll(() => database.close());

const zones = perCountry((country) => countryFacts[country].timeZone);
const months = { MONTHLY: 1, YEARLY: 12 };
const days = 366;
const timeout = 120_000;

interface Row {
  start: string;
  number: number;
  from: string;
  until: string;
  length: number;
  de: Date;
  at: Date;
}

async function listPeriods(step: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    SELECT start, number, from_day AS "from", until_day AS "until", until_day - from_day AS length,
           from_day::timestamp AT TIME ZONE ${zones.de} AS de, from_day::timestamp AT TIME ZONE ${zones.at} AS at
    FROM (
      SELECT start::date, number,
             (start + (number - 1) * ${step} * interval '1 month')::date AS from_day,
             (start + number * ${step} * interval '1 month')::date AS until_day
      FROM generate_series(timestamp '2028-01-01', timestamp '2028-12-31', interval '1 day') AS start,
           generate_series(1, ${60 / step}::int) AS number
    ) AS counted ORDER BY start, number`.execute(database.db);
  return rows;
}

test.each(paymentPeriods)(
  "%s premiums fall due on the same days and at the same instants as the database computes",
  async (paymentPeriod) => {
    const rows = await listPeriods(months[paymentPeriod]);
    expect(rows).toHaveLength((days * 60) / months[paymentPeriod]);
    const wrong = rows.filter(({ start, number, from, until, de, at }) => {
      const ours = premiumPeriod({ coverStart: start, insuranceEnd: null, paymentPeriod }, number);
      const begins = { de: startOfLocalDay("de", from), at: startOfLocalDay("at", from) };
      const sameDays = ours?.from === from && ours.until === until;
      const sameInstants = begins.de.getTime() === de.getTime() && begins.at.getTime() === at.getTime();
      return !sameDays || !sameInstants || localDay("de", de) !== from || localDay("at", at) !== from;
    });
    expect(wrong).toEqual([]);
  },
);

// The tariff's price, a price that no number of days divides, and the smallest possible price, in rotation.
const prices = { MONTHLY: [635, 997, 1], YEARLY: [7_050, 9_973, 1] };

test.each(paymentPeriods)(
  "the used share and the refund of a %s premium add up to the cent, whichever day the policy ends",
  async (paymentPeriod) => {
    const rows = await listPeriods(months[paymentPeriod]);
    const wrong = rows.filter(({ start, number, from, length }, index) => {
      const amountCents = prices[paymentPeriod][index % 3] ?? 0;
      // The first unpaid day, different in each period so that all lengths occur.
      const used = index % (length + 1);
      const on = new Date(Date.parse(from) + used * 86_400_000).toISOString().slice(0, 10);
      const kept = Number((BigInt(amountCents) * BigInt(used)) / BigInt(length));
      const paid = { number, priceCents: amountCents };
      return owedCents({ coverStart: start, paymentPeriod }, paid, on) !== kept;
    });
    expect(wrong).toEqual([]);
  },
  timeout,
);
