import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Policy } from "../policy/index.ts";
import { priceInCents, tariffOfDecision } from "./rules/tariff/price.ts";

/** What a signed policy costs for another deposit or payment period, in cents, by the tariff that it was signed with. */
export async function pricePolicy(
  db: Kysely<Database>,
  { ref_id, country }: Pick<Policy, "ref_id" | "country">,
  { deposit_cents, payment_period }: Pick<Policy, "deposit_cents" | "payment_period">,
): Promise<number> {
  const { tariff_version: tariffVersion } = await db
    .selectFrom("policy_evidence")
    .select("tariff_version")
    .where("ref_id", "=", ref_id)
    .executeTakeFirstOrThrow();
  const { yearly, monthly } = priceInCents(deposit_cents, tariffOfDecision({ tariffVersion }, country));
  return payment_period === "YEARLY" ? yearly : monthly;
}
