import type { Transaction } from "kysely";
import { writeMail } from "../mails/index.ts";
import type { Database } from "../platform/database/schema.ts";
import { type Policy, policyMailData, toLandlord, toTenant } from "../policy/index.ts";
import type { AmendmentRow } from "../views/amendments.ts";
import type { AmendDeps } from "./kinds/kind.ts";

/** Mails the side that asked that nothing changes. Partners learn it from the API, the desk on the contract's page. */
export async function tellUndone(
  transaction: Transaction<Database>,
  deps: AmendDeps,
  policy: Policy,
  {
    id,
    kind,
    asked_by,
    state,
    reason,
    wasAgreed,
  }: Pick<AmendmentRow, "id" | "kind" | "asked_by" | "reason"> & {
    state: "REFUSED" | "EXPIRED";
    /** Everybody had agreed, but on its first day it was no longer possible. */
    wasAgreed: boolean;
  },
): Promise<void> {
  const data = { ...policyMailData(policy), change: kind, isExpired: state === "EXPIRED", reason };
  if (asked_by === "TENANT")
    await writeMail(transaction, deps, {
      ...toTenant(policy),
      reason: `amendment-undone:${id}`,
      kind: "amendment-undone",
      data: { ...data, wasAgreed },
    });
  if (asked_by === "LANDLORD")
    await writeMail(transaction, deps, {
      ...toLandlord(policy),
      reason: `landlord-amendment-undone:${id}`,
      kind: "landlord-amendment-undone",
      data,
    });
}

/** Mails the landlord, who had agreed, that nothing came of what the tenant had signed. */
export async function tellAgreedLandlord(
  transaction: Transaction<Database>,
  deps: AmendDeps,
  policy: Policy,
  { id, kind }: Pick<AmendmentRow, "id" | "kind">,
): Promise<void> {
  const data = { ...policyMailData(policy), change: kind, isExpired: false, hadAgreed: true, reason: null };
  await writeMail(transaction, deps, {
    ...toLandlord(policy),
    reason: `landlord-amendment-undone:${id}`,
    kind: "landlord-amendment-undone",
    data,
  });
}
