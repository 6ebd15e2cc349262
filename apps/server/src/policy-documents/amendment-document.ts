import type { ChangeOf } from "@kautia/contract";
import { joinNames } from "@kautia/locales/format";
import type { TermsDifference } from "@kautia/locales/mails";
import { type PdfData, writePdf } from "@kautia/locales/policy-documents";
import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { AmendmentAnswer } from "../platform/database/column-types.ts";
import {
  differenceOfTerms,
  type InForce,
  type Policy,
  readCoTenantNames,
  tenantNames,
  withDetails,
} from "../policy/index.ts";
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
  const [was, is] = [
    { ...before, co_tenant_names: await readCoTenantNames(deps.db, refId, before.number) },
    { ...after, co_tenant_names: await readCoTenantNames(deps.db, refId, after.number) },
  ];
  const { change } = amendment;
  const content = writePdf(
    "amendment",
    {
      ...contractOf({ ...policy, co_tenant_names: is.co_tenant_names }, after),
      difference: withDetails(differenceOfTerms(was, is), amendment),
      ...(change.kind === "CO_TENANTS" && { people: peopleOf(change) }),
      agreed: agreedIn(amendment.answers, await readSignerNames(deps.db, refId)),
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
  { difference, people, at }: { difference: TermsDifference; people?: ChangedPeople; at: Date },
): Promise<GivenFile[]> {
  const { depositCents = policy.deposit_cents, premium } = difference.after;
  const after = {
    ...policy,
    deposit_cents: depositCents,
    premium_cents: premium?.premiumCents ?? policy.premium_cents,
  };
  const content = writePdf(
    "amendment",
    {
      ...contractOf(
        { ...policy, co_tenant_names: [...(difference.after.coTenantNames ?? policy.co_tenant_names)] },
        after,
      ),
      ...(people && { people }),
      difference,
      agreed: [],
      inForce: null,
      at: at.toISOString(),
    },
    settingOf(deps, policy),
  );
  return [{ ...(await typeset(deps, content)), kind: "amendment" }, ...(await findLegalDocuments(deps, policy))];
}

type ChangedPeople = NonNullable<PdfData["amendment"]["people"]>;

/** Who joins and who leaves, by name. */
function peopleOf({ joins, leaves }: ChangeOf<"CO_TENANTS">): ChangedPeople {
  return { joins: joins && `${joins.firstName} ${joins.lastName}`, leaves };
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

/**
 * Who agreed, in the order in which they did; of somebody who asked and signed, the signature. `names`: of co-tenants,
 * by id.
 */
function agreedIn(
  answers: readonly AmendmentAnswer[],
  names: ReadonlyMap<string, string>,
): PdfData["amendment"]["agreed"] {
  const last = new Map<string, PdfData["amendment"]["agreed"][number]>();
  for (const { party: by, coTenantId, agrees, at } of answers) {
    const key = coTenantId ?? by;
    const name = coTenantId && names.get(coTenantId);
    last.delete(key);
    if (agrees) last.set(key, { by, ...(name && { name }), at });
  }
  return [...last.values()];
}

async function readSignerNames(db: Kysely<Database>, refId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("co_tenant")
    .select(["id", "first_name", "last_name"])
    .where("ref_id", "=", refId)
    .execute();
  return new Map(rows.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`]));
}
