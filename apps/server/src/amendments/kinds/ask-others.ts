import { createHash } from "node:crypto";
import { hasEnded, isSignedBy } from "@kautia/contract";
import type { Transaction } from "kysely";
import { writeMail } from "../../mails/index.ts";
import type { Database } from "../../platform/database/schema.ts";
import {
  differenceOfTerms,
  ownerMailData,
  type Policy,
  policyMailData,
  policyStatus,
  readCoTenants,
  type Signer,
  toLandlord,
  toOwner,
  toTenant,
  withoutPremium,
} from "../../policy/index.ts";
import type { AmendmentRow } from "../../views/amendments.ts";
import type { AmendDeps } from "./kind.ts";
import type { TermsKind } from "./tell-applied.ts";

interface Asked {
  kind: TermsKind;
  policy: Policy;
  amendment: AmendmentRow;
  /** The policy as it would be. */
  next: Policy;
}

/** Mails what would change to the next party that has to agree. The desk sees it on its list. */
export async function askOthers(transaction: Transaction<Database>, deps: AmendDeps, asked: Asked): Promise<void> {
  const { kind, policy, amendment, next } = asked;
  const { id, asked_by, until_day: until } = amendment;
  const [party] = amendment.waits_for;
  if (kind === "TENANT_NAME") return;
  const difference = differenceOfTerms(policy, next);
  const data = { ...policyMailData(policy), kind, difference, until, byDesk: asked_by === "STAFF" };
  if (party === "TENANT" && isSignedBy(party, kind))
    await writeMail(transaction, deps, {
      ...toTenant(policy),
      reason: reasonToSign(asked),
      kind: "amendment-to-sign",
      data: { ...policyMailData(policy), difference, until },
    });
  else if (party === "CO_TENANTS")
    for (const coTenant of await readUndecided(transaction, policy, amendment))
      await writeMail(transaction, deps, {
        ...toOwner({ policy, coTenant }, coTenant.email),
        reason: reasonToSign(asked, coTenant),
        kind: "co-tenant-to-sign",
        data: { ...policyMailData(policy), readerName: coTenant.name, amendmentId: id, difference, until },
      });
  else if (party === "TENANT")
    await writeMail(transaction, deps, {
      ...toTenant(policy),
      reason: `amendment-asked:${id}:${hashOf(policy.tenant_email)}`,
      kind: "amendment-asked",
      data,
    });
  if (party === "LANDLORD")
    await writeMail(transaction, deps, {
      ...toLandlord(policy),
      reason: `landlord-amendment-asked:${id}:${hashOf(policy.landlord_email)}`,
      kind: "landlord-amendment-asked",
      data: { ...data, difference: withoutPremium(difference) },
    });
}

/** Identifies the mail with the documents to sign; other terms, and another mailbox, need another mail. */
export function reasonToSign(
  { policy, amendment, next }: Pick<Asked, "policy" | "amendment" | "next">,
  coTenant: Pick<Signer, "id" | "email"> | null = null,
): string {
  const terms = JSON.stringify(differenceOfTerms(policy, next));
  const reason = `amendment-to-sign:${amendment.id}:${hashOf(terms)}`;
  return `${reason}:${coTenant?.id ?? "tenant"}:${hashOf(coTenant?.email ?? policy.tenant_email)}`;
}

export function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

/** The co-tenants who have not agreed yet. */
export async function readUndecided(
  transaction: Transaction<Database>,
  policy: Policy,
  { answers }: Pick<AmendmentRow, "answers">,
): Promise<Signer[]> {
  const coTenants = await readCoTenants(transaction, policy);
  return coTenants.filter(({ id }) => !answers.some(({ coTenantId, agrees }) => coTenantId === id && agrees));
}

/** Mails the co-tenants who had agreed that nothing changes. */
export async function tellAgreedCoTenants(
  transaction: Transaction<Database>,
  deps: AmendDeps,
  policy: Policy,
  { id, kind, answers }: Pick<AmendmentRow, "id" | "kind" | "answers">,
): Promise<void> {
  if (hasEnded(policyStatus(policy))) return;
  for (const coTenant of await readCoTenants(transaction, policy)) {
    if (!answers.findLast(({ coTenantId }) => coTenantId === coTenant.id)?.agrees) continue;
    await writeMail(transaction, deps, {
      ...toOwner({ policy, coTenant }, coTenant.email),
      reason: `amendment-undone:${id}:${coTenant.id}`,
      kind: "amendment-undone",
      data: {
        ...ownerMailData({ policy, coTenant }),
        change: kind,
        isExpired: false,
        hadAgreed: true,
        reason: null,
      },
    });
  }
}
