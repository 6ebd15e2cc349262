import type { AmendmentChange } from "@kautia/contract";
import type { TermsDifference, ToldTerms } from "@kautia/locales/mails";
import type { InForce } from "./terms.ts";

/** Terms, with the co-tenants that a policy has under them. */
type Described = InForce & { co_tenant_names?: string[] };

/** The difference that new terms make, in the words of mails and documents. */
export function differenceOfTerms(before: Described, after: Described): TermsDifference {
  const [was, is] = [describe(before), describe(after)];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the record of all terms
  const changed = (Object.keys(is) as (keyof typeof is)[]).filter(
    (term) => JSON.stringify(was[term]) !== JSON.stringify(is[term]),
  );
  const only = (terms: typeof is): ToldTerms => Object.fromEntries(changed.map((term) => [term, terms[term]]));
  return { before: only(was), after: only(is) };
}

/** The same with what is no part of the terms, if an amendment corrects it: a birth date, or the landlord's address. */
export function withDetails(
  difference: TermsDifference,
  { before, change }: { before: AmendmentChange | null; change: AmendmentChange },
): TermsDifference {
  if (change.kind === "LANDLORD_CONTACT" && before?.kind === "LANDLORD_CONTACT" && change.postalAddress !== null)
    return {
      before: { ...difference.before, landlordAddress: before.postalAddress },
      after: { ...difference.after, landlordAddress: change.postalAddress },
    };
  if (change.kind !== "TENANT_NAME" || before?.kind !== "TENANT_NAME") return difference;
  const [was, is] = [before.birthDate, change.birthDate];
  if (was === null || is === null || was === is) return difference;
  return { before: { ...difference.before, birthDate: was }, after: { ...difference.after, birthDate: is } };
}

/** The same without the premium, for the landlord. */
export function withoutPremium({ before, after }: TermsDifference): TermsDifference {
  const { premium: _before, ...was } = before;
  const { premium: _after, ...is } = after;
  return { before: was, after: is };
}

function describe(terms: Described): Required<Omit<ToldTerms, "birthDate" | "landlordAddress" | "landlordPhone">> {
  return {
    tenantName: terms.tenant_name,
    coTenantNames: terms.co_tenant_names ?? [],
    landlordName: terms.landlord_name,
    fullAddress: terms.full_address,
    depositCents: terms.deposit_cents,
    premium: { premiumCents: terms.premium_cents, paymentPeriod: terms.payment_period },
    insuranceStart: terms.insurance_start,
    insuranceEnd: terms.insurance_end,
  };
}
