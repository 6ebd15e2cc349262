import {
  addDays,
  contractDocumentKinds,
  leaseLandlord,
  type Payment,
  type PolicyDocument,
  screenPath,
  toCents,
  sumBy,
} from "@kautia/contract";
import { type PdfContent, type PdfData, writePdf } from "@kautia/locales/policy-documents";
import { type Kysely, sql } from "kysely";
import { previewPendingRefundCents } from "../billing/index.ts";
import type { Database } from "../platform/database/schema.ts";
import { startOfLocalDay } from "../platform/rules/local-day.ts";
import { findLatestFormer, type Policy, readCertificateTerms, readGuaranteedCents } from "../policy/index.ts";
import { makeAmendment, tenantsOf } from "./amendment-document.ts";
import { findOrCreateCode } from "./certificates.ts";
import { readOriginal } from "./originals.ts";
import { findSignedDocument } from "./signed-documents.ts";
import { settingOf } from "../mails/index.ts";
import { type DocumentDeps, withRoomForSeal } from "./document-deps.ts";
import { sealDocument } from "../seals/index.ts";
import { partnerName } from "../views/names.ts";
import { readRemainingCents } from "../views/paid-out.ts";
import { landlordAddress } from "../views/postal-address.ts";

export type Maker = (deps: DocumentDeps, policy: Policy, number: number | null) => Promise<PdfContent | null>;

/**
 * The content of documents that are made from our records, the same each time; null if the policy has no such document.
 */
const makers: Partial<Record<PolicyDocument["kind"], Maker>> = {
  async certificate(deps, policy) {
    if (!policy.cover_start || !policy.answered_at) return null;
    const code = await findOrCreateCode(deps, policy.ref_id);
    const terms = await readCertificateTerms(deps.db, policy.ref_id);
    const since = terms && terms.created_at > policy.answered_at ? terms.created_at : policy.answered_at;
    const data: PdfData["certificate"] = {
      ...homeOf(policy),
      depositCents: await readGuaranteedCents(deps.db, policy),
      remainingCents: await readRemainingCents(deps.db, policy.ref_id),
      landlordName: policy.landlord_name,
      ...(await findPostalAddresses(deps.db, policy.ref_id)),
      // We know where the first tenant lived, and not the others.
      ...(policy.co_tenant_names.length > 0 && { tenantAddress: null }),
      hasOriginal: (await readOriginal(deps.db, policy)) !== null,
      coverStart: policy.cover_start,
      insuranceEnd: policy.insurance_end,
      issuedAt: since.toISOString(),
      number: terms?.number ?? 1,
      code,
      checkUrl: `${deps.publicUrl}${screenPath(policy.language, "certificate", { code })}`,
      checkPage: `${deps.publicUrl}${screenPath(policy.language, "certificates")}`,
    };
    return withRoomForSeal(deps, writePdf("certificate", data, settingOf(deps, policy)));
  },

  amendment: makeAmendment,

  async receipt(deps, policy, number) {
    const paid = await deps.db
      .selectFrom("premium")
      .leftJoin("charge_attempt", (join) =>
        join.onRef("charge_attempt.premium_id", "=", "premium.id").on("charge_attempt.status", "=", "SUCCEEDED"),
      )
      .leftJoin("bank_payment", "bank_payment.premium_id", "premium.id")
      .leftJoin("refund", (join) => join.onRef("refund.premium_id", "=", "premium.id").on("refund.status", "=", "PAID"))
      .select(["premium.number", "premium.period_from", "premium.period_until", "premium.amount_cents"])
      .leftJoin("payment_method as method", (join) =>
        join.onRef("method.ref_id", "=", "premium.ref_id").onRef("method.method_id", "=", "charge_attempt.method_id"),
      )
      .select(["charge_attempt.answered_at", "refund.amount_cents as refund_cents"])
      .select(["method.kind", "method.last_four as lastDigits", "bank_payment.paid_on", "bank_payment.reference"])
      .where("premium.ref_id", "=", policy.ref_id)
      .where("premium.number", "=", number ?? 0)
      .executeTakeFirst();
    const paidAt = paid?.answered_at ?? (paid?.paid_on ? startOfLocalDay(policy.country, paid.paid_on) : null);
    if (!paid || !paidAt) return null;
    const data: PdfData["receipt"] = {
      ...homeOf(policy),
      tenantName: policy.tenant_name,
      number: paid.number,
      from: paid.period_from,
      to: addDays(paid.period_until, -1),
      amountCents: paid.amount_cents,
      paidAt: paidAt.toISOString(),
      refundCents: paid.refund_cents ?? 0,
      paidWith: paid.kind && { kind: paid.kind, lastDigits: paid.lastDigits },
      transferReference: paid.answered_at ? null : paid.reference,
    };
    return writePdf("receipt", data, settingOf(deps, policy));
  },

  async withdrawal(deps, policy) {
    const withdrawn = await deps.db
      .selectFrom("policy_history")
      .select("at")
      .where("ref_id", "=", policy.ref_id)
      .where("to_status", "=", "WITHDRAWN")
      .executeTakeFirst();
    if (!withdrawn) return null;
    const refundCents = await sumRefunds(deps.db, policy.ref_id);
    const at = withdrawn.at.toISOString();
    const pendingRefundCents =
      policy.premium_until === null ? 0 : await previewPendingRefundCents(deps.db, policy, policy.premium_until);
    const refunds = { refundCents, pendingRefundCents };
    const data = { ...homeOf(policy), signedAt: policy.signed_at.toISOString(), at, ...refunds };
    return writePdf("withdrawal", data, settingOf(deps, policy));
  },

  async release(deps, policy) {
    const released = await deps.db
      .selectFrom("release_of_liability")
      .select(["signed_at", "signed_by as name"])
      .select(({ ref }) => partnerName(ref("release_of_liability.partner_id")).as("partnerName"))
      .where("ref_id", "=", policy.ref_id)
      .executeTakeFirst();
    if (!released) return null;
    const refundCents = await sumRefunds(deps.db, policy.ref_id);
    const at = released.signed_at.toISOString();
    const { name, partnerName: partner } = released;
    const signer = name !== null && partner !== null ? { name, partnerName: partner } : null;
    const data = { ...homeOf(policy), landlordName: policy.landlord_name, signer, at, refundCents };
    return writePdf("release", data, settingOf(deps, policy));
  },
};

/** A policy's document as a PDF; null if the policy has none of this kind. Errors: `SealUnavailableError`. */
export async function typesetPolicyDocument(
  deps: DocumentDeps,
  policy: Policy,
  { kind, number }: PolicyDocument,
): Promise<Uint8Array | null> {
  const unsealed = isSignedDocument(kind)
    ? await findSignedDocument(deps.db, policy.ref_id, kind)
    : await makeUnsealed(deps, policy, { kind, number });
  return unsealed && sealDocument(deps, policy, unsealed);
}

async function makeUnsealed(deps: DocumentDeps, policy: Policy, { kind, number }: PolicyDocument) {
  const content = await makers[kind]?.(deps, policy, number);
  return content ? deps.typesetter.set(content) : null;
}

/** The receipt for an instalment or a refund. */
export function typesetReceipt(
  deps: DocumentDeps,
  policy: Policy,
  { kind, number, amount, on }: Pick<Payment, "kind" | "number" | "amount" | "on">,
): Promise<Uint8Array> {
  const data: PdfData["payment"] = {
    ...homeOf(policy),
    tenantName: policy.tenant_name,
    what: kind === "REFUND" ? "REFUND" : "INSTALMENT",
    number,
    amountCents: toCents(amount),
    on,
  };
  return deps.typesetter.set(writePdf("payment", data, settingOf(deps, policy)));
}

function isSignedDocument(kind: PolicyDocument["kind"]): kind is "contract" | (typeof contractDocumentKinds)[number] {
  return kind === "contract" || contractDocumentKinds.some((contractDocumentKind) => contractDocumentKind === kind);
}

function homeOf(policy: Policy) {
  return {
    contractNumber: policy.contract_number,
    ...tenantsOf(policy),
    fullAddress: policy.full_address,
    depositCents: policy.deposit_cents,
  };
}

/** The tenant's address as it was when signed, that of the landlord now, and who acts for the landlord of the lease. */
export async function findPostalAddresses(db: Kysely<Database>, refId: string) {
  const found = await db
    .selectFrom("policy_evidence")
    .select(["answers", sql<string | null>`answers::jsonb #>> '{userInfo,address,fullAddress}'`.as("tenantAddress")])
    .select(({ ref }) => landlordAddress(ref("policy_evidence.ref_id")).as("landlordAddress"))
    .where("ref_id", "=", refId)
    .executeTakeFirst();
  if (!found) return { landlordAddress: null, landlordRepresentedBy: null, tenantAddress: null };
  const { answers, ...addresses } = found;
  const isOfLease = (await findLatestFormer(db, refId)) === null;
  return { ...addresses, landlordRepresentedBy: isOfLease ? leaseLandlord(JSON.parse(answers)).representedBy : null };
}

async function sumRefunds(db: Kysely<Database>, refId: string): Promise<number> {
  const refunds = await db.selectFrom("refund").select("amount_cents").where("ref_id", "=", refId).execute();
  return sumBy(refunds, ({ amount_cents }) => amount_cents);
}
