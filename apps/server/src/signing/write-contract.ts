import { createHash } from "node:crypto";
import type { Transaction } from "kysely";
import { homeKeys } from "../addresses/index.ts";
import {
  type Application,
  findInvitingPartner,
  isHomeCovered,
  lockUnchanged,
  markSigned,
  writeSearchKeys,
} from "../application/index.ts";
import { type CoTenant, forgetCoTenants, readCoTenants } from "../co-tenants/index.ts";
import type { Deps } from "../deps.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import type { PaymentMethod } from "../billing/index.ts";
import { type Refusal, refuse } from "../platform/http/refusal.ts";
import { recordSignedConsents, openAccount } from "../account/index.ts";
import { lastDayOfWithdrawal } from "../leaving/index.ts";
import { inviteLandlord } from "../landlord/index.ts";
import { writeMail } from "../mails/index.ts";
import { storeSignedDocuments, documentDeps, typesetSignedContract } from "../policy-documents/index.ts";
import {
  homePlace,
  lockBuilding,
  lockPolicy,
  type Policy,
  policyMailData,
  premiumMailData,
  toOwner,
} from "../policy/index.ts";
import type { GivenDocuments } from "./ensure-documents-given.ts";
import { makeShortLink } from "./short-link.ts";
import type { Signable } from "./signable.ts";
import { mailLeftOut } from "./together/mails.ts";
import { writePolicy } from "./write-policy.ts";

interface Signature {
  signable: Signable;
  given: GivenDocuments;
  method: PaymentMethod;
  /** Null if the last signature is a co-tenant's. */
  tenantToken: string | null;
  /** Where the first tenant signed. */
  from: { ip: string; userAgent: string };
  /** Writes the last co-tenant's signature in the same transaction. */
  before?(transaction: Transaction<Database>): Promise<void>;
  /** When the first tenant signed, if co-tenants have signed since. */
  signedBefore?: Date;
}

/**
 * Writes the policy and everything that belongs to it in one transaction. Refused if another tenant's policy covers the
 * home. Throws a ConflictError if the application was signed or changed since it was read.
 */
export async function writeContract(deps: Deps, signature: Signature): Promise<Refusal | null> {
  const { application } = signature.signable;
  const { refId, version } = application;
  const partner = await findInvitingPartner(deps.db, application);
  return inTransaction(deps.db, async (transaction) => {
    const now = deps.clock.now();
    await lockUnchanged(transaction, application);
    if (await isTaken(transaction, signature.signable)) return refuse("PROPERTY_HAS_ACTIVE_POLICY");
    if (signature.before) await signature.before(transaction);
    else await dropCoTenants(transaction, deps, application);

    await markSigned(transaction, refId, version + 1, now);
    await writePolicy(transaction, deps, { ...signature, partner }, now);
    await writeEvidence(transaction, signature, now);
    if (signature.tenantToken !== null) await makeShortLink(transaction, deps, refId, signature.tenantToken);
    const policy = await lockPolicy(transaction, refId);
    const coTenants = await readCoTenants(transaction, refId);
    await storeContractDocuments(transaction, deps, policy, signature, coTenants);
    const phone = application.answers.userInfo?.phone ?? null;
    const accounts = await openAccount(transaction, deps, policy, phone);
    await mailAllParties(transaction, deps, policy, { ...signature.given, accounts });
    await recordSignedConsents(transaction, refId);
    await writeSearchKeys(transaction, refId);
    return null;
  });
}

/** The tenant signs alone, although others may have been invited before. */
async function dropCoTenants(transaction: Transaction<Database>, deps: Deps, application: Application): Promise<void> {
  const before = await readCoTenants(transaction, application.refId);
  await mailLeftOut(transaction, deps, application, { before, named: [] });
  await forgetCoTenants(transaction, [application.refId]);
}

/** Whether another tenant's accepted policy covers the home. */
export async function isTaken(
  transaction: Transaction<Database>,
  { homeAddress, tenantEmail }: Signable,
): Promise<boolean> {
  await lockBuilding(transaction, homeKeys(homeAddress).building);
  return isHomeCovered(transaction, { home: homeAddress, email: tenantEmail });
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

async function storeContractDocuments(
  transaction: Transaction<Database>,
  deps: Deps,
  policy: Policy,
  { given: { draft, policyDocuments }, signedBefore }: Signature,
  coTenants: readonly CoTenant[],
): Promise<void> {
  const legal = policyDocuments.filter(({ policyDocument }) => policyDocument.kind !== "contract");
  const agreed = { ...draft, insuranceStart: policy.insurance_start };
  const signatures = coTenants.map(({ answered_at }) => (answered_at ?? policy.signed_at).toISOString());
  const signed = {
    contractNumber: policy.contract_number,
    at: policy.signed_at.toISOString(),
    ...(signedBefore && { signatures: [signedBefore.toISOString(), ...signatures] }),
  };
  const contract = await typesetSignedContract(documentDeps(deps), policy, agreed, legal, signed);
  await storeSignedDocuments(
    transaction,
    policy.ref_id,
    [{ policyDocument: contract, givenAt: null }, ...legal],
    policy.signed_at,
  );
}

async function mailAllParties(
  transaction: Transaction<Database>,
  deps: Deps,
  policy: Policy,
  { policyDocuments, accounts }: GivenDocuments & { accounts: Awaited<ReturnType<typeof openAccount>> },
): Promise<void> {
  // The withdrawal period cannot begin before these mails, which deliver the signed contract.
  const delivery = { signedAt: policy.signed_at, givenAt: policyDocuments.map(({ givenAt }) => givenAt) };
  const withdrawUntil = lastDayOfWithdrawal(homePlace(policy), delivery);
  const contract = { ...policyMailData(policy), ...premiumMailData(policy), insuranceStart: policy.insurance_start };
  await inviteLandlord(transaction, deps, policy);
  for (const { coTenant, needsPassword } of accounts) {
    const email = coTenant?.email ?? policy.tenant_email;
    const mailbox = toOwner({ policy, coTenant }, email);
    const reason = `contract-signed:${policy.ref_id}`;
    const data = { ...contract, withdrawUntil, email, needsPassword };
    if (coTenant === null) await writeMail(transaction, deps, { ...mailbox, reason, kind: "contract-signed", data });
    else
      await writeMail(transaction, deps, {
        ...mailbox,
        reason: `${reason}:${coTenant.id}`,
        kind: "contract-signed-together",
        data: { ...data, readerName: coTenant.name },
      });
  }
}
