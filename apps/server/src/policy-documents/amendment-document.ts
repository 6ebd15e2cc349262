import type { AmendmentParty } from "@kautia/contract";
import { writePdf } from "@kautia/locales/policy-documents";
import { differenceOfTerms, type Policy } from "../policy/index.ts";
import { type DocumentDeps, settingOf, withRoomForSeal } from "./document-deps.ts";

/** The amendment that wrote the terms of this number; null if none did. */
export async function makeAmendment(deps: DocumentDeps, policy: Policy, number: number | null) {
  const { ref_id: refId, contract_number: contractNumber } = policy;
  const amendment = await deps.db
    .selectFrom("amendment")
    .select(["answers", "decided_at"])
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
  const agreed = amendment.answers.flatMap(({ party, agrees, at }): { by: AmendmentParty; at: string }[] =>
    agrees ? [{ by: party, at }] : [],
  );
  const content = writePdf(
    "amendment",
    {
      contractNumber,
      number: after.number,
      from: after.from_day,
      difference: differenceOfTerms(before, after),
      tenantName: after.tenant_name,
      landlordName: after.landlord_name,
      fullAddress: after.full_address,
      depositCents: after.deposit_cents,
      premium: { premiumCents: after.premium_cents, paymentPeriod: after.payment_period },
      insuranceStart: after.insurance_start,
      insuranceEnd: after.insurance_end,
      agreed,
      at: amendment.decided_at.toISOString(),
    },
    settingOf(deps, policy),
  );
  return withRoomForSeal(deps, content);
}
