import type { CalendarDate, Language } from "@kautia/contract";
import { type Insertable, sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Policy } from "./policy.ts";
import { writeStatusEvents } from "./write-events.ts";

/** Writes a signed policy, the first entry of its history, and the partner's event. */
export async function insertPolicy(
  transaction: Transaction<Database>,
  policy: Insertable<Database["policy"]> & { signed_at: Date },
): Promise<void> {
  const { ref_id, signed_at: at } = policy;
  const written = await transaction.insertInto("policy").values(policy).returningAll().executeTakeFirstOrThrow();
  const { id } = await transaction
    .insertInto("policy_history")
    .values({ ref_id, from_status: null, to_status: "SIGNED", at, cause: "tenant" })
    .returning("id")
    .executeTakeFirstOrThrow();
  await writeStatusEvents(transaction, written, { id, cause: "tenant", at });
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

/** Moves policies to their next premium; `nextAt` is null after the last one. The caller has locked them. */
export async function moveToNextPremium(
  transaction: Transaction<Database>,
  policies: readonly { refId: string; nextAt: Date | null }[],
): Promise<void> {
  await sql`
    UPDATE policy SET next_premium_number = next_premium_number + 1, next_premium_at = following.at
    FROM unnest(${policies.map(({ refId }) => refId)}::text[], ${policies.map(({ nextAt }) => nextAt)}::timestamptz[])
      AS following (ref_id, at)
    WHERE policy.ref_id = following.ref_id`.execute(transaction);
}

/** Ends the premiums: none is owed for `until` and later days. */
export async function endPremiums(
  transaction: Transaction<Database>,
  refId: string,
  until: CalendarDate,
): Promise<void> {
  const stopped = { premium_until: until, next_premium_at: null };
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
  const noNames = { tenant_name: "", tenant_email: "", landlord_name: null, landlord_email: "", decline_reason: null };
  const noHomeOrCard = { full_address: "", building_key: "", unit_key: null, card_method_id: "" };
  await transaction
    .updateTable("policy")
    .set({ ...noNames, ...noHomeOrCard, forgotten_at: now, forget_after: null })
    .where("ref_id", "in", refIds)
    .execute();
}
