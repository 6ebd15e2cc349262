import { fromCents, type StaffPolicy } from "@kautia/contract";
import { readPolicyView } from "../../account/index.ts";
import { findApplicationById, toTenantRecord } from "../../application/index.ts";
import { findReminder, sumUnpaid } from "../../billing/index.ts";
import { readCircumstances } from "../../circumstances/index.ts";
import { readAgreedPayees, stateOfClaim } from "../../claims/index.ts";
import { type Kysely, sql } from "kysely";
import { readDeclarations } from "../../declarations/index.ts";
import type { Deps } from "../../deps.ts";
import { readMovingOuts } from "../../leaving/index.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import {
  findSameHome,
  readCoTenants,
  landlordLanguage,
  type Policy,
  policyStatus,
  readTerms,
  type Terms,
} from "../../policy/index.ts";
import { findHits } from "../../sanctions/index.ts";
import { readApprovalsAbout } from "../approvals/read.ts";
import { isCase, readDecisions, readDocuments } from "../cases/read.ts";
import { countFollowUps } from "../follow-ups/list.ts";
import type { Database } from "../../platform/database/schema.ts";
import { readAmendmentsForStaff } from "../../views/amendments.ts";
import { contactPhone } from "../../views/contact-phone.ts";
import { partnerName } from "../../views/names.ts";
import { owedCents } from "../../views/owed-by-tenant.ts";
import { selectPostalAddress } from "../../views/postal-address.ts";
import { readTodo } from "../persons/read.ts";

/** Everything that the desk shows about a policy, except its lists. */
export async function readPolicy(
  deps: Pick<Deps, "db" | "sql" | "clock">,
  named: string,
): Promise<StaffPolicy | Refusal> {
  const { db, clock } = deps;
  const policy = await findPolicy(deps, named);
  const refId = policy?.ref_id ?? "";
  const application = policy && (await findApplicationById(deps, refId));
  if (!policy || !application) return refuse("POLICY_UNKNOWN");
  const now = clock.now();
  const { line, nextCharge, documents, claims, otherPlan } = await readPolicyView(db, policy, now);
  const movingOuts = await readMovingOuts(db, policy);
  const today = localDay(policy.country, now);
  return {
    refId,
    contractNumber: policy.contract_number,
    status: policyStatus(policy),
    country: policy.country,
    language: policy.language,
    tenantName: policy.tenant_name,
    tenantEmail: policy.tenant_email,
    coTenants: await readCoTenantsWithAccounts(db, policy),
    landlordName: policy.landlord_name,
    landlordEmail: policy.landlord_email,
    partnerName: policy.partnerName,
    fullAddress: policy.full_address,
    depositAmount: fromCents(policy.deposit_cents),
    premiumAmount: fromCents(policy.premium_cents),
    paymentPeriod: policy.payment_period,
    otherPlan,
    insuranceStart: policy.insurance_start,
    insuranceEnd: policy.insurance_end,
    coverStart: policy.cover_start,
    signedAt: policy.signed_at.toISOString(),
    nextCharge,
    line,
    sameHome: (await findSameHome(db, policy)).map((other) => ({
      refId: other.ref_id,
      contractNumber: other.contract_number,
      tenantName: other.tenant_name,
      status: policyStatus(other),
    })),
    ...(await readContact(db, policy, now)),
    approvals: await readApprovalsAbout(db, refId),
    todo: await readTodo(db, { refIds: [refId], emails: [policy.tenant_email], now }),
    unpaid: await readReminder(db, policy),
    circumstances: await readCircumstances(db, refId),
    sanctionsHits: (await findHits(db, refId)).map(({ id: checkId, ...hit }) => ({ checkId, ...hit })),
    agreedPayees: (await readAgreedPayees(db, refId)).map(({ at, ...payee }) => ({ ...payee, at: at.toISOString() })),
    followUps: await countFollowUps(deps, refId),
    hasCase: isCase(application, await readDecisions(deps, refId)),
    answers: toTenantRecord(application, ""),
    uploads: await readDocuments(deps, refId),
    documents,
    claims: claims.map((claim) => ({
      id: claim.id,
      amount: claim.amount,
      granted: claim.decision?.amount ?? null,
      reportedAt: claim.reportedAt,
      state: stateOfClaim(claim, today),
    })),
    amendments: await readAmendmentsForStaff(db, { refId, status: policyStatus(policy) }),
    terms: (await readTerms(db, policy)).map(showTerms),
    declarations: await readDeclarations(db, refId),
    movingOuts: movingOuts.map(({ id, movedOutOn, state }) => ({ id, movedOutOn, state })),
  };
}

async function readReminder(db: Kysely<Database>, { ref_id, country }: Policy): Promise<StaffPolicy["unpaid"]> {
  const reminder = await findReminder(db, ref_id);
  if (!reminder) return null;
  const { id, state, sent_at, amount_cents, until_day, due_at, ends_on } = reminder;
  return {
    id,
    state,
    amount: fromCents(await sumUnpaid(db, ref_id)),
    sentOn: sent_at && localDay(country, sent_at),
    reminded: amount_cents === null ? null : fromCents(amount_cents),
    until: until_day,
    on: ends_on ?? (due_at && localDay(country, due_at)),
  };
}

function showTerms(terms: Terms): StaffPolicy["terms"][number] {
  return {
    number: terms.number,
    from: terms.from_day,
    depositAmount: fromCents(terms.deposit_cents),
    premiumAmount: fromCents(terms.premium_cents),
    paymentPeriod: terms.payment_period,
    insuranceStart: terms.insurance_start,
    insuranceEnd: terms.insurance_end,
    tenantName: terms.tenant_name,
    landlordName: terms.landlord_name,
    fullAddress: terms.full_address,
  };
}

async function readCoTenantsWithAccounts(db: Kysely<Database>, policy: Policy): Promise<StaffPolicy["coTenants"]> {
  const coTenants = await readCoTenants(db, policy);
  if (coTenants.length === 0) return [];
  const accounts = await db
    .selectFrom("account_co_tenant")
    .innerJoin("account", "account.id", "account_id")
    .select(["co_tenant_id", "account_id"])
    .where("ref_id", "=", policy.ref_id)
    .where("deleted_at", "is", null)
    .execute();
  const accountOf = new Map(accounts.map(({ co_tenant_id, account_id }) => [co_tenant_id, account_id]));
  return coTenants.map((coTenant) => ({ ...coTenant, personId: accountOf.get(coTenant.id) ?? null }));
}

/** Whose page it is, phone numbers, where letters go, and what is owed. */
async function readContact(db: Kysely<Database>, { ref_id, landlord_language, country }: Policy, now: Date) {
  const { owed_cents, ...contact } = await db
    .selectFrom("policy")
    .innerJoin("application as a", "a.ref_id", "policy.ref_id")
    .leftJoin("account_policy", "account_policy.ref_id", "policy.ref_id")
    .select(sql<string>`coalesce(account_policy.account_id::text, policy.ref_id)`.as("personId"))
    .select(contactPhone("a", "tenantPhone").as("tenantPhone"))
    .select(contactPhone("a", "landlordPhone").as("landlordPhone"))
    .select(({ ref }) => [
      selectPostalAddress(ref("policy.ref_id"), now).as("postalAddress"),
      owedCents(ref("policy.ref_id"), now).as("owed_cents"),
    ])
    .where("policy.ref_id", "=", ref_id)
    .executeTakeFirstOrThrow();
  const landlordLanguageOf = landlordLanguage({ landlord_language, country });
  return { ...contact, owed: fromCents(owed_cents), landlordLanguage: landlordLanguageOf };
}

/** The policy; null when the refId or contract number is unknown. */
export async function findPolicy(
  { db }: Pick<Deps, "db">,
  refId: string,
): Promise<(Policy & { partnerName: string | null }) | null> {
  const policy = await db
    .selectFrom("policy")
    .selectAll("policy")
    .select(({ ref }) => partnerName(ref("policy.partner_id")).as("partnerName"))
    .where((eb) => eb.or([eb("ref_id", "=", refId), eb("contract_number", "=", refId)]))
    .executeTakeFirst();
  return policy ?? null;
}
