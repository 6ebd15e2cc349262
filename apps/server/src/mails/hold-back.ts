import { documentsCollectedMinutes } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Clock } from "../platform/clock/clock.ts";
import type { QueuedMail } from "./content.ts";
import { mailRules } from "./kinds/index.ts";
import { findMailLimit, lockRecipients } from "./unverified-limit.ts";
import { earlier, later, minute } from "../platform/rules/durations.ts";

const heldBack = "held back: too many mails before signing (docs/mail.md)";

/**
 * Returns the mails that may be sent now and postpones the others. Every mail passes through here, so none can evade
 * the limits. `urgent`: somebody is waiting for the mail, so it does not wait for further changes of documents.
 */
export async function holdBack(
  transaction: Transaction<Database>,
  deps: { clock: Clock },
  mails: readonly QueuedMail[],
  { urgent }: { urgent: boolean },
): Promise<QueuedMail[]> {
  if (mails.length === 0) return [];
  const owed = await findOwed(transaction, mails);
  const limited = mails.filter((mail) => mail.admitted_at === null && !owed.has(mail.id));
  await lockRecipients(
    transaction,
    limited.map(({ to_address: to, ref_id: refId }) => ({ to, refId })),
  );
  const held = new Set<string>();
  for (const mail of limited) {
    const recipient = { to: mail.to_address, refId: mail.ref_id, kind: mail.kind };
    const limit = await findMailLimit(transaction, deps, recipient, { withWaiting: false });
    const until = limit ?? (urgent ? null : await delayForMoreChanges(transaction, deps, mail));
    if (until !== null) held.add(mail.id);
    await transaction
      .updateTable("mail")
      .set(
        until === null
          ? { admitted_at: deps.clock.now() }
          : { send_at: until, last_error: limit === null ? null : heldBack },
      )
      .where("id", "=", mail.id)
      .execute();
  }
  return mails.filter(({ id }) => !held.has(id));
}

/** All mails of signed contracts, and those that are never held back. */
async function findOwed(transaction: Transaction<Database>, mails: readonly QueuedMail[]): Promise<Set<string>> {
  const refIds = mails.flatMap(({ ref_id }) => ref_id ?? []);
  const signed =
    refIds.length === 0
      ? []
      : await transaction
          .selectFrom("application")
          .select("ref_id")
          .where("ref_id", "in", refIds)
          .where("signed_at", "is not", null)
          .execute();
  const isSigned = new Set(signed.map(({ ref_id }) => ref_id));
  const owed = mails.filter(({ kind, ref_id }) => (ref_id === null ? !mailRules[kind].heldBack : isSigned.has(ref_id)));
  return new Set(owed.map(({ id }) => id));
}

/** Postpones a documents mail, so that several changes lead to one mail. */
async function delayForMoreChanges(
  transaction: Transaction<Database>,
  { clock }: { clock: Clock },
  { kind, ref_id }: QueuedMail,
): Promise<Date | null> {
  if (kind !== "contract-documents" || ref_id === null) return null;
  const collecting = documentsCollectedMinutes * minute;
  const last = await transaction
    .selectFrom("mail")
    .select("admitted_at")
    .where("ref_id", "=", ref_id)
    .where("kind", "=", kind)
    .where("admitted_at", ">", earlier(clock.now(), collecting))
    .orderBy("admitted_at", "desc")
    .executeTakeFirst();
  return last?.admitted_at ? later(last.admitted_at, collecting) : null;
}
