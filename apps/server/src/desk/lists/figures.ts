import { addDays, deskCountry, funnelStages, maxRating, type StaffFigures } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { type Frequency, percentileOf, sumOf } from "../rules/frequencies.ts";
import { localDay, startOfLocalDay } from "../../platform/rules/local-day.ts";

type Needs = Pick<Deps, "sql" | "clock">;
type Day = StaffFigures["days"][number];

/** Sums by day, changes that no worker has added yet, and all rows while nothing is summed (decision 0029). */
const countsText = `
  SELECT to_char(day, 'YYYY-MM-DD') AS day, figure, sum(amount)::int AS amount FROM (
    SELECT day, figure, amount FROM figure_day
    UNION ALL SELECT day, figure, amount FROM figure_change WHERE EXISTS (SELECT FROM figure_day)
    UNION ALL SELECT day, figure, amount FROM counted_figure WHERE NOT EXISTS (SELECT FROM figure_day)
  ) AS change WHERE day BETWEEN $1 AND $2 GROUP BY day, figure`;

interface Count {
  day: string;
  figure: string;
  amount: number;
}

/** SQL that excludes the rows of test applications. */
const isLive = "ref_id NOT IN (SELECT ref_id FROM test_application)";

const minutesText = `
  SELECT (date_part('epoch', signed_at - created_at) / 60)::int AS value, count(*)::int AS count
  FROM application WHERE signed_at >= $1 AND ${isLive} GROUP BY value ORDER BY value`;

const ratingsText = `
  SELECT landlord_rating AS landlord, provider_rating AS provider, recommend, count(*)::int AS count
  FROM rating WHERE rated_at >= $1 AND ${isLive} GROUP BY landlord, provider, recommend`;

const messagesText = `
  SELECT rated_at AS at, landlord_rating AS landlord, provider_rating AS provider, message
  FROM rating WHERE rated_at >= $1 AND ${isLive} AND message IS NOT NULL ORDER BY rated_at DESC, ref_id LIMIT 20`;

export async function readFigures({ sql, clock }: Needs, count: number): Promise<StaffFigures> {
  const today = localDay(deskCountry, clock.now());
  const first = addDays(today, 1 - count);
  const from = startOfLocalDay(deskCountry, first);
  const counts = await sql.query<Count>({ name: "figures-counts", text: countsText, values: [first, today] });
  const minutes = await sql.query<Frequency>({ name: "figures-minutes", text: minutesText, values: [from] });
  return {
    days: Array.from({ length: count }, (_, at) => countDay(counts, addDays(first, at))),
    minutesToSign: {
      median: percentileOf(minutes, 0.5),
      percentile95: percentileOf(minutes, 0.95),
      count: sumOf(minutes),
    },
    funnel: funnelStages.map((stage) => ({ stage, count: total(counts.filter(({ figure }) => figure === stage)) })),
    ratings: await readRatings(sql, from),
  };
}

const total = (counts: readonly Count[]) => counts.reduce((sum, { amount }) => sum + amount, 0);

function countDay(counts: readonly Count[], day: string): Day {
  const of = (name: string) => counts.find((one) => one.day === day && one.figure === name)?.amount ?? 0;
  return {
    day,
    quotes: of("QUOTE"),
    refusals: of("REFUSED"),
    reviews: of("MANUAL_REVIEW"),
    chargesDue: of("DUE"),
    chargesFailed: of("FAILED"),
  };
}

type Ratings = StaffFigures["ratings"];

/** How many tenants rated like this. */
interface Rated {
  landlord: number;
  provider: number;
  recommend: boolean;
  count: number;
}

async function readRatings(sql: Needs["sql"], from: Date): Promise<Ratings> {
  const values = [from];
  const rated = await sql.query<Rated>({ name: "figures-ratings", text: ratingsText, values });
  const count = (matches: (one: Rated) => boolean) => sumOf(rated.filter(matches));
  const messages = await sql.query<Omit<Ratings["messages"][number], "at"> & { at: Date }>({
    name: "figures-messages",
    text: messagesText,
    values,
  });
  return {
    count: sumOf(rated),
    recommend: count(({ recommend }) => recommend),
    byStars: Array.from({ length: maxRating }, (_, at) => at + 1).map((stars) => ({
      stars,
      landlord: count(({ landlord }) => landlord === stars),
      provider: count(({ provider }) => provider === stars),
    })),
    messages: messages.map(({ at, ...row }) => ({ at: at.toISOString(), ...row })),
  };
}
