import { createHash } from "node:crypto";
import { addDays } from "@kautia/contract";
import { sql, type Transaction } from "kysely";
import { lockUnsigned } from "../application/index.ts";
import type { Deps } from "../deps.ts";
import type { Database } from "../platform/database/schema.ts";
import { contractNumber } from "./rules/contract-number.ts";
import { type PaymentMethod, writeMethod } from "../billing/index.ts";
import { startOfLocalDay } from "../platform/rules/local-day.ts";
import type { RequestContext } from "../platform/http/route.ts";
import { recordSignedConsents, openAccount } from "../account/index.ts";
import { lastDayOfWithdrawal } from "../leaving/index.ts";
import { inviteLandlord, writeShortLink } from "../landlord/index.ts";
import { writeMail } from "../mails/index.ts";
import { storeSignedDocuments, documentDeps, typesetSignedContract } from "../policy-documents/index.ts";
import {
  lockPolicy,
  type Policy,
  policyMailData,
  premiumMailData,
  toTenant,
  writeStatusEvents,
} from "../policy/index.ts";
import type { GivenDocuments } from "./ensure-documents-given.ts";
import { shortToken } from "./short-token.ts";
import type { Signable } from "./signable.ts";

interface Signature {
  signable: Signable;
  given: GivenDocuments;
  method: PaymentMethod;
  tenantToken: string;
  from: RequestContext;
}

/**
 * Writes the policy and everything that belongs to it, in one transaction. `signed`: maybe by a concurrent request.
 * `changed`: the application changed since it was read. `taken`: another tenant's policy covers the home.
 */
export async function writeContract(deps: Deps, signature: Signature): Promise<"signed" | "changed" | "taken"> {
  const { application } = signature.signable;
  const { refId, version } = application;
  return deps.db.transaction().execute(async (transaction) => {
    const now = deps.clock.now();
    const locked = await lockUnsigned(transaction, refId);
    if (!locked) return "signed";
    if (locked.version !== version) return "changed";
    if (await isTaken(transaction, signature.signable)) return "taken";

    await freeze(transaction, refId, version + 1, now);
    await writePolicy(transaction, deps, signature, now);
    await writeEvidence(transaction, signature, now);
    await writeShortLink(transaction, deps, refId, shortToken(signature.tenantToken, refId));
    const policy = await lockPolicy(transaction, refId);
    await freezeDocuments(transaction, deps, policy, signature.given);
    const phone = application.answers.userInfo?.phone ?? null;
    const needsPassword = await openAccount(transaction, deps, policy, phone);
    await mailBothParties(transaction, deps, policy, { ...signature.given, needsPassword });
    // A test policy says nothing about what the account's owner wants.
    if (!application.isTest) await recordSignedConsents(transaction, refId);
    return "signed";
  });
}

/** Whether another tenant's policy covers the home. The lock serialises signatures for one building. */
async function isTaken(
  transaction: Transaction<Database>,
  { application, homeAddress, tenantEmail }: Signable,
): Promise<boolean> {
  const { isTest } = application;
  const address = sql`${JSON.stringify(homeAddress)}::jsonb`;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('home|' || building_key(${address}), 0))`.execute(
    transaction,
  );
  const { rows } = await sql<{
    taken: boolean;
  }>`SELECT home_is_taken(${address}, ${tenantEmail}, ${isTest}) AS taken`.execute(transaction);
  return rows[0]?.taken === true;
}

async function freeze(transaction: Transaction<Database>, ref_id: string, version: number, at: Date): Promise<void> {
  const last_completed_page = "PAYMENT";
  await transaction
    .updateTable("application")
    .set({ signed_at: at, updated_at: at, version, last_completed_page })
    .where("ref_id", "=", ref_id)
    .execute();
  await transaction
    .insertInto("application_history")
    .values({ ref_id, version, at, cause: "sign-contract", change: "{}", last_completed_page })
    .execute();
}

async function writePolicy(
  transaction: Transaction<Database>,
  deps: Deps,
  { signable, method }: Signature,
  now: Date,
): Promise<void> {
  const { application, insuranceEnd } = signable;
  const home = sql`${JSON.stringify(signable.homeAddress)}::jsonb`;
  const { refId, country, language, isTest } = application;
  const policy = await transaction
    .insertInto("policy")
    .values({
      ref_id: refId,
      is_test: isTest,
      contract_number: await drawContractNumber(transaction, deps, country),
      status: "SIGNED",
      country,
      language,
      tenant_name: signable.tenantName,
      tenant_email: signable.tenantEmail,
      landlord_name: signable.landlordName,
      landlord_email: signable.landlordEmail,
      full_address: signable.fullAddress,
      building_key: sql`building_key(${home})`,
      unit_key: sql`unit_key(${home})`,
      partner_id: sql`partner_of(${refId}, ${signable.landlordEmail}, building_key(${home}))`,
      currency: "EUR",
      deposit_cents: signable.depositCents,
      cold_rent_cents: signable.coldRentCents,
      premium_cents: signable.premiumCents,
      payment_period: signable.paymentPeriod,
      insurance_start: signable.insuranceStart,
      insurance_end: insuranceEnd,
      card_method_id: method.methodId,
      signed_at: now,
      next_premium_number: 1,
      ends_at: insuranceEnd === null ? null : startOfLocalDay(country, addDays(insuranceEnd, 1)),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await writeMethod(transaction, refId, method, now);
  const { id } = await transaction
    .insertInto("policy_history")
    .values({ ref_id: refId, from_status: null, to_status: "SIGNED", at: now, cause: "tenant" })
    .returning("id")
    .executeTakeFirstOrThrow();
  await writeStatusEvents(transaction, policy, { id, cause: "tenant", at: now });
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

async function writeEvidence(
  transaction: Transaction<Database>,
  { signable, from }: Signature,
  now: Date,
): Promise<void> {
  const answers = JSON.stringify(signable.application.answers);
  await transaction
    .insertInto("policy_evidence")
    .values({
      ref_id: signable.application.refId,
      signed_at: now,
      ip: from.ip,
      user_agent: from.userAgent || null,
      consents: JSON.stringify(signable.consents),
      decision_id: signable.decisionId,
      tariff_version: signable.tariffVersion,
      premium_cents: signable.premiumCents,
      payment_period: signable.paymentPeriod,
      answers,
      answers_hash: createHash("sha256").update(answers).digest(),
    })
    .execute();
}

async function freezeDocuments(
  transaction: Transaction<Database>,
  deps: Deps,
  policy: Policy,
  { draft, policyDocuments }: GivenDocuments,
): Promise<void> {
  const legal = policyDocuments.filter(({ policyDocument }) => policyDocument.kind !== "contract");
  const signed = { contractNumber: policy.contract_number, at: policy.signed_at.toISOString() };
  const documents = legal.map(({ policyDocument }) => policyDocument);
  const contract = await typesetSignedContract(documentDeps(deps), policy, draft, documents, signed);
  await storeSignedDocuments(
    transaction,
    policy.ref_id,
    [{ policyDocument: contract, givenAt: null }, ...legal],
    policy.signed_at,
  );
}

async function mailBothParties(
  transaction: Transaction<Database>,
  deps: Deps,
  policy: Policy,
  { policyDocuments, needsPassword }: GivenDocuments & { needsPassword: boolean },
): Promise<void> {
  // The withdrawal period cannot begin before this mail, which delivers the signed contract.
  const delivery = { signedAt: policy.signed_at, givenAt: policyDocuments.map(({ givenAt }) => givenAt) };
  await inviteLandlord(transaction, deps, policy);
  await writeMail(transaction, deps, {
    ...toTenant(policy),
    reason: `contract-signed:${policy.ref_id}`,
    kind: "contract-signed",
    data: {
      ...policyMailData(policy),
      ...premiumMailData(policy),
      insuranceStart: policy.insurance_start,
      withdrawUntil: lastDayOfWithdrawal(policy.country, delivery),
      email: policy.tenant_email,
      needsPassword,
    },
  });
}
