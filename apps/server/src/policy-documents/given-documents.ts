import { createHash } from "node:crypto";
import { sameEmail } from "@kautia/contract";
import type { Kysely, Transaction } from "kysely";
import { type Application, lockUnchanged } from "../application/index.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import type { Deps } from "../deps.ts";
import { type NewMail, writeMail } from "../mails/index.ts";
import { type GivenFile, type SignableDocument, draftOf } from "./contract-documents.ts";

/**
 * The mail with the contract's documents; null without a draft. Its reason comes from the draft (and the files, if
 * passed), so asking again sends nothing.
 */
export function documentsMail(
  application: Application,
  policyDocuments: readonly SignableDocument[] = [],
): NewMail<"contract-documents"> | null {
  const draft = draftOf(application);
  if (!draft) return null;
  const { refId, language, country } = application;
  const files = policyDocuments.map(({ sha256 }) => sha256.toString("hex"));
  const fingerprint = createHash("sha256")
    .update(JSON.stringify([draft, language, country, ...files]))
    .digest("hex")
    .slice(0, 32);
  const { tenant, fullAddress, depositCents, premiumCents, paymentPeriod } = draft;
  return {
    reason: `contract-documents:${refId}:${fingerprint}`,
    kind: "contract-documents",
    refId,
    to: tenant.email,
    language,
    country,
    data: { tenantName: tenant.name, fullAddress, depositCents, premiumCents, paymentPeriod, draft },
  };
}

/**
 * Queues the documents mail once per draft. If the draft was mailed before a deployment changed the files, the mail is queued
 * once more with the new files. Throws a ConflictError if the application was signed or changed in the meantime.
 */
export async function requestDocumentsMail(
  deps: Pick<Deps, "db" | "clock" | "random" | "jobs">,
  application: Application,
  policyDocuments: readonly SignableDocument[] = [],
): Promise<{ reason: string }> {
  const { refId } = application;
  const requested = await inTransaction(deps.db, async (transaction) => {
    await lockUnchanged(transaction, application);
    const first = await queueOnce(transaction, deps, documentsMail(application));
    // The worker writes both in one transaction, so read the status first.
    if (first.known !== "SENT" || (await wereMailed(transaction, refId, policyDocuments))) return first;
    return queueOnce(transaction, deps, documentsMail(application, policyDocuments));
  });
  if (requested.known === null) deps.jobs.wake();
  return requested;
}

/** The reasons of the documents mails that were ever queued for an application and are still kept. */
export async function readDocumentsMails(db: Kysely<Database>, refId: string): Promise<ReadonlySet<string>> {
  const mails = db.selectFrom("mail").select("reason").where("ref_id", "=", refId);
  const queued = await mails.where("kind", "=", "contract-documents").execute();
  return new Set(queued.map(({ reason }) => reason));
}

/** `known`: the status of an earlier mail with this reason, or null. */
async function queueOnce(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock" | "random">,
  mail: NewMail<"contract-documents"> | null,
): Promise<{ reason: string; known: Database["mail"]["status"] | null }> {
  if (!mail) throw new Error("the application has no contract draft yet");
  const { reason } = mail;
  const known = await transaction.selectFrom("mail").select("status").where("reason", "=", reason).executeTakeFirst();
  if (!known) await writeMail(transaction, deps, mail);
  return { reason, known: known?.status ?? null };
}

async function wereMailed(
  db: Kysely<Database>,
  refId: string,
  policyDocuments: readonly SignableDocument[],
): Promise<boolean> {
  return (await findGivenDates(db, refId, policyDocuments)).every(({ mailedAt }) => mailedAt !== null);
}

export async function storeDocuments(
  db: Kysely<Database>,
  policyDocuments: readonly Pick<GivenFile, "sha256" | "bytes">[],
  at: Date,
): Promise<void> {
  await db
    .insertInto("policy_document")
    .values(policyDocuments.map(({ sha256, bytes }) => ({ sha256, bytes: Buffer.from(bytes), made_at: at })))
    .onConflict((conflict) => conflict.column("sha256").doNothing())
    .execute();
}

export async function recordGivenDocuments(
  db: Kysely<Database>,
  given: {
    refId: string;
    policyDocuments: readonly Pick<GivenFile, "kind" | "sha256" | "version" | "bytes">[];
    how: Database["given_document"]["how"];
    at: Date;
  },
): Promise<void> {
  await storeDocuments(db, given.policyDocuments, given.at);
  await recordDelivery(db, given);
}

/** Records that stored documents were delivered. Only the first delivery of a file counts. */
export async function recordDelivery(
  db: Kysely<Database>,
  given: {
    refId: string;
    policyDocuments: readonly Pick<GivenFile, "kind" | "sha256" | "version">[];
    how: Database["given_document"]["how"];
    at: Date;
  },
): Promise<void> {
  const { refId: ref_id, policyDocuments, how, at } = given;
  if (policyDocuments.length === 0) return;
  await db
    .insertInto("given_document")
    .values(policyDocuments.map(({ kind, sha256, version }) => ({ ref_id, kind, sha256, version, how, at })))
    .onConflict((conflict) => conflict.columns(["ref_id", "kind", "sha256", "how"]).doNothing())
    .execute();
}

/** When each document was mailed and when it was downloaded; null if not yet. */
export async function findGivenDates<File extends GivenFile>(
  db: Kysely<Database>,
  refId: string,
  policyDocuments: readonly File[],
): Promise<{ policyDocument: File; mailedAt: Date | null; downloadedAt: Date | null }[]> {
  const rows = await db
    .selectFrom("given_document")
    .select(["kind", "sha256", "how", "at"])
    .where("ref_id", "=", refId)
    .execute();
  const at = ({ kind, sha256 }: GivenFile, how: Database["given_document"]["how"]) =>
    rows.find((row) => row.kind === kind && row.how === how && Buffer.compare(row.sha256, sha256) === 0)?.at ?? null;
  return policyDocuments.map((policyDocument) => ({
    policyDocument,
    mailedAt: at(policyDocument, "MAILED"),
    downloadedAt: at(policyDocument, "DOWNLOADED"),
  }));
}

/** Whether the initial information was mailed to this address. */
export async function wasFirstInformationMailed(
  db: Kysely<Database>,
  { refId, to }: { refId: string; to: string },
): Promise<boolean> {
  const given = await db
    .selectFrom("given_document")
    .select("at")
    .where("ref_id", "=", refId)
    .where("kind", "=", "first-info")
    .where("how", "=", "MAILED")
    .executeTakeFirst();
  if (!given) return false;
  // The tenant may have corrected the address since.
  const mailed = await db
    .selectFrom("mail")
    .select("to_address")
    .where("ref_id", "=", refId)
    .where("kind", "=", "first-information")
    .where("status", "=", "SENT")
    .execute();
  return mailed.every(({ to_address }) => sameEmail(to_address, to));
}
