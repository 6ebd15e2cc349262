import { type PolicyDocument, policyDocumentKinds } from "@kautia/contract";
import { attachmentName } from "@kautia/locales/mails";
import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Pdf } from "../platform/http/send-download.ts";
import { type Policy, wasReleased } from "../policy/index.ts";

export async function listPolicyDocuments(
  db: Kysely<Database>,
  { ref_id, cover_start, cover_state }: Policy,
): Promise<PolicyDocument[]> {
  const paid = await db
    .selectFrom("premium")
    .select("number")
    .where("ref_id", "=", ref_id)
    .where("status", "=", "PAID")
    .orderBy("number")
    .execute();
  const frozen = await db.selectFrom("signed_document").select("kind").where("ref_id", "=", ref_id).execute();
  const signed = policyDocumentKinds.filter((kind) => frozen.some((item) => item.kind === kind));
  const policyDocuments: PolicyDocument[] = signed.map((kind) => ({ kind, number: null }));
  const amended = await db
    .selectFrom("amendment")
    .select("terms_number as number")
    .where("ref_id", "=", ref_id)
    .where("terms_number", "is not", null)
    .orderBy("terms_number")
    .execute();
  for (const { number } of amended) policyDocuments.push({ kind: "amendment", number });
  // First, because it is what tenants come for.
  if (cover_start !== null) policyDocuments.unshift({ kind: "certificate", number: null });
  for (const { number } of paid) policyDocuments.push({ kind: "receipt", number });
  if (cover_state === "WITHDRAWN") policyDocuments.push({ kind: "withdrawal", number: null });
  if (await wasReleased(db, ref_id)) policyDocuments.push({ kind: "release", number: null });
  return policyDocuments;
}

/** The names of a document's file: one for programs, and one under which people save it. */
export function namePolicyDocument(
  { contract_number, language, country, full_address: fullAddress }: Policy,
  { kind, number }: PolicyDocument,
): Pick<Pdf, "fileName" | "title"> {
  if (kind === "receipt") return { fileName: `${contract_number}-${kind}-${number}` };
  const fileName = number === null ? `${contract_number}-${kind}` : `${contract_number}-${kind}-${number}`;
  return { fileName, title: attachmentName(kind, { language, country, fullAddress }) };
}

const numbered = ["receipt", "amendment"] as const;

/** Reads a document's name in a path, such as `receipt-3`; null if it names none. */
export function readPolicyDocumentName(name: string): PolicyDocument | null {
  const [, plain, number = null] = /^([a-z-]+?)(?:-([1-9]\d{0,5}))?$/.exec(name) ?? [];
  const kind = policyDocumentKinds.find((known) => known === plain);
  const isNumbered = numbered.some((each) => each === kind);
  if (!kind || isNumbered !== (number !== null)) return null;
  return { kind, number: number === null ? null : Number(number) };
}
