import { daysAfter } from "../format/days-after.ts";
import { countryFacts } from "@kautia/contract/countries";
import { dateLocale, type Language, languageFacts } from "@kautia/contract/languages";
import { dateFormat, moneyFormat } from "../kept-formats.ts";
import { sayWithdrawalRule } from "../withdrawal-rule.ts";
import type { MailSetting, MailWords, TextSetting, Words } from "./mail-data.ts";
import { texts } from "../index.ts";

/** Formats dates and money for a language and a country, whose currency it is: '1. Jänner 2027', '70,50 €' or '€70.50'. */
export function makeWords({ language, country, insurer, ...setting }: TextSetting): Words {
  const dates = dateFormat(dateLocale(language, country), { dateStyle: "long", timeZone: "UTC" });
  const amounts = moneyFormat(languageFacts[language].formats, countryFacts[country].currency);
  const date = (day: string) => dates.format(new Date(`${day}T00:00:00Z`));
  return {
    country,
    brandName: setting.brandName,
    supportEmail: setting.supportEmail,
    insurer,
    promisedTime: sayPromisedTime(language, setting.promisedWorkingDays),
    withdrawalRule: sayWithdrawalRule(language, country, insurer.claimsAfterEndDays),
    date,
    claimsUntil: (until, uncoveredFrom) => date(until ?? daysAfter(uncoveredFrom, insurer.claimsAfterEndDays - 1)),
    money: (cents) => amounts.format(cents / 100),
  };
}

export function makeMailWords(setting: MailSetting, areSeveral: boolean): MailWords {
  const { arbitration } = setting;
  return { ...makeWords(setting), arbitration, agree: (one, several) => (areSeveral ? several : one) };
}

/** Whom a complaint can go to out of court, and whether we take part. */
export function sayArbitration({ ombudsman, participation }: { ombudsman: string; participation: string }): string {
  return `${ombudsman}. ${participation}`.trim();
}

/** Within how many working days a person usually decides, as on the pages. */
function sayPromisedTime(language: Language, workingDays: number): string {
  const words = texts(language);
  if (workingDays === 1) return words["common.withinDay"] ?? "";
  return (words["common.withinDays"] ?? "").replace("{days}", String(workingDays));
}
