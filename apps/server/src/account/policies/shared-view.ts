import type { LineEvent, PolicyDocument, PolicyView } from "@kautia/contract";
import type { Kysely } from "kysely";
import type { Deps } from "../../deps.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { Config } from "../../platform/config/settings.ts";
import type { Policy, SharedPolicy } from "../../policy/index.ts";
import { readNameCorrections } from "../../views/amendments.ts";
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
  if (coTenant === null) return view;
  const documents = await keepForCoTenants(db, policy, view.documents);
  return { ...showToCoTenant(view), documents, payTo: config.collectionAccounts[policy.country] };
}

/** Without the card, payments, refunds and changes, which are the first tenant's. */
function showToCoTenant(view: PolicyView): PolicyView {
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
    amendments: [],
  };
}

/** Receipts name the card, and the correction of a name may have the first tenant's birth date. */
export async function keepForCoTenants(
  db: Kysely<Database>,
  { ref_id }: Pick<Policy, "ref_id">,
  documents: readonly PolicyDocument[],
): Promise<PolicyDocument[]> {
  const corrections = await readNameCorrections(db, ref_id);
  return documents.filter(
    ({ kind, number }) => kind !== "receipt" && !(kind === "amendment" && corrections.includes(number ?? 0)),
  );
}
