import { type Expression, type RawBuilder, sql } from "kysely";

/** Must match the expression of the index `policy_all_words`. */
const policyWords = sql`search_words(tenant_name || ' ' || tenant_email || ' ' ||
  coalesce(landlord_name, '') || ' ' || landlord_email || ' ' || full_address || ' ' || contract_number || ' ' ||
  replace(contract_number, '-', '') || ' ' || ref_id || ' ' || co_tenant_words)`;

/** Whether a policy has these words. */
export const hasPolicyWords = (words: string): RawBuilder<boolean> =>
  sql<boolean>`${policyWords} @@ search_query(${words})`;

/**
 * The contracts with these words, for a list to find once. Otherwise PostgreSQL would split the contract of each row into
 * words, which takes a tenth of a millisecond each.
 */
export const foundPolicies = (words: string): RawBuilder<unknown> =>
  sql`SELECT ref_id FROM policy WHERE ${hasPolicyWords(words)}`;

/** Whether a contract is among the found ones. */
export const isFound = (refId: Expression<string>): RawBuilder<boolean> =>
  sql<boolean>`${refId} IN (SELECT ref_id FROM found)`;
