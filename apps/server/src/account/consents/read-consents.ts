import { electronicConsentCountries, type OwnConsents } from "@kautia/contract";
import type { Kysely } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { listSharedPolicies } from "../../policy/index.ts";

export async function readConsents(db: Kysely<Database>, accountId: string): Promise<OwnConsents> {
  const rows = await db
    .selectFrom("account_consent as said")
    .leftJoin("policy", "policy.ref_id", "said.ref_id")
    .select(["consent", "given", "text_version", "at", "contract_number", "browser", "system"])
    .where("said.account_id", "=", accountId)
    .orderBy("said.id", "desc")
    .execute();
  // The home's country decides whether electronic communication needs consent.
  const shared = await listSharedPolicies(db, accountId);
  return {
    history: rows.map(({ text_version, at, contract_number, ...said }) => ({
      ...said,
      textVersion: text_version,
      at: at.toISOString(),
      contractNumber: contract_number,
    })),
    asksElectronic: shared.some(({ policy }) => electronicConsentCountries.includes(policy.country)),
  };
}
