import { type CallAnswer, type Country, type Language, maxSuggestions, type searchProperties } from "@kautia/contract";
import { sql as text } from "kysely";
import type { Deps } from "../../deps.ts";
import { isNoDemo } from "../../platform/database/no-demo.ts";
import { runNamed } from "../../platform/database/run-named.ts";
import { applicationUrl } from "../../platform/rules/base-url.ts";
import { queryWords } from "../rules/property-words.ts";

/** Searches the homes of partners with a base URL. */
export async function search(
  { db, sql, config }: Pick<Deps, "db" | "sql" | "config">,
  { query, country }: { query: string; country: Country },
  language: Language,
): Promise<CallAnswer<typeof searchProperties>> {
  // The words have only letters and digits, so they cannot contain operators of the tsquery language.
  const words = queryWords(query);
  if (words.length === 0) return { properties: [] };
  const beginnings = words.map((word) => `'${word}':*`).join(" & ");
  const wholes = words.map((word) => `'${word}'`).join(" & ");
  const found = db
    .selectFrom("partner_property as property")
    .innerJoin("partner", "partner.id", "property.partner_id")
    .where(text<boolean>`words @@ ${beginnings}::tsquery`)
    .where(text<string>`address ->> 'country'`, "=", country)
    .where("onboarding_base_url", "is not", null)
    .where(isNoDemo("partner", config))
    .select(["property.id", "reference", "full_address as fullAddress", "address", "name"])
    .select((row) => row.ref("onboarding_base_url").$notNull().as("baseUrl"))
    // Whole-word matches come before prefix matches, such as number 1 before number 12.
    .orderBy(text`words @@ ${wholes}::tsquery`, "desc")
    .orderBy("full_address")
    .orderBy("property.id")
    .limit(maxSuggestions);
  const rows = await runNamed(sql, "property-search", found.compile());
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
