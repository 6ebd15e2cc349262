import { dateOfTimestamp, type InvitationOffer } from "@kautia/contract";
import { sql, type Transaction } from "kysely";
import { firstInformationMail, insertApplication } from "../application/index.ts";
import type { Deps } from "../deps.ts";
import type { Database } from "../platform/database/schema.ts";
import { type ChosenLocale, localeAt } from "../platform/http/locale.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { lockByName } from "../platform/database/lock-by-name.ts";
import { recordLinkFollowed, writeMail } from "../mails/index.ts";
import { recordDelivery } from "../policy-documents/index.ts";
import { eventId, type NewEvent, writeEvent } from "../webhooks/index.ts";
import { answersOf } from "./rules/offer-answers.ts";

/** Identified by the hash of its secret. */
export type Source = { kind: "invitation"; hash: Buffer } | { kind: "signed-offer"; hash: Buffer; partner: string };

/**
 * Creates an application with the offer's answers, once for each source. Returns the refId of the application, made now
 * or earlier; null if the source cannot be used any more.
 */
export async function makeInvitedApplication(
  deps: Pick<Deps, "db" | "clock" | "random">,
  source: Source,
  { cause, offer, chosen }: { cause: string; offer: InvitationOffer; chosen: ChosenLocale },
): Promise<string | null> {
  const refId = deps.random.refId();
  const { country } = offer.address;
  const locale = localeAt(chosen, country);
  const at = deps.clock.now();
  const answers = answersOf(offer);
  const mail = firstInformationMail(deps, refId, { country, locale, answers });
  return inTransaction(deps.db, async (transaction) => {
    const found = await lockSource(transaction, source, at);
    if (!found || found.ref_id !== null) return found?.ref_id ?? null;
    const application = {
      ref_id: refId,
      country,
      locale,
      invited: true,
      employee_email_domain: offer.employeeEmailDomain ?? null,
    };
    await insertApplication(transaction, application, { answers, at, cause });
    await tie(transaction, source, { refId, at, reference: offer.reference ?? null });
    if (found.mail_id) await recordMailedInformation(transaction, found.mail_id, refId);
    // A partner knows the link without the mail.
    if (found.partner_id === null) await recordLinkFollowed(transaction, deps, found.mail_id);
    if (mail) await writeMail(transaction, deps, mail);
    await writeEvent(transaction, refId, openedEvent(refId, offer, at));
    return refId;
  });
}

/** Locks the source, so that it makes one application. Null if it cannot be used any more. */
async function lockSource(transaction: Transaction<Database>, source: Source, at: Date) {
  if (source.kind === "invitation")
    return transaction
      .selectFrom("invitation")
      .select(["partner_id", "mail_id", "ref_id"])
      .where("id_hash", "=", source.hash)
      .where("status", "in", ["OPEN", "USED"])
      .where("expires_at", ">", at)
      .forUpdate()
      .executeTakeFirst();
  await lockByName(transaction, `signed offer ${source.hash.toString("hex")}`);
  const used = await transaction
    .selectFrom("used_offer")
    .select("ref_id")
    .where("offer_hash", "=", source.hash)
    .executeTakeFirst();
  return { partner_id: source.partner, mail_id: null, ref_id: used?.ref_id ?? null };
}

/** Ties the source to its application, which it opens from then on. */
async function tie(
  transaction: Transaction<Database>,
  source: Source,
  { refId, at, reference }: { refId: string; at: Date; reference: string | null },
): Promise<void> {
  if (source.kind === "invitation")
    await transaction
      .updateTable("invitation")
      .set({ status: "USED", ref_id: refId, used_at: at, offer: null })
      .where("id_hash", "=", source.hash)
      .execute();
  else
    await transaction
      .insertInto("used_offer")
      .values({ offer_hash: source.hash, partner_id: source.partner, ref_id: refId, used_at: at, reference })
      .execute();
}

/** The invitation's mail had the initial information attached. */
async function recordMailedInformation(transaction: Transaction<Database>, mailId: string, refId: string) {
  const mailed = await transaction
    .selectFrom("mail")
    .select([
      "sent_at",
      sql<string | null>`data #>> '{firstInformation,sha256}'`.as("sha256"),
      sql<string | null>`data #>> '{firstInformation,version}'`.as("version"),
    ])
    .where("id", "=", mailId)
    .executeTakeFirst();
  if (!mailed?.sent_at || mailed.sha256 === null || mailed.version === null) return;
  const { version, sent_at: sentAt } = mailed;
  const sha256 = Buffer.from(mailed.sha256, "hex");
  const stored = transaction.selectFrom("policy_document").select("sha256").where("sha256", "=", sha256).forKeyShare();
  if (!(await stored.executeTakeFirst())) return;
  const policyDocuments = [{ kind: "first-info" as const, sha256, version }];
  await recordDelivery(transaction, { refId, policyDocuments, how: "MAILED", at: sentAt });
}

function openedEvent(refId: string, { insuranceStart, insuranceEnd }: InvitationOffer, at: Date): NewEvent {
  const type = "invitation.accepted";
  const days = {
    insuranceStart: dateOfTimestamp(insuranceStart),
    insuranceEnd: insuranceEnd ? dateOfTimestamp(insuranceEnd) : null,
  };
  return { id: eventId(type, refId), type, at, data: days };
}
