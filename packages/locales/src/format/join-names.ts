import type { Language } from "@kautia/contract/languages";

const and: Record<Language, string> = { de: "und", en: "and" };

/** Everybody who signed a contract, in a sentence. */
export function nameTenants(
  { tenantName, coTenantNames }: { tenantName: string; coTenantNames: readonly string[] },
  language: Language,
): string {
  return joinNames([tenantName, ...coTenantNames], language);
}

/** The same for a text, with how many they are, so that its verbs can agree with the names. */
export function tenantValues(
  contract: { tenantName: string; coTenantNames: readonly string[] },
  language: Language,
): { tenant: string; tenants: number } {
  return { tenant: nameTenants(contract, language), tenants: contract.coTenantNames.length + 1 };
}

/** Names in a sentence, such as 'Mara Musterfrau, Ben Beispiel und Cem Can'. */
export function joinNames(names: readonly string[], language: Language): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} ${and[language]} ${last}`;
}
