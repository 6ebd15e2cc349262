import {
  type Operator,
  sessionLifeHours,
  tokenCookieMaxAge,
  tokenLifeDays,
  withdrawalDays,
  draftRetentionDays,
  retentionYears,
  invitationRetentionDays,
  invitationLifeDays,
} from "@kautia/contract";
import { useApp } from "../../shell/app/app-context.ts";
import { useText } from "../../shell/i18n/use-text.ts";

/** The date of the texts, as shown on the legal pages. */
const updated = "2026-11-23";

/** Not every operator has these, so they are left out instead of shown as missing. */
const optional = ["phone", "register", "vatId"] as const satisfies readonly (keyof Operator)[];

export type ArticleValues = Record<string, string | null>;

/** The values for the `{names}` in a long text; null for a value that is left out. */
export function useArticleValues(): ArticleValues {
  const { settings, country } = useApp();
  const { t, money, date, language } = useText();
  const { brand, claims, uploads, operator, insurer } = settings;
  return {
    brand: brand.name,
    supportEmail: brand.supportEmail[country()],
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
      Object.entries(retentionYears).map(([name, years]) => [`kept${name}`, String(years[country()])]),
    ),
    updated: date(updated),
    ...settings.authorities[language],
    insurer: insurer.name,
    bureau: settings.bureau,
    keepsNationality: settings.keepsNationality ? "" : null,
    forgetsNationality: settings.keepsNationality ? null : "",
    insurerAddress: insurer.address,
    insurerRegister: insurer.register,
    insurerState: insurer.state,
    insurerSupervisor: insurer.supervisor,
    ...Object.fromEntries(
      Object.entries(operator).map(([fact, value]) => [
        `operator${fact.charAt(0).toUpperCase()}${fact.slice(1)}`,
        value ?? (optional.some((one) => one === fact) ? null : t("legal.missing")),
      ]),
    ),
  };
}

/** Whether a detail that the imprint must have is missing. */
export function isIncomplete(operator: Operator): boolean {
  return Object.entries(operator).some(([fact, value]) => value === null && !optional.some((one) => one === fact));
}
