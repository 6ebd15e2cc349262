/**
 * What a withdrawal does, in the same words for tenant and landlord, wherever they read it (docs/law.md).
 * `{claimDays}`: how long claims that arose before are taken.
 */
export const withdrawalRule = {
  de: "Ein Widerruf beendet die Bürgschaft am selben Tag, und beide Seiten erfahren es sofort. Forderungen, die vorher entstanden sind, können noch {claimDays} Tage lang gemeldet werden. Ein Beitrag fällt nur für die Tage mit Schutz an, und nur, wenn der Schutz auf Wunsch des Mieters vor dem Ende der Widerrufsfrist begonnen hat; sonst zahlen wir alles zurück.",
  "de-AT":
    "Ein Rücktritt beendet die Bürgschaft am selben Tag, und beide Seiten erfahren es sofort. Forderungen, die vorher entstanden sind, können noch {claimDays} Tage lang gemeldet werden. Ein Beitrag fällt nur für die Tage mit Schutz an, und nur, wenn der Schutz auf Wunsch des Mieters vor dem Ende der Rücktrittsfrist begonnen hat; sonst zahlen wir alles zurück.",
  en: "A withdrawal ends the guarantee on the same day, and both sides are told at once. Claims that arose before then can still be reported for {claimDays} days. Premium is owed only for the days with cover, and only if cover began before the end of the withdrawal period at the tenant’s request; otherwise we refund everything.",
} as const;

export function sayWithdrawalRule(language: "de" | "en", country: "de" | "at", claimDays: number): string {
  const rule = language === "de" && country === "at" ? withdrawalRule["de-AT"] : withdrawalRule[language];
  return rule.replace("{claimDays}", String(claimDays));
}
