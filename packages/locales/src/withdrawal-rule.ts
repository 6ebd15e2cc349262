import type { Country } from "@kautia/contract/countries";
import { type Language, localeIn } from "@kautia/contract/languages";
import { texts } from "./index.ts";

/** What a withdrawal does, in the same words wherever it is read (docs/law.md). */
export function sayWithdrawalRule(language: Language, country: Country, claimDays: number): string {
  return sayRule("leaving.withdrawalRule", language, country, claimDays);
}

/** Its beginning, without the premium, which is no concern of the landlord. */
export function sayWithdrawalForLandlord(language: Language, country: Country, claimDays: number): string {
  return sayRule("leaving.withdrawalForLandlord", language, country, claimDays);
}

function sayRule(key: string, language: Language, country: Country, claimDays: number): string {
  const rule = texts(localeIn(language, country))[key] ?? "";
  return rule.replace("{claimDays}", String(claimDays));
}
