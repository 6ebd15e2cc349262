import type { MailKind } from "@kautia/locales/mails";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { selectOwnCoTenants } from "./read-joint-contracts.ts";
import { toWire } from "./to-wire.ts";

/** What was written to the tenant, by the tenant, and to the landlord about the tenant. */
export async function readLetterSections(
  db: Kysely<Database>,
  { accountId, refIds }: { accountId: string; refIds: string[] },
  hiddenMails: readonly MailKind[],
) {
  const isOwn = sql<boolean>`ref_id = ANY(${refIds}::text[])`;
  const landlordReminders = await db
    .selectFrom("landlord_wait")
    .select(["ref_id as refId", "asked_at as askedAt", "reminders", "next_at as nextAt"])
    .where(isOwn)
    .orderBy("asked_at")
    .execute();
  const contacts = await db
    .selectFrom("follow_up_contact")
    .select(["ref_id as refId", "at", "outcome", "returns_on as returnsOn"])
    .where(isOwn)
    .orderBy("at")
    .orderBy("id")
    .execute();
  const landlordMessages = await db
    .selectFrom("landlord_message")
    .select(["ref_id as refId", "at", "message"])
    .where(isOwn)
    .orderBy("at")
    .execute();
  const landlordQuestions = await db
    .selectFrom("landlord_question")
    .select(["ref_id as refId", "asked_at as askedAt", "answered_at as answeredAt"])
    .where(isOwn)
    .orderBy("asked_at")
    .execute();
  const mails = await db
    .selectFrom("mail")
    .select(["ref_id", "kind", "to_address as to", "reply_to as replyTo", "language", "created_at as createdAt"])
    .select(["send_at as sendAt", "sent_at as sentAt", "followed_at as followedAt", "status", "data"])
    // Each co-tenant's mails are their own.
    .where((where) =>
      where.or([
        where.and([where("co_tenant_id", "is", null), isOwn]),
        where("co_tenant_id", "in", selectOwnCoTenants(db, accountId).select("co_tenant.id")),
      ]),
    )
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return {
    landlordReminders: toWire(landlordReminders),
    contacts: toWire(contacts),
    landlordMessages: toWire(landlordMessages),
    landlordQuestions: toWire(landlordQuestions),
    mails: toWire(mails).map(({ ref_id, data, ...mail }) => ({
      refId: ref_id ?? "",
      ...mail,
      content: hiddenMails.includes(mail.kind) ? null : data,
    })),
  };
}
