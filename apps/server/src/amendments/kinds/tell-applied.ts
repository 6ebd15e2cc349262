import {
  type AmendmentAsker,
  type AmendmentChange,
  type AmendmentKind,
  type CalendarDate,
  dialledDigits,
  type Phone,
} from "@kautia/contract";
import type { TermsDifference } from "@kautia/locales/mails";
import type { Transaction } from "kysely";
import { writeMail } from "../../mails/index.ts";
import type { Database } from "../../platform/database/schema.ts";
import {
  differenceOfTerms,
  type Policy,
  policyMailData,
  toLandlord,
  toTenant,
  withDetails,
  withoutPremium,
} from "../../policy/index.ts";
import type { AmendDeps, Effect } from "./kind.ts";

/** The kinds of change that only write new terms. */
export type TermsKind = Exclude<
  AmendmentKind,
  "TENANT_EMAIL" | "TENANT_CONTACT" | "NEW_LANDLORD" | "LANDLORD_CONTACT" | "LANDLORD_EMAIL"
>;

interface Applied<Kind extends AmendmentKind> extends Pick<Effect, "before" | "changed" | "difference"> {
  id: string;
  kind: Kind;
  change: AmendmentChange;
  /** The policy before the change. */
  policy: Policy;
  from: CalendarDate;
  hasCertificate: boolean;
}

/** Mails both sides that new terms apply. A partner that asked learns it from the API. */
export async function tellBoth(
  transaction: Transaction<Database>,
  deps: AmendDeps,
  applied: Applied<TermsKind>,
  askedBy: AmendmentAsker,
): Promise<void> {
  await tellTenant(transaction, deps, applied);
  const { kind, policy, changed } = applied;
  // The landlord is not told a birth date.
  if (kind === "TENANT_NAME" && changed?.policy.tenant_name === policy.tenant_name) return;
  if (kind !== "PAYMENT_PERIOD" && askedBy !== "PARTNER") await tellLandlord(transaction, deps, { ...applied, kind });
}

/** Mails the tenant that new terms apply, with the amendment. */
export async function tellTenant(
  transaction: Transaction<Database>,
  deps: AmendDeps,
  {
    id,
    kind,
    policy: was,
    before,
    change,
    changed,
    difference,
    from,
    hasCertificate,
  }: Applied<TermsKind | "NEW_LANDLORD" | "LANDLORD_CONTACT">,
): Promise<void> {
  if (!changed) throw new Error(`amendment ${id} changes no terms`);
  const { policy, terms } = changed;
  const told = differenceOfTerms(was, policy);
  const data = {
    ...policyMailData(policy),
    kind,
    difference: withDetails(told, { before, change }),
    from,
    hasCertificate,
    number: terms.number,
    refundCents: difference?.refundCents ?? 0,
    moreCents: difference?.moreCents ?? 0,
  };
  // The amendment has the birth date, which co-tenants are not told.
  const dataForCoTenants =
    kind !== "TENANT_NAME" ? data : told.after.tenantName ? { ...data, difference: told, number: null } : null;
  await writeMail(transaction, deps, {
    ...toTenant(policy),
    reason: `amendment-applied:${id}`,
    kind: "amendment-applied",
    data,
    dataForCoTenants,
  });
}

/** Mails the landlord that a change applies, with a new certificate if there is one. */
export async function tellLandlord(
  transaction: Transaction<Database>,
  deps: AmendDeps,
  {
    id,
    kind,
    policy: was,
    before,
    change,
    changed,
    from,
    hasCertificate,
  }: Applied<Exclude<TermsKind, "PAYMENT_PERIOD"> | "LANDLORD_CONTACT">,
): Promise<void> {
  const policy = changed?.policy ?? was;
  const told = withoutPremium(differenceOfTerms(was, policy));
  const difference =
    kind === "LANDLORD_CONTACT" ? withPhone(withDetails(told, { before, change }), { before, change }) : told;
  await writeMail(transaction, deps, {
    ...toLandlord(policy),
    reason: `landlord-amendment-applied:${id}`,
    kind: "landlord-amendment-applied",
    data: { ...policyMailData(policy), kind, difference, from, hasCertificate },
  });
}

/** Adds the last digits of the landlord's phone number, which tenants must not see. */
function withPhone(
  difference: TermsDifference,
  { before, change }: { before: AmendmentChange; change: AmendmentChange },
): TermsDifference {
  if (change.kind !== "LANDLORD_CONTACT" || before.kind !== "LANDLORD_CONTACT" || !change.phone) return difference;
  const say = (phone: Phone) => `•••${dialledDigits(phone).slice(-3)}`;
  return {
    before: { ...difference.before, landlordPhone: before.phone ? say(before.phone) : null },
    after: { ...difference.after, landlordPhone: say(change.phone) },
  };
}
