import {
  type CallAnswer,
  type CallInput,
  coverStart,
  dateOfTimestamp,
  furtherProgress,
  type getOffers,
  lastDayToWithdraw,
  localeIn,
  mayAct,
  type Offers,
  type SaveAnswer,
  savePaymentPeriod as call,
  toCents,
} from "@kautia/contract";
import { type Application, missingDocuments, type Tenant, updateApplication } from "../application/index.ts";
import type { Deps } from "../deps.ts";
import { offersFor, tariffOfDecision } from "./rules/tariff/price.ts";
import { documentsMail } from "../policy-documents/index.ts";
import { type Refusal, refuse } from "../platform/http/refusal.ts";
import { localDay } from "../platform/rules/local-day.ts";

/** The plans, and when the guarantee begins if the contract is signed today; null before there is a quote. */
export function previewOffers(application: Application, now: Date): CallAnswer<typeof getOffers> | null {
  const { answers, consents, country } = application;
  const offered = offersTo(application);
  if (!offered) return null;
  if (!answers.insuranceStart || !consents) return { ...offered, cover: null };
  const insuranceStart = dateOfTimestamp(answers.insuranceStart);
  const home = { country, zip: answers.address?.address.zip ?? null };
  const lastDay = lastDayToWithdraw(home, localDay(country, now));
  const start = coverStart({ insuranceStart, earlyFulfilment: consents.earlyFulfilment, lastDay }, insuranceStart);
  return { ...offered, cover: { start, isEarly: start <= lastDay } };
}

function offersTo({ answers, country, decision, lastCompletedPage }: Application): Offers | null {
  const quoted = decision?.outcome === "QUOTE" && mayAct("offers", lastCompletedPage);
  if (!quoted || !answers.rentDepositAmount) return null;
  return offersFor(answers.rentDepositAmount, tariffOfDecision(decision, country));
}

/** Refuses a price that is no longer offered. */
export async function savePaymentPeriod(
  deps: Deps,
  tenant: Tenant,
  body: CallInput<typeof call>["body"],
): Promise<SaveAnswer | Refusal> {
  const { language, paymentPeriod, premiumAmount } = body;
  const saved = await updateApplication<SaveAnswer>(deps, tenant, (application) => {
    if (application.signedAt) return { answer: refuse("APPLICATION_LOCKED") };
    const offers = offersTo(application);
    const lacksDocuments = missingDocuments(application).length > 0;
    if (!offers || lacksDocuments || !mayAct("paymentPeriod", application.lastCompletedPage))
      return { answer: refuse("STEP_NOT_ALLOWED") };
    const plan = paymentPeriod === "YEARLY" ? offers.yearly : offers.monthly;
    if (plan?.price !== premiumAmount) return { answer: refuse("OFFER_CHANGED", ["premiumAmount"]) };
    const lastCompletedPage = furtherProgress(application.lastCompletedPage, "PAYMENT_PERIOD");
    const premiumCents = toCents(premiumAmount);
    // Contract and mails use the language in which the tenant chose the plan.
    const locale = language === application.language ? application.locale : localeIn(language, application.country);
    const set = { lastCompletedPage, paymentPeriod, premiumCents, locale };
    // The law requires that the tenant gets all documents before signing, so they are mailed now (docs/decisions.md).
    const mail = documentsMail({ ...application, ...set, language });
    return {
      answer: { lastCompletedPage },
      write: {
        cause: call.name,
        change: { paymentPeriod, premiumCents },
        set,
        mail,
      },
    };
  });
  deps.jobs.wake();
  return saved;
}
