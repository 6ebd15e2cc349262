import { addDays, addMonths, type CalendarDate, type Country, type PaymentPeriod } from "@kautia/contract";
import type { Kysely } from "kysely";
import { findRefId } from "./sign-policy.ts";
import { makeApplication } from "../../application/make-application.ts";
import { inForce } from "../../policy/terms.ts";
import { tariffOf } from "../../quote/rules/tariff/price.ts";
import { contractNumber } from "../../signing/rules/contract-number.ts";
import { localDay, startOfLocalDay } from "../../platform/rules/local-day.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { TestServer } from "../server/make-test-server.ts";

interface DuePolicies {
  cards: readonly string[];
  dueOn: CalendarDate;
  country?: Country;
  partnerId?: string | null;
  paymentPeriod?: PaymentPeriod;
  /** How long they last; null without an end. By default for one premium. */
  months?: number | null;
}

/** Accepted policies whose first premium is due on a day. Written as rows: signing would typeset documents for each. */
export async function writeDuePolicies(
  server: TestServer,
  { cards, dueOn, country = "de", partnerId = null, paymentPeriod = "MONTHLY", months = 1 }: DuePolicies,
): Promise<string[]> {
  const { deps } = server;
  const signed_at = deps.clock.now();
  const refIds: string[] = [];
  for (const card_method_id of cards) {
    const token = await makeApplication(deps, "test", { country, locale: "de", answers: {} });
    const ref_id = await findRefId(server, token);
    refIds.push(ref_id);
    const mandate = card_method_id.split("/")[2];
    const end = months === null ? null : addMonths(dueOn, months);
    await deps.db
      .insertInto("policy")
      .values({
        ref_id,
        contract_number: contractNumber(country, Buffer.from(deps.random.token(), "hex")),
        cover_state: "ACCEPTED",
        country,
        language: "de",
        tenant_name: "Jana Weiß",
        tenant_email: `${ref_id}@example.com`,
        landlord_name: "Lena Lohmann",
        landlord_email: "lena@example.com",
        full_address: "Torstraße 12, 10119 Berlin",
        building_key: ref_id,
        unit_key: null,
        currency: "EUR",
        deposit_cents: 150_000,
        cold_rent_cents: 80_000,
        premium_cents: paymentPeriod === "MONTHLY" ? 635 : 7_050,
        payment_period: paymentPeriod,
        insurance_start: dueOn,
        insurance_end: end,
        card_method_id,
        partner_id: partnerId,
        signed_at,
        answered_at: signed_at,
        cover_start: dueOn,
        next_premium_number: 1,
        next_premium_at: startOfLocalDay(country, dueOn),
        ends_at: end === null ? null : startOfLocalDay(country, addDays(end, 1)),
      })
      .execute();
    await writeFirstTerms(server, ref_id, signed_at);
    if (mandate !== undefined) await writeAccount(deps.db, { ref_id, method_id: card_method_id, since: signed_at });
  }
  return refIds;
}

async function writeFirstTerms({ deps }: TestServer, refId: string, created_at: Date): Promise<void> {
  const policies = deps.db.selectFrom("policy").selectAll().where("ref_id", "=", refId);
  const policy = await policies.executeTakeFirstOrThrow();
  const { ref_id, country, insurance_start: from_day } = policy;
  const written = {
    id: deps.random.uuid(),
    ref_id,
    number: 1,
    from_day,
    tariff_version: tariffOf(country).version,
    created_at,
  };
  await deps.db
    .insertInto("policy_terms")
    .values({ ...written, ...inForce(policy) })
    .execute();
}

/** What was signed, which says by which tariff a change is priced. */
export async function writeEvidence({ deps }: TestServer, refId: string): Promise<void> {
  const { db, clock, random } = deps;
  const signed_at = clock.now();
  const policies = db.selectFrom("policy").select("country").where("ref_id", "=", refId);
  const tariff_version = tariffOf((await policies.executeTakeFirstOrThrow()).country).version;
  const decision_id = random.uuid();
  const rules = { rule_version: "test", tariff_version, inputs: "{}", input_hash: "test" };
  await db
    .insertInto("decision")
    .values({ id: decision_id, ref_id: refId, outcome: "QUOTE", required_documents: [], ...rules, at: signed_at })
    .execute();
  const consents = { termsAndPrivacy: true, initialInformation: true, electronicCommunication: true };
  await db
    .insertInto("policy_evidence")
    .values({
      ref_id: refId,
      signed_at,
      ip: "::1",
      consents: JSON.stringify({
        ...consents,
        earlyFulfilment: true,
        textVersion: "test",
        at: signed_at.toISOString(),
      }),
      decision_id,
      tariff_version,
      premium_cents: 635,
      payment_period: "MONTHLY",
      answers: "{}",
      answers_hash: Buffer.alloc(32),
    })
    .execute();
}

/** Makes the payment method a bank account that we may debit. */
export async function writeAccount(
  db: Kysely<Database>,
  method: { ref_id: string; method_id: string; since: Date },
): Promise<void> {
  const account = { kind: "sepa_debit", last_four: "3000", mandate_reference: method.method_id.slice(-16) } as const;
  await db
    .insertInto("payment_method")
    .values({ ...method, ...account })
    .execute();
}

export function dayFromNow({ deps }: TestServer, days: number): CalendarDate {
  return addDays(localDay("de", deps.clock.now()), days);
}
