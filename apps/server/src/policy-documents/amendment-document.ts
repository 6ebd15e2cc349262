import type { AmendmentParty } from "@kautia/contract";
import { joinNames } from "@kautia/locales/format";
import type { TermsDifference } from "@kautia/locales/mails";
import { type PdfData, writePdf } from "@kautia/locales/policy-documents";
import type { AmendmentAnswer } from "../platform/database/column-types.ts";
import { differenceOfTerms, type InForce, type Policy, tenantNames, withBirthDate } from "../policy/index.ts";
import { findLegalDocuments, type GivenFile, typeset } from "./contract-documents.ts";
import { settingOf } from "../mails/index.ts";
import { type DocumentDeps, withRoomForSeal } from "./document-deps.ts";

/** The amendment that wrote the terms of this number; null if none did. */
export async function makeAmendment(deps: DocumentDeps, policy: Policy, number: number | null) {
  const { ref_id: refId } = policy;
  const amendment = await deps.db
    .selectFrom("amendment")
    .select(["answers", "decided_at", "before", "change"])
    .where("ref_id", "=", refId)
    .where("terms_number", "=", number ?? 0)
    .executeTakeFirst();
  const terms = await deps.db
    .selectFrom("policy_terms")
    .selectAll()
    .where("ref_id", "=", refId)
    .where("number", "<=", number ?? 0)
    .orderBy("number", "desc")
    .limit(2)
    .execute();
  const [after, before] = terms;
  if (!amendment?.decided_at || !after || !before) return null;
  const content = writePdf(
    "amendment",
    {
      ...contractOf(policy, after),
      difference: withBirthDate(differenceOfTerms(before, after), amendment),
      agreed: agreedIn(amendment.answers),
      inForce: { number: after.number, from: after.from_day },
      at: amendment.decided_at.toISOString(),
    },
    settingOf(deps, policy),
  );
  return withRoomForSeal(deps, content);
}

/** What a tenant is given before signing an amendment: its draft, and the documents of the contract. */
export async function makeAmendmentDraft(
  deps: DocumentDeps,
  policy: Policy,
  { difference, at }: { difference: TermsDifference; at: Date },
): Promise<GivenFile[]> {
  const { depositCents = policy.deposit_cents, premium } = difference.after;
  const after = {
    ...policy,
    deposit_cents: depositCents,
    premium_cents: premium?.premiumCents ?? policy.premium_cents,
  };
  const content = writePdf(
    "amendment",
    { ...contractOf(policy, after), difference, agreed: [], inForce: null, at: at.toISOString() },
    settingOf(deps, policy),
  );
  return [{ ...(await typeset(deps, content)), kind: "amendment" }, ...(await findLegalDocuments(deps, policy))];
}

/** How a document names everybody who signed. */
export function tenantsOf({ tenant_name, co_tenant_names, language }: Policy) {
  const tenantName = joinNames(tenantNames({ tenant_name, co_tenant_names }), language);
  return co_tenant_names.length > 0 ? { tenantName, areSeveral: true } : { tenantName };
}

function contractOf(policy: Policy, after: InForce) {
  return {
    contractNumber: policy.contract_number,
    ...tenantsOf({ ...policy, tenant_name: after.tenant_name }),
    landlordName: after.landlord_name,
    fullAddress: after.full_address,
    depositCents: after.deposit_cents,
    premium: { premiumCents: after.premium_cents, paymentPeriod: after.payment_period },
    insuranceStart: after.insurance_start,
    insuranceEnd: after.insurance_end,
  };
}

/** Who agreed, in the order in which they did; of somebody who asked and signed, the signature. */
function agreedIn(answers: readonly AmendmentAnswer[]): PdfData["amendment"]["agreed"] {
  const last = new Map<AmendmentParty, string>();
  for (const { party, agrees, at } of answers) {
    last.delete(party);
    if (agrees) last.set(party, at);
  }
  return [...last].map(([by, at]) => ({ by, at }));
}
