import { addDays, staffCountry, funnelStages, maxRating, type StaffFigures } from "@kautia/contract";
import { type NotNull, sql } from "kysely";
import type { Deps } from "../../deps.ts";
import { staffDay } from "../refuse-as-decided.ts";
import { percentileOf, sumOf } from "../rules/frequencies.ts";
import { startOfLocalDay } from "../../platform/rules/local-day.ts";
import { countByDay, countStages } from "../../views/figures.ts";

type Needs = Pick<Deps, "db" | "clock">;

/** The figures of the last `length` days including today, counted from the rows when the page is read. */
export async function readFigures({ db, clock }: Needs, length: number): Promise<StaffFigures> {
  const now = clock.now();
  const first = addDays(staffDay(now), 1 - length);
  const days = Array.from({ length }, (_, index) => addDays(first, index));
  const starts = days.map((day) => startOfLocalDay(staffCountry, day));
  const from = startOfLocalDay(staffCountry, first);
  const counts = await countByDay(db, first, starts);
  const stages = await countStages(db, from);
  const minutes = await db
    .selectFrom("application")
    .select(sql<number>`(date_part('epoch', signed_at - created_at) / 60)::int`.as("value"))
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("signed_at", ">=", from)
    .groupBy("value")
    .orderBy("value")
    .execute();
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
      median: percentileOf(minutes, 50),
      percentile95: percentileOf(minutes, 95),
      count: sumOf(minutes),
    },
    funnel: funnelStages.map((stage) => ({ stage, count: stages[stage] ?? 0 })),
    ratings: await readRatings(db, from),
  };
}

async function readRatings(db: Needs["db"], from: Date): Promise<StaffFigures["ratings"]> {
  const ratings = db
    .selectFrom("rating")
    .select(["landlord_rating as landlord", "provider_rating as provider"])
    .$narrowType<{ landlord: NotNull; provider: NotNull }>()
    .where("rated_at", ">=", from);
  const rated = await ratings
    .select(({ fn }) => ["recommend", fn.countAll<number>().as("count")])
    .groupBy(["landlord_rating", "provider_rating", "recommend"])
    .execute();
  const messages = await ratings
    .select(["rated_at as at", "message"])
    .where("message", "is not", null)
    .$narrowType<{ message: NotNull; at: NotNull }>()
    .orderBy("rated_at", "desc")
    .orderBy("ref_id")
    .limit(20)
    .execute();
  return {
    count: sumOf(rated),
    recommend: sumOf(rated.filter(({ recommend }) => recommend)),
    byStars: Array.from({ length: maxRating }, (_, index) => index + 1).map((stars) => ({
      stars,
      landlord: sumOf(rated.filter(({ landlord }) => landlord === stars)),
      provider: sumOf(rated.filter(({ provider }) => provider === stars)),
    })),
    messages: messages.map(({ at, ...row }) => ({ at: at.toISOString(), ...row })),
  };
}
