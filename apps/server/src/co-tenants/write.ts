import { coTenantReminderDays, coTenantWaitDays, type Language, sameMailbox } from "@kautia/contract";
import type { Transaction } from "kysely";
import { deleteLinks } from "../access/index.ts";
import type { CoTenantConsents } from "../platform/database/column-types.ts";
import type { Database } from "../platform/database/schema.ts";
import type { Random } from "../platform/random.ts";
import { type CoTenant, readCoTenants, type Signing } from "./read.ts";
import { day, later } from "../platform/rules/durations.ts";

/** When a reminder follows after this many; null after the last. */
export function nextReminder(invitedAt: Date, reminders: number): Date | null {
  const days = coTenantReminderDays[reminders];
  return days === undefined ? null : later(invitedAt, days * day);
}

export interface NamedCoTenant {
  firstName: string;
  lastName: string;
  birthDate: string;
  email: string;
}

interface FirstSignature {
  refId: string;
  /** The version of the application as it was signed. */
  version: number;
  named: readonly NamedCoTenant[];
  language: Language;
  from: { ip: string; userAgent: string };
  at: Date;
}

/**
 * Writes the first tenant's signature and invites the others. People who were invited before keep their links and sign again.
 * The links of people who are no longer named stay, and say that the invitation has ended. The caller has locked the
 * application.
 */
export async function writeFirstSignature(
  transaction: Transaction<Database>,
  random: Random,
  { refId, version, named, language, from, at }: FirstSignature,
): Promise<CoTenant[]> {
  const known = await readCoTenants(transaction, refId);
  const keeps = (email: string) => known.find((row) => sameMailbox(row.email, email));
  const kept = new Set(named.map(({ email }) => keeps(email)?.id));
  const leftOut = known.map(({ id }) => id).filter((id) => !kept.has(id));
  if (leftOut.length > 0) await transaction.deleteFrom("co_tenant").where("id", "in", leftOut).execute();
  for (const [index, person] of named.entries()) {
    const earlier = keeps(person.email);
    const row = {
      position: index + 1,
      first_name: person.firstName,
      last_name: person.lastName,
      birth_date: person.birthDate,
      email: person.email,
      state: "INVITED" as const,
      invited_at: at,
      mailed_at: at,
      reminders: 0,
      next_at: nextReminder(at, 0),
      answered_at: null,
      ip: null,
      user_agent: null,
      consents: null,
      reason: null,
    };
    if (earlier) await transaction.updateTable("co_tenant").set(row).where("id", "=", earlier.id).execute();
    else
      await transaction
        .insertInto("co_tenant")
        .values({ ...row, id: random.uuid(), ref_id: refId, language })
        .execute();
  }
  const signing = {
    signed_at: at,
    application_version: version,
    ip: from.ip,
    user_agent: from.userAgent || null,
    stopped: null,
    next_at: later(at, coTenantWaitDays * day),
  };
  await transaction
    .insertInto("signing")
    .values({ ref_id: refId, ...signing })
    .onConflict((conflict) => conflict.column("ref_id").doUpdateSet(signing))
    .execute();
  return readCoTenants(transaction, refId);
}

export async function changeSigning(
  transaction: Transaction<Database>,
  refId: string,
  change: Partial<Pick<Signing, "stopped" | "next_at">>,
): Promise<void> {
  await transaction.updateTable("signing").set(change).where("ref_id", "=", refId).execute();
}

/** Later mails about the contract go to this address of somebody who signed it. */
export async function changeCoTenantEmail(
  transaction: Transaction<Database>,
  id: string,
  email: string,
): Promise<void> {
  await transaction.updateTable("co_tenant").set({ email }).where("id", "=", id).execute();
}

/** Invites once more: a person who refused, or who did not get the mail. */
export async function inviteAgain(
  transaction: Transaction<Database>,
  id: string,
  { at, email }: { at: Date; email?: string },
): Promise<void> {
  await transaction
    .updateTable("co_tenant")
    .set({ state: "INVITED", invited_at: at, mailed_at: at, reminders: 0, next_at: nextReminder(at, 0) })
    .set({ answered_at: null, reason: null, ...(email !== undefined && { email }) })
    .where("id", "=", id)
    .execute();
}

/** Records that a link was mailed once more. `next_at`: when the next one of ours follows. */
export async function noteReminder(
  transaction: Transaction<Database>,
  id: string,
  change: Partial<Pick<CoTenant, "mailed_at" | "reminders" | "next_at">>,
): Promise<void> {
  await transaction.updateTable("co_tenant").set(change).where("id", "=", id).execute();
}

interface Answer {
  at: Date;
  from: { ip: string; userAgent: string; language: Language };
}

export async function writeCoSignature(
  transaction: Transaction<Database>,
  id: string,
  { consents, at, from }: Answer & { consents: Required<CoTenantConsents> },
): Promise<void> {
  await transaction
    .updateTable("co_tenant")
    .set({ state: "SIGNED", answered_at: at, consents: JSON.stringify(consents), reason: null, next_at: null })
    .set({ ip: from.ip, user_agent: from.userAgent || null, language: from.language })
    .where("id", "=", id)
    .execute();
}

export async function writeCoRefusal(
  transaction: Transaction<Database>,
  id: string,
  { reason, at, from }: Answer & { reason: string | null },
): Promise<void> {
  await transaction
    .updateTable("co_tenant")
    .set({ state: "REFUSED", answered_at: at, consents: null, reason, next_at: null })
    .set({ ip: from.ip, user_agent: from.userAgent || null, language: from.language })
    .where("id", "=", id)
    .execute();
}

/** The links that were mailed so far open nothing any more. */
export async function endCoTenantLinks(transaction: Transaction<Database>, ids: readonly string[]): Promise<void> {
  await deleteLinks(transaction, ["co-tenant"], ids);
}

/**
 * Deletes signatures and people of applications, as when the tenant signs alone after all. Their links stay, and say
 * that it has ended.
 */
export async function forgetCoTenants(transaction: Transaction<Database>, refIds: readonly string[]): Promise<void> {
  await transaction.deleteFrom("co_tenant").where("ref_id", "in", refIds).execute();
  await transaction.deleteFrom("signing").where("ref_id", "in", refIds).execute();
}

/** The same with the links, but of a signed contract they stay: they are its tenants. */
export async function forgetUnsignedCoTenants(
  transaction: Transaction<Database>,
  refIds: readonly string[],
): Promise<void> {
  const unsigned = await transaction
    .selectFrom("application")
    .select("ref_id")
    .where("ref_id", "in", refIds)
    .where("signed_at", "is", null)
    .execute();
  if (unsigned.length === 0) return;
  const ofThese = unsigned.map(({ ref_id }) => ref_id);
  const people = await transaction.selectFrom("co_tenant").select("id").where("ref_id", "in", ofThese).execute();
  await endCoTenantLinks(
    transaction,
    people.map(({ id }) => id),
  );
  await forgetCoTenants(transaction, ofThese);
}

/** Deletes what is only needed while signatures are missing. The signatures stay. */
export async function endWait(transaction: Transaction<Database>, refId: string): Promise<void> {
  await transaction.updateTable("co_tenant").set({ next_at: null }).where("ref_id", "=", refId).execute();
  await changeSigning(transaction, refId, { stopped: null, next_at: null });
}
