import type { CalendarDate, Language } from "@kautia/contract";
import { type Expression, type Insertable, sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { startOfLocalDay } from "../platform/rules/local-day.ts";
import type { Policy } from "./policy.ts";
import { inForce, insertTerms } from "./terms.ts";
import { writeStatusEvents } from "./write-events.ts";

/** Writes a signed policy with its first terms, the first entry of its history, and the partner's event. */
export async function insertPolicy(
  transaction: Transaction<Database>,
  { id, tariffVersion }: { id: string; tariffVersion: string },
  policy: Insertable<Database["policy"]> & { signed_at: Date },
): Promise<void> {
  const { ref_id, signed_at: at } = policy;
  const written = await transaction.insertInto("policy").values(policy).returningAll().executeTakeFirstOrThrow();
  await insertTerms(transaction, {
    id,
    ref_id,
    number: 1,
    from_day: written.insurance_start,
    ...inForce(written),
    tariff_version: tariffVersion,
    created_at: at,
  });
  const entry = await transaction
    .insertInto("policy_history")
    .values({ ref_id, from_status: null, to_status: "SIGNED", at, cause: "tenant" })
    .returning("id")
    .executeTakeFirstOrThrow();
  await writeStatusEvents(transaction, written, { id: entry.id, cause: "tenant", at });
}

/** Cover begins on this later day, and so does the first premium; neither does if the policy has ended by then. */
export async function postponeCover(
  transaction: Transaction<Database>,
  { ref_id, country, insurance_end }: Policy,
  day: CalendarDate,
): Promise<void> {
  const later =
    insurance_end !== null && day > insurance_end
      ? { next_premium_at: null }
      : { cover_start: day, next_premium_at: startOfLocalDay(country, day) };
  await transaction.updateTable("policy").set(later).where("ref_id", "=", ref_id).execute();
}

/** Charges premiums to this card or account from now on. */
export async function replaceMethod(
  transaction: Transaction<Database>,
  refId: string,
  card_method_id: string,
): Promise<void> {
  const card = { card_method_id, card_refused_at: null };
  await transaction.updateTable("policy").set(card).where("ref_id", "=", refId).execute();
}

/** Marks the policy's card or account as never to be charged again. False if the policy already uses another one. */
export async function markMethodRefused(
  transaction: Transaction<Database>,
  policy: Policy,
  methodId: string,
  at: Date,
): Promise<boolean> {
  if (methodId !== policy.card_method_id) return false;
  await transaction.updateTable("policy").set({ card_refused_at: at }).where("ref_id", "=", policy.ref_id).execute();
  return true;
}

/**
 * Moves policies to their next premium; `nextAt` is null after the last one, and `noticeAt` if nobody is told of it ahead.
 * The caller has locked them.
 */
export async function moveToNextPremium(
  transaction: Transaction<Database>,
  policies: readonly { refId: string; nextAt: Date | null; noticeAt: Date | null }[],
): Promise<void> {
  await sql`
    UPDATE policy SET next_premium_number = next_premium_number + 1, next_premium_at = following.at,
      carried_cents = 0, premium_notice_at = following.notice_at
    FROM unnest(${policies.map(({ refId }) => refId)}::text[], ${policies.map(({ nextAt }) => nextAt)}::timestamptz[],
      ${policies.map(({ noticeAt }) => noticeAt)}::timestamptz[]) AS following (ref_id, at, notice_at)
    WHERE policy.ref_id = following.ref_id`.execute(transaction);
}

/** The number of a premium that is written between two periods. The caller has locked the policy. */
export async function takePremiumNumber(transaction: Transaction<Database>, refId: string): Promise<number> {
  const { next } = await transaction
    .updateTable("policy")
    .set((policy) => ({ next_premium_number: policy("next_premium_number", "+", 1) }))
    .where("ref_id", "=", refId)
    .returning("next_premium_number as next")
    .executeTakeFirstOrThrow();
  return next - 1;
}

/** Adds this amount to the next premium, because it is too little for a charge of its own. */
export async function carryToNextPremium(
  transaction: Transaction<Database>,
  refId: string,
  carried_cents: number,
): Promise<void> {
  await transaction.updateTable("policy").set({ carried_cents }).where("ref_id", "=", refId).execute();
}

/**
 * Records that somebody is told ahead of the next premium or of the agreed end. False if that is not due any more, checked
 * again here. The caller has locked the policy.
 */
export async function recordNotice(
  transaction: Transaction<Database>,
  refId: string,
  notice: "premium_notice_at" | "end_notice_at",
  isDue: Expression<boolean> = sql<boolean>`true`,
): Promise<boolean> {
  const recorded = await transaction
    .updateTable("policy")
    .set({ [notice]: null })
    .where("ref_id", "=", refId)
    .where(isDue)
    .returning("ref_id")
    .executeTakeFirst();
  return recorded !== undefined;
}

/** Ends the premiums: none is owed for `until` and later days. */
export async function endPremiums(
  transaction: Transaction<Database>,
  refId: string,
  until: CalendarDate,
): Promise<void> {
  const stopped = { premium_until: until, next_premium_at: null, premium_notice_at: null };
  await transaction.updateTable("policy").set(stopped).where("ref_id", "=", refId).execute();
}

/** Remembers the language of the landlord's page for later mails. */
export async function rememberLanguage(
  transaction: Transaction<Database>,
  refId: string,
  landlord_language: Language,
): Promise<void> {
  await transaction.updateTable("policy").set({ landlord_language }).where("ref_id", "=", refId).execute();
}

/** Sets the day after which the next class of a policy's data is deleted; null after the last one. */
export async function forgetNextAfter(
  transaction: Transaction<Database>,
  refId: string,
  forget_after: CalendarDate | null,
): Promise<void> {
  await transaction.updateTable("policy").set({ forget_after }).where("ref_id", "=", refId).execute();
}

/** Removes names, home and card from policies. Start and end stay for the books. */
export async function forgetParties(
  transaction: Transaction<Database>,
  refIds: readonly string[],
  now: Date,
): Promise<void> {
  const noNames = {
    tenant_name: "",
    co_tenant_names: [],
    co_tenant_words: "",
    tenant_email: "",
    landlord_name: null,
    landlord_email: "",
    landlord_address: null,
  };
  const noHomeOrCard = { full_address: "", building_key: "", unit_key: null, card_method_id: "", decline_reason: null };
  await transaction
    .updateTable("policy")
    .set({ ...noNames, ...noHomeOrCard, forgotten_at: now, forget_after: null })
    .where("ref_id", "in", refIds)
    .execute();
}
