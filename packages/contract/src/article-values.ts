import { type Country, countryFacts, type Language } from "./enums.ts";
import type { Operator, Settings } from "./entities/settings.ts";
import {
  draftRetentionDays,
  invitationLifeDays,
  invitationRetentionDays,
  sessionLifeHours,
  tokenCookieMaxAge,
  tokenLifeDays,
  withdrawalDays,
} from "./limits.ts";

/** The date of the texts, as shown on the legal pages. */
const updated = "2026-11-29";

/** Not every operator has these, so they are left out instead of shown as missing. */
const optional = ["phone", "register", "vatId", "privacyOfficer"] as const satisfies readonly (keyof Operator)[];

/** How a language writes the values. */
export interface ArticleWriter {
  language: Language;
  money: (amount: number, writing: "round") => string;
  date: (date: string) => string;
  t: (key: "leaving.withdrawalRule" | "legal.missing", values?: Record<string, string | number>) => string;
}

/** The values for the `{names}` in a long text; null for a value that is left out. */
export function articleValues(
  settings: Settings,
  country: Country,
  { t, money, date, language }: ArticleWriter,
): Record<string, string | null> {
  const { brand, claims, uploads, operator, insurer } = settings;
  return {
    brand: brand.name,
    supportEmail: brand.supportEmail[country],
    fee: money(claims.feeFrom, "round"),
    megabytes: String(Math.floor(uploads.maxBytes / 1024 / 1024)),
    cookieHours: String(tokenCookieMaxAge / 3600),
    sessionHours: String(sessionLifeHours),
    tokenDays: String(tokenLifeDays),
    forgottenAfterDays: String(draftRetentionDays),
    invitationForgottenDays: String(invitationRetentionDays),
    invitationLifeDays: String(invitationLifeDays),
    withdrawalDays: String(withdrawalDays),
    withdrawalRule: t("leaving.withdrawalRule", { claimDays: insurer.claimsAfterEndDays }),
    ...Object.fromEntries(
      Object.entries(countryFacts[country].retentionYears).map(([name, years]) => [`kept${name}`, String(years)]),
    ),
    updated: date(updated),
    ...settings.authorities[language],
    insurer: insurer.name,
    bureau: settings.bureau,
    thirdCountries: settings.thirdCountries,
    noThirdCountries: settings.thirdCountries === null ? "" : null,
    keepsNationality: settings.keepsNationality ? "" : null,
    forgetsNationality: settings.keepsNationality ? null : "",
    insurerAddress: insurer.address,
    insurerRepresentatives: insurer.representatives,
    insurerRegister: insurer.register,
    insurerState: insurer.state,
    insurerSupervisor: insurer.supervisor,
    ...Object.fromEntries(
      Object.entries(operator).map(([fact, value]) => [
        `operator${fact.charAt(0).toUpperCase()}${fact.slice(1)}`,
        value ?? (optional.some((item) => item === fact) ? null : t("legal.missing")),
      ]),
    ),
  };
}

/** Whether a detail that the imprint must have is missing. */
export function isIncomplete(operator: Operator): boolean {
  return Object.entries(operator).some(([fact, value]) => value === null && !optional.some((item) => item === fact));
}
