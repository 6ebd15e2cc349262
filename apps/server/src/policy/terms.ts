import type { CalendarDate, PriceTerms, Schedule } from "@kautia/contract";
import type { Insertable, Kysely, Selectable, Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Policy } from "./policy.ts";

export type Terms = Selectable<Database["policy_terms"]>;

/** The columns of a policy that copy its newest terms. */
export const termsColumns = [
  "deposit_cents",
  "premium_cents",
  "payment_period",
  "insurance_start",
  "insurance_end",
  "tenant_name",
  "landlord_name",
  "landlord_email",
  "full_address",
] as const;

/** What the policy copies from its terms. */
export type InForce = Pick<Policy, (typeof termsColumns)[number]>;

export function inForce(row: InForce): InForce {
  const { deposit_cents, premium_cents, payment_period, insurance_start, insurance_end } = row;
  const { tenant_name, landlord_name, landlord_email, full_address } = row;
  const money = { deposit_cents, premium_cents, payment_period, insurance_start, insurance_end };
  return { ...money, tenant_name, landlord_name, landlord_email, full_address };
}

export async function insertTerms(
  transaction: Transaction<Database>,
  terms: Insertable<Database["policy_terms"]>,
): Promise<void> {
  await transaction.insertInto("policy_terms").values(terms).execute();
}

/** All terms of a policy, oldest first. Empty for one that the previous release signs during a rollout. */
export function readTerms(db: Kysely<Database>, { ref_id }: Pick<Policy, "ref_id">): Promise<Terms[]> {
  return db.selectFrom("policy_terms").selectAll().where("ref_id", "=", ref_id).orderBy("number").execute();
}

/** What the policies' periods cost, by refId. Leaves out those that no landlord has accepted. */
export async function readSchedules(
  db: Kysely<Database>,
  policies: readonly Policy[],
): Promise<ReadonlyMap<string, Schedule>> {
  if (policies.length === 0) return new Map();
  const refIds = policies.map(({ ref_id }) => ref_id);
  const terms = await db.selectFrom("policy_terms").selectAll().where("ref_id", "in", refIds).execute();
  const byPolicy = Map.groupBy(terms, ({ ref_id }) => ref_id);
  return new Map(
    policies.flatMap((policy) => {
      const { ref_id, cover_start: coverStart } = policy;
      if (coverStart === null) return [];
      return [[ref_id, { coverStart, terms: byPolicy.get(ref_id)?.map(toPriceTerms) ?? [firstTerms(policy)] }]];
    }),
  );
}

/** What the policy's periods cost; null until the landlord has accepted. */
export async function readSchedule(db: Kysely<Database>, policy: Policy): Promise<Schedule | null> {
  return (await readSchedules(db, [policy])).get(policy.ref_id) ?? null;
}

function toPriceTerms({ number, from_day, ...terms }: Pick<Terms, "number" | "from_day" | keyof InForce>): PriceTerms {
  const { premium_cents: premiumCents, payment_period: paymentPeriod, insurance_end: insuranceEnd } = terms;
  return { number, from: from_day, premiumCents, paymentPeriod, insuranceEnd };
}

/** A policy that the previous release signs during a rollout has no terms until they change. */
function firstTerms(policy: Policy): PriceTerms {
  return toPriceTerms({ ...policy, number: 1, from_day: policy.insurance_start });
}

/** The first day on which deposit, price and payment period are as they are now; null if they never changed. */
export async function readPricedSince(
  db: Kysely<Database>,
  policy: Pick<Policy, "ref_id">,
): Promise<CalendarDate | null> {
  const terms = await readTerms(db, policy);
  const latest = terms.findLast((each, index) => priced.some((column) => terms[index - 1]?.[column] !== each[column]));
  return latest && latest.number > 1 ? latest.from_day : null;
}

const priced = ["deposit_cents", "premium_cents", "payment_period"] as const;

/** The terms that a certificate shows. */
const certified = ["insurance_start", "insurance_end", "tenant_name", "landlord_name", "full_address"] as const;

/**
 * The terms that a policy's certificate was made for. It also shows co-tenants and the landlord's address, which are not in the
 * columns of terms. A payout makes no new certificate; the sum left is added to it.
 */
export async function readCertificateTerms(
  db: Kysely<Database>,
  refId: string,
): Promise<Pick<Terms, "number" | "created_at"> | null> {
  const terms = await readTerms(db, { ref_id: refId });
  const people = db.selectFrom("co_tenant").select(["joined_terms", "left_terms"]).where("ref_id", "=", refId);
  const ofPeople = (await people.execute()).flatMap(({ joined_terms, left_terms }) => [joined_terms, left_terms]);
  const landlords = db.selectFrom("amendment").select("terms_number").where("ref_id", "=", refId);
  const ofLandlord = await landlords.where("kind", "=", "LANDLORD_CONTACT").execute();
  const others = [...ofPeople, ...ofLandlord.map(({ terms_number }) => terms_number)];
  return (
    terms.findLast((each, index) => {
      const before = terms[index - 1];
      if (others.includes(each.number)) return true;
      const isOther = before?.deposit_cents !== each.deposit_cents && each.claim_id === null;
      return isOther || certified.some((column) => before?.[column] !== each[column]);
    }) ?? null
  );
}

/** The most that all claims together may come to: the deposit in force, and the payouts by which it became lower. */
export async function readGuaranteedCents(
  db: Kysely<Database>,
  { ref_id, deposit_cents }: Pick<Policy, "ref_id" | "deposit_cents">,
): Promise<number> {
  const { paid } = await db
    .selectFrom("policy_terms")
    .innerJoin("claim_payout", "claim_payout.claim_id", "policy_terms.claim_id")
    .select(({ fn }) => fn.sum<number | null>("amount_cents").as("paid"))
    .where("ref_id", "=", ref_id)
    .executeTakeFirstOrThrow();
  return deposit_cents + (paid ?? 0);
}

/** The first day of the last premium that was written; null before the first. */
export async function readLastPremiumFrom(db: Kysely<Database>, refId: string): Promise<CalendarDate | null> {
  const { from } = await db
    .selectFrom("premium")
    .select(({ fn }) => fn.max<string | null>("period_from").as("from"))
    .where("ref_id", "=", refId)
    .executeTakeFirstOrThrow();
  return from;
}
