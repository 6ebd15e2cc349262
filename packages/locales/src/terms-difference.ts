import type { Words } from "./mails/mail-data.ts";
import type { Premium, TermsDifference, ToldTerms } from "./mails/mail-parts.ts";

type Term = keyof ToldTerms;
type Row = readonly [label: string, value: string];

/** The words of a language for terms of a contract. */
export interface TermsPhrases {
  labels: Record<Term, string>;
  instead: (after: string, before: string) => string;
  premium: Record<Premium["paymentPeriod"], (amount: string) => string>;
  openEnd: string;
  unnamed: string;
  nobody: string;
  join: (names: readonly string[]) => string;
}

/** What new terms make different, each as it is now and as it was: 'Deposit', '€500.00 instead of €1,500.00'. */
export function sayDifference(
  { before, after }: TermsDifference,
  words: Pick<Words, "money" | "date">,
  phrases: TermsPhrases,
): Row[] {
  const [was, is] = [sayTerms(before, words, phrases), sayTerms(after, words, phrases)];
  return is.map(([term, value]) => {
    const old = was.find(([name]) => name === term)?.[1] ?? phrases.unnamed;
    return [phrases.labels[term], phrases.instead(value, old)];
  });
}

function sayTerms(
  terms: ToldTerms,
  { money, date }: Pick<Words, "money" | "date">,
  { premium: premiums, openEnd, unnamed, nobody, join }: TermsPhrases,
): [Term, string][] {
  const {
    landlordName,
    landlordAddress,
    landlordPhone,
    tenantName,
    coTenantNames,
    birthDate,
    fullAddress,
    depositCents,
    premium,
    insuranceStart,
    insuranceEnd,
  } = terms;
  const said: [Term, string | undefined][] = [
    ["tenantName", tenantName],
    ["coTenantNames", coTenantNames && (coTenantNames.length > 0 ? join(coTenantNames) : nobody)],
    ["birthDate", birthDate && date(birthDate)],
    ["landlordName", landlordName === null ? unnamed : landlordName],
    ["landlordAddress", landlordAddress === null ? unnamed : landlordAddress],
    ["landlordPhone", landlordPhone === null ? unnamed : landlordPhone],
    ["fullAddress", fullAddress],
    ["depositCents", depositCents === undefined ? undefined : money(depositCents)],
    ["premium", premium && premiums[premium.paymentPeriod](money(premium.premiumCents))],
    ["insuranceStart", insuranceStart && date(insuranceStart)],
    ["insuranceEnd", insuranceEnd === null ? openEnd : insuranceEnd && date(insuranceEnd)],
  ];
  return said.flatMap(([term, value]): [Term, string][] => (value === undefined ? [] : [[term, value]]));
}
