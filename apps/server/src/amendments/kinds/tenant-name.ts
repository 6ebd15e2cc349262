import { type ChangeOf, fieldError } from "@kautia/contract";
import { type Kysely, sql } from "kysely";
import { addSearchKey } from "../../application/index.ts";
import { selectCleanDocuments } from "../../documents/index.ts";
import type { Database } from "../../platform/database/schema.ts";
import { refuseFields } from "../../platform/http/refusal.ts";
import { type Policy, readSignedAnswers } from "../../policy/index.ts";
import { readLatestChange } from "./latest-change.ts";
import { ofTerms } from "./of-terms.ts";

/** The tenant married, or the name was misspelt. The desk checks the uploaded proof; it can correct a name without one. */
export const tenantName = ofTerms("TENANT_NAME", {
  async refuse(transaction, _deps, policy, change, by) {
    const { proofId } = change;
    if (proofId === null && by === "TENANT") return refuseFields([fieldError("change.proofId", "FIELD_REQUIRED")]);
    if (proofId !== null && !(await isProof(transaction, policy, proofId)))
      return refuseFields([fieldError("change.proofId", "FIELD_INVALID")]);
    const now = await readPerson(transaction, policy);
    const isSame = nameOf(change) === policy.tenant_name && (change.birthDate ?? now.birthDate) === now.birthDate;
    return isSame ? refuseFields([fieldError("change.lastName", "FIELD_INVALID")]) : null;
  },

  terms: async (_transaction, _policy, change) => ({ tenant_name: nameOf(change) }),

  async follow(transaction, { policy: { ref_id: refId, tenant_name } }, { birthDate }) {
    await addSearchKey(transaction, refId, { kind: "NAME", said: tenant_name });
    if (birthDate !== null) await addSearchKey(transaction, refId, { kind: "BIRTH_DATE", said: birthDate });
  },

  before: (transaction, policy) => readPerson(transaction, policy),
});

const nameOf = ({ firstName, lastName }: Pick<ChangeOf<"TENANT_NAME">, "firstName" | "lastName">) =>
  `${firstName} ${lastName}`;

/** As signed, or as corrected since. */
export async function readPerson(
  db: Kysely<Database>,
  policy: Pick<Policy, "ref_id">,
): Promise<ChangeOf<"TENANT_NAME">> {
  const { ref_id: refId } = policy;
  const { userInfo } = await readSignedAnswers(db, policy);
  const corrected = await readLatestChange(db, refId, "TENANT_NAME");
  return {
    kind: "TENANT_NAME",
    firstName: corrected?.firstName ?? userInfo?.firstName ?? "",
    lastName: corrected?.lastName ?? userInfo?.lastName ?? "",
    birthDate: (await readCorrectedBirthDate(db, refId)) ?? userInfo?.birthDate ?? null,
    proofId: null,
  };
}

/** A later change of only the name does not affect it. */
async function readCorrectedBirthDate(db: Kysely<Database>, refId: string): Promise<string | null> {
  const birthDate = sql<string | null>`change ->> 'birthDate'`;
  const corrected = await db
    .selectFrom("amendment")
    .select(birthDate.as("birthDate"))
    .where("ref_id", "=", refId)
    .where("kind", "=", "TENANT_NAME")
    .where("state", "=", "IN_FORCE")
    .where(birthDate, "is not", null)
    .orderBy("decided_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return corrected?.birthDate ?? null;
}

async function isProof(db: Kysely<Database>, { ref_id }: Policy, id: string): Promise<boolean> {
  const proofs = selectCleanDocuments(db).where("ref_id", "=", ref_id).where("id", "=", id);
  return (await proofs.where("type", "=", "AMENDMENT_PROOF").executeTakeFirst()) !== undefined;
}
