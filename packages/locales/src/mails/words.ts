import { countryFacts } from "@kautia/contract/countries";
import { dateLocale, languageFacts } from "@kautia/contract/languages";
import { dateFormat, moneyFormat } from "../kept-formats.ts";
import { sayPromisedTime } from "../promised-time.ts";
import { sayWithdrawalForLandlord, sayWithdrawalRule } from "../withdrawal-rule.ts";
import type { MailSetting, Words } from "./mail-data.ts";

/** Formats dates and money for a language and a country, whose currency it is: '1. Jänner 2027', '70,50 €' or '€70.50'. */
export function makeWords({ language, country, insurer, ...setting }: MailSetting): Words {
  const dates = dateFormat(dateLocale(language, country), { dateStyle: "long", timeZone: "UTC" });
  const amounts = moneyFormat(languageFacts[language].formats, countryFacts[country].currency);
  return {
    country,
    brandName: setting.brandName,
    supportEmail: setting.supportEmail,
    insurer,
    promisedTime: sayPromisedTime(language, setting.promisedWorkingDays),
    withdrawalForLandlord: sayWithdrawalForLandlord(language, country, insurer.claimsAfterEndDays),
    withdrawalRule: sayWithdrawalRule(language, country, insurer.claimsAfterEndDays),
    date: (date) => dates.format(new Date(`${date}T00:00:00Z`)),
    money: (cents) => amounts.format(cents / 100),
  };
}
