import {
  type CallAnswer,
  type Country,
  type Language,
  maxSuggestions,
  type PostalAddress,
  type searchProperties,
} from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { applicationUrl } from "../../platform/rules/base-url.ts";
import { queryWords } from "../rules/property-words.ts";

/** Whole-word matches come before prefix matches, such as number 1 before number 12. */
const statement = `
  SELECT property.id, reference, full_address AS "fullAddress", address, name, onboarding_base_url AS "baseUrl"
  FROM partner_property property JOIN partner ON partner.id = partner_id
  WHERE words @@ $1::tsquery AND address ->> 'country' = $3 AND onboarding_base_url IS NOT NULL
    AND (NOT partner.demo OR $4)
  ORDER BY words @@ $2::tsquery DESC, full_address, property.id LIMIT ${maxSuggestions}`;

interface Row {
  id: string;
  reference: string;
  fullAddress: string;
  address: PostalAddress;
  name: string;
  baseUrl: string;
}

/** Searches the homes of partners with a base URL. */
export async function search(
  { sql, config }: Pick<Deps, "sql" | "config">,
  { query, country }: { query: string; country: Country },
  language: Language,
): Promise<CallAnswer<typeof searchProperties>> {
  // The words have only letters and digits, so they cannot contain operators of the tsquery language.
  const words = queryWords(query);
  if (words.length === 0) return { properties: [] };
  const beginnings = words.map((word) => `'${word}':*`).join(" & ");
  const wholes = words.map((word) => `'${word}'`).join(" & ");
  const values = [beginnings, wholes, country, config.devCalls];
  const rows = await sql.query<Row>({ name: "property-search", text: statement, values });
  return {
    properties: rows.map(({ id, reference, fullAddress, address, name, baseUrl }) => ({
      id,
      fullAddress,
      address,
      partner: { name, partnerOnboardingBaseUrl: baseUrl },
      applicationUrl: applicationUrl(baseUrl, reference, language),
    })),
  };
}
