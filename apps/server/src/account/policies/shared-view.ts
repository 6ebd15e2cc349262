import { type LineEvent, type PolicyDocument, type PolicyView } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import type { Config } from "../../platform/config/settings.ts";
import type { SharedPolicy } from "../../policy/index.ts";
import { readPolicyView } from "./view.ts";

/** How the first tenant pays, which is not for their co-tenants. */
const paymentEvents: readonly LineEvent[] = [
  "PREMIUM_FAILED",
  "PREMIUM_PAID",
  "NEXT_PREMIUM",
  "NEXT_TRY",
  "PERSON_TAKES_OVER",
  "INSTALMENT_FAILED",
  "INSTALMENT_TRY",
];

/** The policy as the tenant sees it whose account it was read for. */
export async function readSharedView(
  { db, clock, config }: Pick<Deps, "db" | "clock"> & { config: Pick<Config, "collectionAccounts"> },
  { policy, coTenant }: SharedPolicy,
): Promise<PolicyView> {
  const view = await readPolicyView(db, policy, clock.now());
  return coTenant === null ? view : { ...showToCoTenant(view), payTo: config.collectionAccounts[policy.country] };
}

/** Without the card, payments, refunds and changes, which are the first tenant's. */
export function showToCoTenant(view: PolicyView): PolicyView {
  return {
    ...view,
    role: "CO_TENANT",
    status: view.status === "PAST_DUE" ? "ACTIVE" : view.status,
    otherPlan: null,
    line: view.line.filter(({ event }) => !paymentEvents.includes(event)),
    nextCharge: null,
    needsAnotherCard: false,
    takesCard: false,
    paymentMethod: null,
    mayWrite: false,
    wayOut: view.wayOut && { ...view.wayOut, refundAmount: 0, pendingRefund: 0 },
    refund: null,
    repayments: view.repayments.map((repayment) => ({ ...repayment, choices: [] })),
    documents: view.documents.filter(isForCoTenants),
    amendments: [],
  };
}

/** Receipts name the card. */
export function isForCoTenants({ kind }: Pick<PolicyDocument, "kind">): boolean {
  return kind !== "receipt";
}
