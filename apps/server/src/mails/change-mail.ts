import { mailboxOf } from "@kautia/contract";
import { mailKinds } from "@kautia/locales/mails";
import { sql, type Transaction } from "kysely";
import type { Clock } from "../platform/clock/clock.ts";
import type { Database } from "../platform/database/schema.ts";
import type { QueuedMail } from "./content.ts";
import { mailRules } from "./kinds/index.ts";

/** The link of an invitation is not stored, so its mail cannot be sent again. */
const withLostLink = mailKinds.filter((kind) => mailRules[kind].link === "invitation");

const onPaper = mailKinds.filter((kind) => mailRules[kind].onPaper);

/** Whether a mail can be sent again. */
export const mayRepeat = sql<boolean>`status = 'REFUSED' AND kind <> ALL(${withLostLink}::text[])`;

/** Queues a mail again, or has a letter posted again, if it can be. Returns it if it was. */
export function repeatMail(
  transaction: Transaction<Database>,
  { clock }: { clock: Clock },
  id: string,
): Promise<Pick<QueuedMail, "ref_id" | "kind"> | undefined> {
  return transaction
    .updateTable("mail")
    .set({
      status: sql`CASE WHEN kind = ANY(${onPaper}::text[]) THEN 'POST' ELSE 'WAITING' END`,
      tries: 0,
      send_at: clock.now(),
      last_error: null,
      misconfigured: false,
      settled_at: null,
      returned_at: null,
    })
    .where("id", "=", id)
    .where(mayRepeat)
    .returning(["ref_id", "kind"])
    .executeTakeFirst();
}

/** Records that a refused mail was dealt with in another way. */
export async function settleMail(
  transaction: Transaction<Database>,
  { clock }: { clock: Clock },
  id: string,
): Promise<void> {
  await transaction.updateTable("mail").set({ settled_at: clock.now() }).where("id", "=", id).execute();
}

/** Returns whether the letter was waiting to be posted. */
export async function recordPosted(
  transaction: Transaction<Database>,
  { clock }: { clock: Clock },
  id: string,
): Promise<boolean> {
  const posted = await transaction
    .updateTable("mail")
    .set({ status: "POSTED", sent_at: clock.now() })
    .where("id", "=", id)
    .where("status", "=", "POST")
    .returning("id")
    .executeTakeFirst();
  return posted !== undefined;
}

/** What `last_error` says of a letter that came back. */
const cameBack = "the letter came back";

/** Records that a posted letter came back; it then counts as refused. Returns whether it was posted. */
export async function recordReturned(
  transaction: Transaction<Database>,
  { clock }: { clock: Clock },
  id: string,
): Promise<boolean> {
  const returned = await transaction
    .updateTable("mail")
    .set({ status: "REFUSED", returned_at: clock.now(), last_error: cameBack })
    .where("id", "=", id)
    .where("status", "=", "POSTED")
    .returning("id")
    .executeTakeFirst();
  return returned !== undefined;
}

/** A mail to another address waits, because the limits of that address apply. */
export async function redirectMail(transaction: Transaction<Database>, id: string, to: string): Promise<void> {
  const corrected = { to_address: to, mailbox: mailboxOf(to), admitted_at: null, leased_until: null };
  await transaction.updateTable("mail").set(corrected).where("id", "=", id).execute();
}

/** The mail with this reason belongs to this application from now on. */
export async function moveMail(
  transaction: Transaction<Database>,
  { reason, refId }: { reason: string; refId: string },
): Promise<void> {
  await transaction.updateTable("mail").set({ ref_id: refId }).where("reason", "=", reason).execute();
}

/** Keeps something with a mail that belongs to no application yet. */
export async function keepWithMail(transaction: Transaction<Database>, id: string, what: object): Promise<void> {
  await transaction
    .updateTable("mail")
    .set({ data: sql`data || ${JSON.stringify(what)}::jsonb` })
    .where("id", "=", id)
    .execute();
}
