import {
  type CallInput,
  type correctContact,
  fieldError,
  hasEnded,
  type Phone,
  sameMailbox,
  withDialCode,
} from "@kautia/contract";
import type { Transaction } from "kysely";
import {
  changeCoTenantsEmail,
  changeLandlordEmail,
  changeTenantEmail,
  correctPhone,
  correctPostalAddress,
  readPostalAddress,
} from "../../account/index.ts";
import {
  askCoTenantAgain,
  askForAmendment,
  askLandlordAgain,
  askTenantAgain,
  endTakeOvers,
  endTenantEmails,
} from "../../amendments/index.ts";
import type { Deps } from "../../deps.ts";
import { writeMail } from "../../mails/index.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { Refusal, refuseFields } from "../../platform/http/refusal.ts";
import { maskEmail } from "../../platform/mask-email.ts";
import { isPhoneNumber } from "../../platform/phone-number.ts";
import {
  isOthersMailbox,
  lockPolicy,
  ownerMailData,
  type Policy,
  policyMailData,
  policyStatus,
  readCoTenants,
  recordContactChange,
  toOwner,
  toTenant,
} from "../../policy/index.ts";
import { changeKnown } from "../change-known.ts";
import { recordAct } from "../session.ts";

type Correction = CallInput<typeof correctContact>["body"];
type Party = Exclude<Correction["party"], "CO_TENANT">;

/** Corrects one detail of a tenant or landlord; the same again changes nothing. */
export async function correct(
  deps: Deps,
  person: StaffMember,
  refId: string,
  { party, coTenantId, detail }: Correction,
): Promise<{ corrected: true } | Refusal> {
  const answer = await changeKnown(deps, refId, async (transaction, policy) => {
    if (party === "LANDLORD" && detail.field === "POSTAL_ADDRESS" && !hasEnded(policyStatus(policy)))
      return moveLandlord(transaction, deps, person, policy, detail.value);
    const change =
      party === "CO_TENANT"
        ? await correctCoTenant(transaction, deps, person, policy, { coTenantId, detail })
        : detail.field === "EMAIL"
          ? await correctEmail(transaction, deps, policy, party, detail.value)
          : detail.field === "PHONE"
            ? await changePhone(transaction, policy, party, withDialCode(detail.value, policy.country))
            : await changeAddress(transaction, deps, policy, party, detail.value);
    if (change instanceof Refusal) return change;
    if (change.old === change.new) return null;
    const about = { party, coTenantId, field: detail.field, ...change, staffId: person.id };
    for (const of of change.refIds) await recordContactChange(transaction, deps, of, about);
    const shown = { party, field: detail.field, old: change.old, new: change.new };
    await recordAct(transaction, deps, { by: person.id, act: "correct-contact", refId, detail: shown });
    return null;
  });
  return answer instanceof Refusal ? answer : { corrected: true };
}

/** The certificate shows the landlord's address, so it changes as when the landlord asks. */
async function moveLandlord(
  transaction: Transaction<Database>,
  deps: Deps,
  { id: staffId }: StaffMember,
  policy: Policy,
  postalAddress: string,
): Promise<Refusal | null> {
  const { ref_id: refId } = policy;
  if ((await readPostalAddress(transaction, deps, policy, "LANDLORD")) === postalAddress) return null;
  const change = { kind: "LANDLORD_CONTACT", name: null, phone: null, postalAddress } as const;
  const refused = await askForAmendment(transaction, deps, { refId, change, by: "STAFF", staffId });
  if (!refused) await recordAct(transaction, deps, { by: staffId, act: "ask-amendment", refId });
  return refused;
}

interface Change {
  old: string | null;
  new: string;
  /** The contracts that it concerns. */
  refIds: readonly string[];
}

/** The old address is told. A tenant's address is the same in all contracts and for the login. */
async function correctEmail(
  transaction: Transaction<Database>,
  deps: Deps,
  policy: Policy,
  party: Party,
  email: string,
): Promise<Change | Refusal> {
  const old = party === "TENANT" ? policy.tenant_email : policy.landlord_email;
  if (old === email) return { old, new: email, refIds: [] };
  if (await isOthersMailbox(transaction, policy, party, email))
    return refuseFields([fieldError("detail.value", "EMAIL_ONBOARDING_MUST_BE_DIFFERENT")]);
  if (party === "LANDLORD") {
    await changeLandlordEmail(transaction, deps, policy, { email, byLandlord: false });
    await endTakeOvers(transaction, deps, policy);
    await askLandlordAgain(transaction, deps, { ...policy, landlord_email: email });
    return { old, new: email, refIds: [policy.ref_id] };
  }
  const refIds = await changeTenantEmail(transaction, deps, policy, email);
  if (refIds instanceof Refusal) return refIds;
  await moveAmendments(transaction, deps, refIds);
  await writeMail(transaction, deps, {
    ...toTenant(policy),
    reason: `email-corrected:${deps.random.uuid()}`,
    kind: "email-corrected",
    data: { ...policyMailData(policy), email: maskEmail(email) },
  });
  return { old, new: email, refIds };
}

/**
 * Only the email address of a co-tenant is known. It is the same in all contracts and for the login, and the old one is
 * told.
 */
async function correctCoTenant(
  transaction: Transaction<Database>,
  deps: Deps,
  { id: staffId }: StaffMember,
  policy: Policy,
  { coTenantId, detail: { field, value: email } }: Pick<Correction, "coTenantId" | "detail">,
): Promise<Change | Refusal> {
  const coTenants = await readCoTenants(transaction, policy);
  const coTenant = coTenants.find(({ id }) => id === coTenantId);
  if (!coTenant) return refuseFields([fieldError("coTenantId", "FIELD_INVALID")]);
  if (field !== "EMAIL") return refuseFields([fieldError("detail.field", "FIELD_INVALID")]);
  const { email: old } = coTenant;
  if (old === email) return { old, new: email, refIds: [] };
  const others = coTenants.filter(({ id }) => id !== coTenantId).map((other) => other.email);
  if ([policy.landlord_email, policy.tenant_email, ...others].some((other) => sameMailbox(other, email)))
    return refuseFields([fieldError("detail.value", "EMAIL_ONBOARDING_MUST_BE_DIFFERENT")]);
  const own = await changeCoTenantsEmail(transaction, deps, { ref_id: policy.ref_id, coTenantId: coTenant.id }, email);
  if (own instanceof Refusal) return own;
  for (const refId of own)
    await recordContactChange(transaction, deps, refId, { party: "TENANT", field, old, new: email, staffId });
  await moveAmendments(transaction, deps, own);
  await writeMail(transaction, deps, {
    ...toOwner({ policy, coTenant }, old),
    reason: `email-corrected:${deps.random.uuid()}`,
    kind: "email-corrected",
    data: { ...ownerMailData({ policy, coTenant }), email: maskEmail(email) },
  });
  await askCoTenantAgain(transaction, deps, email);
  return { old, new: email, refIds: [policy.ref_id] };
}

/** Changes of a corrected mailbox end, and what waits for the tenant is mailed to the new one. */
async function moveAmendments(transaction: Transaction<Database>, deps: Deps, refIds: string[]): Promise<void> {
  await endTenantEmails(transaction, deps, refIds);
  for (const refId of refIds) await askTenantAgain(transaction, deps, await lockPolicy(transaction, refId));
}

async function changePhone(
  transaction: Transaction<Database>,
  { ref_id: refId }: Policy,
  party: Party,
  phone: Phone,
): Promise<Change | Refusal> {
  if (!isPhoneNumber(phone)) return refuseFields([fieldError("detail.value.number", "INVALID_PHONE_NUMBER")]);
  return { ...(await correctPhone(transaction, refId, party, phone)), refIds: [refId] };
}

async function changeAddress(
  transaction: Transaction<Database>,
  deps: Deps,
  policy: Policy,
  party: Party,
  address: string,
): Promise<Change> {
  return { ...(await correctPostalAddress(transaction, deps, policy, party, address)), refIds: [policy.ref_id] };
}
