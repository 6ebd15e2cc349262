import type { Kysely, Transaction } from "kysely";
import type { SignedDocumentKind } from "../platform/database/column-types.ts";
import type { Database } from "../platform/database/schema.ts";
import type { SignableDocument } from "./contract-documents.ts";
import { storeDocuments } from "./given-documents.ts";

/** Stores the documents of a signature, byte for byte. */
export async function storeSignedDocuments(
  transaction: Transaction<Database>,
  refId: string,
  policyDocuments: readonly { policyDocument: SignableDocument; givenAt: Date | null }[],
  at: Date,
): Promise<void> {
  await storeDocuments(
    transaction,
    policyDocuments.map(({ policyDocument }) => policyDocument),
    at,
  );
  await transaction
    .insertInto("signed_document")
    .values(
      policyDocuments.map(({ policyDocument: { kind, sha256, version }, givenAt }) => ({
        ref_id: refId,
        kind,
        sha256,
        version,
        given_at: givenAt,
      })),
    )
    .execute();
}

/** Empty for policies signed before we stored documents. */
export function findSignedDocuments(db: Kysely<Database>, refId: string) {
  return db
    .selectFrom("signed_document")
    .innerJoin("policy_document", "policy_document.sha256", "signed_document.sha256")
    .select(["signed_document.kind", "signed_document.sha256", "signed_document.version", "policy_document.bytes"])
    .where("signed_document.ref_id", "=", refId)
    .orderBy("signed_document.kind")
    .execute();
}

/**
 * When each of the signed documents reached the tenant (null: not yet): the signed contract with its mail, the others
 * before the signature. Empty for policies signed before we stored documents.
 */
export async function readDeliveryDates(db: Kysely<Database>, refId: string): Promise<(Date | null)[]> {
  const rows = await db
    .selectFrom("signed_document as signed")
    .leftJoin("given_document as given", (join) =>
      join
        .onRef("given.ref_id", "=", "signed.ref_id")
        .onRef("given.kind", "=", "signed.kind")
        .onRef("given.sha256", "=", "signed.sha256"),
    )
    .select(({ fn }) => ["signed.kind", "signed.given_at", fn.min("given.at").as("first_given_at")])
    .where("signed.ref_id", "=", refId)
    .groupBy(["signed.kind", "signed.given_at"])
    .execute();
  return rows.map(({ given_at, first_given_at }) => given_at ?? first_given_at);
}

export async function findSignedDocument(
  db: Kysely<Database>,
  refId: string,
  kind: SignedDocumentKind,
): Promise<Uint8Array | null> {
  const found = await db
    .selectFrom("signed_document")
    .innerJoin("policy_document", "policy_document.sha256", "signed_document.sha256")
    .select("policy_document.bytes")
    .where("signed_document.ref_id", "=", refId)
    .where("signed_document.kind", "=", kind)
    .executeTakeFirst();
  return found?.bytes ?? null;
}
