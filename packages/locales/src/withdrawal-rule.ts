import type { Country } from "@kautia/contract/countries";
import { type Language, localeIn } from "@kautia/contract/languages";
import { texts } from "./index.ts";

/** What a withdrawal does, in the same words for tenant and landlord, wherever they read it (docs/law.md). */
export function sayWithdrawalRule(language: Language, country: Country, claimDays: number): string {
  const rule = texts(localeIn(language, country))["leaving.withdrawalRule"] ?? "";
  return rule.replace("{claimDays}", String(claimDays));
}
