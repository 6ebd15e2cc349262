import { type AmendmentParty, sideOf } from "@kautia/contract";
import type { Transaction } from "kysely";
import { writeMail } from "../mails/index.ts";
import type { Database } from "../platform/database/schema.ts";
import { type Policy, policyMailData, toLandlord, toTenant } from "../policy/index.ts";
import type { AmendmentRow } from "../views/amendments.ts";
import type { AmendDeps } from "./kinds/kind.ts";

/**
 * Mails those who asked for a change or agreed to it that nothing came of it. If the desk asked, the first tenant is told as if
 * they had. Whoever takes a change back knows. Partners learn it from the API.
 */
export async function tellUndone(
  transaction: Transaction<Database>,
  deps: AmendDeps,
  policy: Policy,
  { outcome, ...amendment }: AmendmentRow & { outcome: "REFUSED" | "TAKEN_BACK" | "EXPIRED" },
): Promise<void> {
  const { id, kind, asked_by, state, reason } = amendment;
  const hasAgreed = (party: AmendmentParty) => amendment.answers.findLast((given) => given.party === party)?.agrees;
  const data = { ...policyMailData(policy), change: kind, isExpired: outcome === "EXPIRED", reason };
  const isTold = outcome !== "TAKEN_BACK";
  const tenantAsked = asked_by === "TENANT";
  const tenantAgreed = !tenantAsked && hasAgreed("TENANT") === true;
  const byDesk = asked_by === "STAFF" && !tenantAgreed;
  if (tenantAgreed || (isTold && (tenantAsked || byDesk)))
    await writeMail(transaction, deps, {
      ...toTenant(policy),
      reason: `amendment-undone:${id}`,
      kind: "amendment-undone",
      data: { ...data, wasAgreed: state === "AGREED" && outcome === "EXPIRED", hadAgreed: tenantAgreed, byDesk },
    });
  const landlordAsked = asked_by === "LANDLORD";
  const landlordAgreed = sideOf(asked_by) !== "LANDLORD" && hasAgreed("LANDLORD") === true;
  if (landlordAgreed || (isTold && landlordAsked))
    await writeMail(transaction, deps, {
      ...toLandlord(policy),
      reason: `landlord-amendment-undone:${id}`,
      kind: "landlord-amendment-undone",
      data: { ...data, hadAgreed: landlordAgreed },
    });
}
