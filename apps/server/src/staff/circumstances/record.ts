import {
  type CallInput,
  fieldError,
  type recordCircumstance as recordCall,
  type StaffApproval,
} from "@kautia/contract";
import type { Transaction } from "kysely";
import { deleteLinks } from "../../access/index.ts";
import { askLandlordAgain, endTakeOvers } from "../../amendments/index.ts";
import { addSearchKey, correctContactKeys } from "../../application/index.ts";
import { invoiceCoTenants, tellOfStoppedPlans } from "../../billing/index.ts";
import { findLasting, recordCircumstance } from "../../circumstances/index.ts";
import { dropPayoutAccounts } from "../../claims/index.ts";
import type { Deps } from "../../deps.ts";
import { stopPremium } from "../../leaving/index.ts";
import { writeMail } from "../../mails/index.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { type Refusal, refuse, refuseDay, refuseFields } from "../../platform/http/refusal.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { findOrCreateCode } from "../../policy-documents/index.ts";
import {
  changeTerms,
  findLatestFormer,
  isTenantsMailbox,
  lockPolicy,
  type Policy,
  policyMailData,
  toLandlord,
} from "../../policy/index.ts";
import { askForApproval } from "../approvals/ask.ts";
import { changeKnown, type Done } from "../change-known.ts";
import { recordAct } from "../session.ts";

type Event = CallInput<typeof recordCall>["body"];
type EventDeps = Pick<Deps, "clock" | "random" | "log" | "config">;

/**
 * Records a death at once, because nothing may be charged any more. What moves money or the payee waits for a second
 * person.
 */
export function recordEvent(deps: Deps, person: StaffMember, refId: string, event: Event): Promise<Done | Refusal> {
  return changeKnown(deps, refId, async (transaction, policy) => {
    const impossible = refuseDayOf(deps, policy, event);
    if (impossible) return impossible;
    const refused = event.kind === "LANDLORD_INSOLVENT" ? await refuseContact(transaction, policy, event) : null;
    if (refused) return refused;
    if (event.kind === "DEATH") return recordDeath(transaction, deps, policy, event, person.id);
    const asked = { kind: "record-insolvency", subjectId: refId, refId, payload: event, reason: event.note } as const;
    return askForApproval(transaction, deps, person, asked);
  });
}

/** A tenant who signed was alive and solvent; a landlord may have become insolvent before the signature. */
function refuseDayOf({ clock }: EventDeps, { country, signed_at }: Policy, { kind, on }: Event): Refusal | null {
  const latest = localDay(country, clock.now());
  if (kind !== "LANDLORD_INSOLVENT") return refuseDay("on", on, [localDay(country, signed_at), latest]);
  return on > latest ? refuseFields([fieldError("on", "FIELD_INVALID", { latest })]) : null;
}

/** Links of the landlord's page go to the administrator, so a tenant must not read the mailbox. */
async function refuseContact(
  transaction: Transaction<Database>,
  policy: Policy,
  { contactEmail }: Event,
): Promise<Refusal | null> {
  if (contactEmail === null) return refuseFields([fieldError("contactEmail", "FIELD_REQUIRED")]);
  const isTenants = await isTenantsMailbox(transaction, policy, contactEmail);
  return isTenants ? refuseFields([fieldError("contactEmail", "EMAIL_ONBOARDING_MUST_BE_DIFFERENT")]) : null;
}

/** The same again by the same person changes nothing. */
async function recordDeath(
  transaction: Transaction<Database>,
  deps: EventDeps,
  policy: Policy,
  event: Event,
  staffId: string,
): Promise<Refusal | null> {
  const lasting = await findLasting(transaction, policy.ref_id, "DEATH");
  const isRepeated =
    lasting?.recorded_by === staffId && lasting.happened_on === event.on && lasting.note === event.note;
  if (isRepeated) return null;
  const refused = await write(transaction, deps, policy, event, staffId);
  if (refused) return refused;
  await tellOtherTenants(transaction, deps, policy);
  return null;
}

/** Records what a second person has approved, with its effects. */
export async function recordInsolvency(
  transaction: Transaction<Database>,
  deps: EventDeps,
  { subjectId, payload, askedBy, askedAt }: Extract<StaffApproval, { kind: "record-insolvency" }>,
): Promise<Refusal | null> {
  const policy = await lockPolicy(transaction, subjectId);
  if (payload.kind === "LANDLORD_INSOLVENT") {
    const former = await findLatestFormer(transaction, subjectId);
    const isReplaced = former !== null && former.replaced_at >= new Date(askedAt);
    if (isReplaced || (await refuseContact(transaction, policy, payload))) return refuse("STEP_NOT_ALLOWED");
  }
  const refused = await write(transaction, deps, policy, payload, askedBy.id);
  if (refused) return refused;
  if (payload.kind === "TENANT_INSOLVENT") {
    await endPremiumAt(transaction, deps, policy, payload.on);
    await tellOtherTenants(transaction, deps, policy);
  }
  if (payload.kind === "LANDLORD_INSOLVENT") await replaceLandlord(transaction, deps, policy, payload);
  return null;
}

/** The others still owe what was paid out, and nobody is charged for it any more. */
async function tellOtherTenants(transaction: Transaction<Database>, deps: EventDeps, policy: Policy): Promise<void> {
  await tellOfStoppedPlans(transaction, deps, policy);
  await invoiceCoTenants(transaction, deps, policy);
}

/** Writes nothing if an event of the same kind is open already. */
async function write(
  transaction: Transaction<Database>,
  deps: EventDeps,
  { ref_id }: Policy,
  { kind, on, contactName, contactEmail, contactAddress, note }: Event,
  staffId: string,
): Promise<Refusal | null> {
  const id = await recordCircumstance(transaction, deps, {
    ref_id,
    kind,
    happened_on: on,
    contact_name: contactName,
    contact_email: contactEmail,
    contact_address: contactAddress,
    note,
    recorded_by: staffId,
  });
  if (id === null) return refuse("STEP_NOT_ALLOWED");
  await recordAct(transaction, deps, { by: staffId, act: "record-circumstance", refId: ref_id, detail: { kind, on } });
  return null;
}

/** No premium is asked for the day of the opening and later ones. Cover goes on: the landlord must not lose it. */
async function endPremiumAt(transaction: Transaction<Database>, deps: EventDeps, policy: Policy, on: string) {
  const isFree = policy.cover_state !== "ACCEPTED" || (policy.premium_until !== null && policy.premium_until <= on);
  if (!isFree) await stopPremium(transaction, deps, policy, on);
}

/** The administrator answers, claims and is paid in the landlord's place. The landlord's links and accounts end. */
async function replaceLandlord(
  transaction: Transaction<Database>,
  deps: EventDeps,
  { ref_id: refId }: Policy,
  { contactName, contactEmail }: Event,
): Promise<void> {
  const change = { landlord_name: contactName, landlord_email: contactEmail ?? "" };
  const { policy } = await changeTerms(transaction, deps, { refId, change });
  if (policy.cover_start !== null) await findOrCreateCode({ ...deps, db: transaction }, refId);
  await correctContactKeys(transaction, refId, { landlordEmail: policy.landlord_email.toLowerCase() });
  await addSearchKey(transaction, refId, { kind: "LANDLORD_EMAIL", said: policy.landlord_email });
  await dropPayoutAccounts(transaction, deps, refId);
  await deleteLinks(transaction, ["landlord-page", "account-change"], [refId]);
  await endTakeOvers(transaction, deps, policy);
  await askLandlordAgain(transaction, deps, policy);
  await writeMail(transaction, deps, {
    ...toLandlord(policy),
    reason: `landlord-link:${refId}:${deps.random.uuid()}`,
    kind: "landlord-link",
    data: policyMailData(policy),
  });
}
