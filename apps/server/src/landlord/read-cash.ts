import { countryFacts, fromCents, type LandlordView } from "@kautia/contract";
import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Policy } from "../policy/index.ts";

/** The cash deposit that the tenant says they have already paid; null if none. */
export async function readCash(
  db: Kysely<Database>,
  { ref_id, country, cold_rent_cents, cash_return_on }: Policy,
): Promise<LandlordView["cash"]> {
  const evidence = await db
    .selectFrom("policy_evidence")
    .select("consents")
    .where("ref_id", "=", ref_id)
    .executeTakeFirst();
  const needs = evidence?.consents.needs;
  if (!needs?.cashPaid) return null;
  const { rentsTogether: rents } = countryFacts[country];
  return {
    amount: needs.cashAmount,
    limit: rents === null ? null : fromCents(rents * cold_rent_cents),
    returnOn: cash_return_on,
  };
}
