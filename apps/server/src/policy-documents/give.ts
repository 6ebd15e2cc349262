import { createHash } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import { type Application, lockUnsigned } from "../application/index.ts";
import type { Database } from "../platform/database/schema.ts";
import type { Deps } from "../deps.ts";
import { type NewMail, writeMail } from "../mails/index.ts";
import { type SignableDocument, draftOf } from "./contract-documents.ts";

/**
 * The mail that gives an applicant the draft and what belongs to it: one for each draft, however often it is asked for. With `policyDocuments`
 * one for each draft with these very files.
 */
export function documentsMail(
  application: Application,
  policyDocuments: readonly SignableDocument[] = [],
): NewMail<"contract-documents"> | null {
  const draft = draftOf(application);
  if (!draft) return null;
  const { refId, language, country } = application;
  const files = policyDocuments.map(({ sha256 }) => sha256.toString("hex"));
  const which = createHash("sha256")
    .update(JSON.stringify([draft, language, country, ...files]))
    .digest("hex")
    .slice(0, 32);
  const { tenant, fullAddress, depositCents, premiumCents, paymentPeriod } = draft;
  return {
    reason: `contract-documents:${refId}:${which}`,
    kind: "contract-documents",
    refId,
    to: tenant.email,
    language,
    country,
    data: { tenantName: tenant.name, fullAddress, depositCents, premiumCents, paymentPeriod, draft },
  };
}

/**
 * Asks for that mail, once for each draft, and once more where it went out with other files than `policyDocuments`, from before a
 * deployment. Null when the application was signed or changed since it was read: then there is another draft, or none.
 */
export async function askForDocuments(
  deps: Pick<Deps, "db" | "clock" | "random" | "jobs">,
  application: Application,
  policyDocuments: readonly SignableDocument[] = [],
): Promise<{ reason: string; isNew: boolean } | null> {
  const { refId, version } = application;
  const asked = await deps.db.transaction().execute(async (transaction) => {
    const locked = await lockUnsigned(transaction, refId);
    if (locked?.version !== version) return null;
    const first = await askOnce(transaction, deps, documentsMail(application));
    // The worker stores SENT together with what was given, maybe after the caller looked: read the status first.
    if (first.known !== "SENT" || (await wereMailed(transaction, refId, policyDocuments))) return first;
    return askOnce(transaction, deps, documentsMail(application, policyDocuments));
  });
  if (!asked) return null;
  const isNew = asked.known === null;
  if (isNew) deps.jobs.wake();
  return { reason: asked.reason, isNew };
}

/** `known`: the mail's status before; null when there was none. */
async function askOnce(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock" | "random">,
  mail: NewMail<"contract-documents"> | null,
): Promise<{ reason: string; known: Database["mail"]["status"] | null }> {
  if (!mail) throw new Error("there is no contract to give yet");
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
  return (await givenSince(db, refId, policyDocuments)).every(({ mailedAt }) => mailedAt !== null);
}

/** Keeps documents as they are; those that are kept already stay. */
export async function storeDocuments(
  db: Kysely<Database>,
  policyDocuments: readonly Pick<SignableDocument, "sha256" | "bytes">[],
  at: Date,
): Promise<void> {
  await db
    .insertInto("policy_document")
    .values(policyDocuments.map(({ sha256, bytes }) => ({ sha256, bytes: Buffer.from(bytes), made_at: at })))
    .onConflict((conflict) => conflict.column("sha256").doNothing())
    .execute();
}

/** Writes down that an applicant has these documents from now on. */
export async function noteGiven(
  db: Kysely<Database>,
  given: {
    refId: string;
    policyDocuments: readonly SignableDocument[];
    how: Database["given_document"]["how"];
    at: Date;
  },
): Promise<void> {
  const { refId: ref_id, policyDocuments, how, at } = given;
  await storeDocuments(db, policyDocuments, at);
  await db
    .insertInto("given_document")
    .values(policyDocuments.map(({ kind, sha256, version }) => ({ ref_id, kind, sha256, version, how, at })))
    .onConflict((conflict) => conflict.columns(["ref_id", "kind", "sha256", "how"]).doNothing())
    .execute();
}

/** Since when an applicant has each of these documents, by either way; null for one that was not given yet. */
export async function givenSince(
  db: Kysely<Database>,
  refId: string,
  policyDocuments: readonly SignableDocument[],
): Promise<{ policyDocument: SignableDocument; mailedAt: Date | null; downloadedAt: Date | null }[]> {
  const rows = await db
    .selectFrom("given_document")
    .select(["kind", "sha256", "how", "at"])
    .where("ref_id", "=", refId)
    .execute();
  const at = ({ kind, sha256 }: SignableDocument, how: Database["given_document"]["how"]) =>
    rows.find((row) => row.kind === kind && row.how === how && Buffer.compare(row.sha256, sha256) === 0)?.at ?? null;
  return policyDocuments.map((policyDocument) => ({
    policyDocument,
    mailedAt: at(policyDocument, "MAILED"),
    downloadedAt: at(policyDocument, "DOWNLOADED"),
  }));
}
