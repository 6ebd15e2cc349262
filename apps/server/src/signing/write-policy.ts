import { addDays, countryFacts, coverStart, lastDayToWithdraw } from "@kautia/contract";
import type { Transaction } from "kysely";
import { homeKeys } from "../addresses/index.ts";
import { type PaymentMethod, writeMethod } from "../billing/index.ts";
import type { Deps } from "../deps.ts";
import type { Database } from "../platform/database/schema.ts";
import { localDay, startOfLocalDay } from "../platform/rules/local-day.ts";
import { coTenantWords, insertPolicy, type Policy, readSigners } from "../policy/index.ts";
import { contractNumber } from "./rules/contract-number.ts";
import type { Signable } from "./signable.ts";

/** Writes the signed policy, its payment method, the first entry of its history, and the partner's event. */
export async function writePolicy(
  transaction: Transaction<Database>,
  deps: Deps,
  { signable, method, partner }: { signable: Signable; method: PaymentMethod; partner: string | null },
  now: Date,
): Promise<void> {
  const { application, insuranceEnd } = signable;
  const home = homeKeys(signable.homeAddress);
  const { refId, country, language } = application;
  const coTenants = await readSigners(transaction, refId);
  const terms = { id: deps.random.uuid(), tariffVersion: signable.tariffVersion };
  await insertPolicy(transaction, terms, {
    ref_id: refId,
    contract_number: await drawContractNumber(transaction, deps, country),
    cover_state: "SIGNED",
    country,
    language,
    tenant_name: signable.tenantName,
    co_tenant_names: coTenants.map(({ name }) => name),
    co_tenant_words: coTenantWords(coTenants),
    tenant_email: signable.tenantEmail,
    landlord_name: signable.landlordName,
    landlord_email: signable.landlordEmail,
    full_address: signable.fullAddress,
    building_key: home.building,
    unit_key: home.unit,
    partner_id: partner,
    currency: countryFacts[country].currency,
    deposit_cents: signable.depositCents,
    cold_rent_cents: signable.coldRentCents,
    premium_cents: signable.premiumCents,
    commission_bp: deps.config.commission[country],
    insurance_tax_bp: deps.config.insuranceTax[country],
    payment_period: signable.paymentPeriod,
    insurance_start: agreedStart(signable, now),
    insurance_end: insuranceEnd,
    card_method_id: method.methodId,
    signed_at: now,
    next_premium_number: 1,
    ends_at: insuranceEnd === null ? null : startOfLocalDay(country, addDays(insuranceEnd, 1)),
  });
  await writeMethod(transaction, refId, method, now);
}

/** The day that the tenant chose, or the day after the withdrawal period unless they want cover earlier. */
function agreedStart({ application, consents, homeAddress, insuranceStart }: Signable, now: Date) {
  const { country } = application;
  const lastDay = lastDayToWithdraw({ country, zip: homeAddress.zip }, localDay(country, now));
  return coverStart({ insuranceStart, earlyFulfilment: consents.earlyFulfilment, lastDay }, insuranceStart);
}

/** Three collisions in a row among 10^12 numbers would mean that the random source is broken. */
async function drawContractNumber(
  transaction: Transaction<Database>,
  { random }: Deps,
  country: Policy["country"],
): Promise<string> {
  for (let draw = 0; draw < 3; draw++) {
    const drawn = contractNumber(country, Buffer.from(random.token(), "hex"));
    const taken = await transaction
      .selectFrom("policy")
      .select("ref_id")
      .where("contract_number", "=", drawn)
      .executeTakeFirst();
    if (!taken) return drawn;
  }
  throw new Error("three contract numbers in a row were already taken");
}
