import { addDays, staffCountry, funnelStages, maxRating, type StaffFigures } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { type Frequency, percentileOf, sumOf } from "../rules/frequencies.ts";
import { localDay, startOfLocalDay } from "../../platform/rules/local-day.ts";
import { countByDay, countStages } from "../../views/figures.ts";

type Needs = Pick<Deps, "sql" | "db" | "clock">;

const minutesText = `
  SELECT (date_part('epoch', signed_at - created_at) / 60)::int AS value, count(*)::int AS count
  FROM application WHERE signed_at >= $1 GROUP BY value ORDER BY value`;

const ratingsText = `
  SELECT landlord_rating AS landlord, provider_rating AS provider, recommend, count(*)::int AS count
  FROM rating WHERE rated_at >= $1 GROUP BY landlord, provider, recommend`;

const messagesText = `
  SELECT rated_at AS at, landlord_rating AS landlord, provider_rating AS provider, message
  FROM rating WHERE rated_at >= $1 AND message IS NOT NULL ORDER BY rated_at DESC, ref_id LIMIT 20`;

/** The figures of the last `length` days including today, counted from the rows when the page is read. */
export async function readFigures({ sql, db, clock }: Needs, length: number): Promise<StaffFigures> {
  const now = clock.now();
  const first = addDays(localDay(staffCountry, now), 1 - length);
  const days = Array.from({ length }, (_, index) => addDays(first, index));
  const starts = days.map((day) => startOfLocalDay(staffCountry, day));
  const from = startOfLocalDay(staffCountry, first);
  const counts = await countByDay(db, first, starts);
  const stages = await countStages(db, from);
  const minutes = await sql.query<Frequency>({ name: "figures-minutes", text: minutesText, values: [from] });
  return {
    at: now.toISOString(),
    days: days.map((day, index) => {
      const of = (figure: string) =>
        counts.find((item) => item.day === index + 1 && item.figure === figure)?.count ?? 0;
      return {
        day,
        quotes: of("QUOTE"),
        refusals: of("REFUSED"),
        reviews: of("MANUAL_REVIEW"),
        chargesDue: of("DUE"),
        chargesFailed: of("FAILED"),
      };
    }),
    minutesToSign: {
      median: percentileOf(minutes, 0.5),
      percentile95: percentileOf(minutes, 0.95),
      count: sumOf(minutes),
    },
    funnel: funnelStages.map((stage) => ({ stage, count: stages[stage] ?? 0 })),
    ratings: await readRatings(sql, from),
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
  const count = (matches: (rating: Rated) => boolean) => sumOf(rated.filter(matches));
  const messages = await sql.query<Omit<Ratings["messages"][number], "at"> & { at: Date }>({
    name: "figures-messages",
    text: messagesText,
    values,
  });
  return {
    count: sumOf(rated),
    recommend: count(({ recommend }) => recommend),
    byStars: Array.from({ length: maxRating }, (_, index) => index + 1).map((stars) => ({
      stars,
      landlord: count(({ landlord }) => landlord === stars),
      provider: count(({ provider }) => provider === stars),
    })),
    messages: messages.map(({ at, ...row }) => ({ at: at.toISOString(), ...row })),
  };
}
