import {
  addDays,
  type FunnelStage,
  funnelStages,
  maxRating,
  quotedProgress,
  type StaffFigures,
} from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { localDay, startOfLocalDay } from "../../platform/rules/local-day.ts";

type Needs = Pick<Deps, "sql" | "clock">;
type Day = StaffFigures["days"][number];

/** SQL that excludes the rows of test applications. */
const isLive = "ref_id NOT IN (SELECT ref_id FROM test_application)";

const daysText = `
  SELECT to_char(at AT TIME ZONE 'Europe/Berlin', 'YYYY-MM-DD') AS day,
    count(*) FILTER (WHERE what = 'QUOTE')::int AS quotes, count(*) FILTER (WHERE what = 'REFUSED')::int AS refusals,
    count(*) FILTER (WHERE what = 'MANUAL_REVIEW')::int AS reviews, count(*) FILTER (WHERE what = 'DUE')::int AS "chargesDue",
    count(*) FILTER (WHERE what = 'FAILED')::int AS "chargesFailed"
  FROM (
    SELECT at, outcome AS what FROM decision WHERE made_by = 'RULES' AND at >= $1 AND ${isLive}
    UNION ALL SELECT due_at, 'DUE' FROM premium WHERE due_at >= $1 AND ${isLive}
    UNION ALL SELECT due_on::timestamp AT TIME ZONE 'Europe/Berlin', 'DUE' FROM instalment
      WHERE due_on::timestamp AT TIME ZONE 'Europe/Berlin' >= $1 AND ${isLive}
    UNION ALL SELECT answered_at, 'FAILED' FROM charge_attempt WHERE status = 'FAILED' AND answered_at >= $1 AND id NOT IN (
      SELECT c.id FROM test_application t JOIN premium p USING (ref_id) JOIN charge_attempt c ON c.premium_id = p.id
      UNION ALL SELECT c.id FROM test_application t JOIN instalment i USING (ref_id) JOIN charge_attempt c ON c.instalment_id = i.id)
  ) AS event WHERE at < $2 GROUP BY 1`;

const minutesText = `
  SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY minutes) AS median,
    percentile_cont(0.95) WITHIN GROUP (ORDER BY minutes) AS percentile95, count(*)::int AS count
  FROM (SELECT extract(epoch FROM signed_at - created_at)::float8 / 60 AS minutes FROM application WHERE signed_at >= $1 AND ${isLive}) AS signed`;

/** A changed answer can reset the progress, so a later stage does not imply the earlier ones. */
const funnelText = `
  SELECT count(*)::int AS "STARTED",
    count(last_completed_page)::int AS "ANSWERED",
    count(*) FILTER (WHERE consents IS NOT NULL)::int AS "CONFIRMED",
    count(*) FILTER (WHERE last_completed_page = ANY ($2::text[]))::int AS "QUOTED",
    count(payment_period)::int AS "CHOSEN",
    count(signed_at)::int AS "SIGNED"
  FROM application WHERE created_at >= $1 AND ${isLive}`;

const starsText = `
  SELECT stars, count(*) FILTER (WHERE landlord_rating = stars)::int AS landlord,
    count(*) FILTER (WHERE provider_rating = stars)::int AS provider, count(*) FILTER (WHERE recommend)::int AS recommend
  FROM generate_series(1, ${maxRating}) AS stars LEFT JOIN rating ON rated_at >= $1 AND ${isLive} GROUP BY stars ORDER BY stars`;

const messagesText = `
  SELECT rated_at AS at, landlord_rating AS landlord, provider_rating AS provider, message
  FROM rating WHERE rated_at >= $1 AND ${isLive} AND message IS NOT NULL ORDER BY rated_at DESC, ref_id LIMIT 20`;

export async function readFigures({ sql, clock }: Needs, count: number): Promise<StaffFigures> {
  const today = localDay("de", clock.now());
  const first = addDays(today, 1 - count);
  const from = startOfLocalDay("de", first);
  const until = startOfLocalDay("de", addDays(today, 1));
  const found = await sql.query<Day>({ name: "figures-days", text: daysText, values: [from, until] });
  const known = new Map(found.map((day) => [day.day, day]));
  const emptyDay = { quotes: 0, refusals: 0, reviews: 0, chargesDue: 0, chargesFailed: 0 };
  const days = Array.from({ length: count }, (_, at) => addDays(first, at));
  const [minutes] = await sql.query<StaffFigures["minutesToSign"]>({
    name: "figures-minutes",
    text: minutesText,
    values: [from],
  });
  const [funnel] = await sql.query<Record<FunnelStage, number>>({
    name: "figures-funnel",
    text: funnelText,
    values: [from, quotedProgress],
  });
  return {
    days: days.map((day) => known.get(day) ?? { day, ...emptyDay }),
    minutesToSign: minutes ?? { median: null, percentile95: null, count: 0 },
    funnel: funnelStages.map((stage) => ({ stage, count: funnel?.[stage] ?? 0 })),
    ratings: await readRatings(sql, from),
  };
}

type Ratings = StaffFigures["ratings"];

async function readRatings(sql: Needs["sql"], from: Date): Promise<Ratings> {
  const values = [from];
  const stars = await sql.query<Ratings["byStars"][number] & { recommend: number }>({
    name: "figures-stars",
    text: starsText,
    values,
  });
  const words = await sql.query<Omit<Ratings["messages"][number], "at"> & { at: Date }>({
    name: "figures-words",
    text: messagesText,
    values,
  });
  return {
    count: stars.reduce((sum, { landlord }) => sum + landlord, 0),
    recommend: stars[0]?.recommend ?? 0,
    byStars: stars.map(({ stars: of, landlord, provider }) => ({ stars: of, landlord, provider })),
    messages: words.map(({ at, ...row }) => ({ at: at.toISOString(), ...row })),
  };
}
