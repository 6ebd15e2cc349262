import type { ApprovalPayload, StaffApproval } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Deps } from "../../deps.ts";
import { applyWithdrawal, lockUnmatchedWithdrawal, recordWithdrawalHandled } from "../../leaving/index.ts";
import type { Database } from "../../platform/database/schema.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { lockPolicy } from "../../policy/index.ts";
import { askForApproval } from "../approvals/ask.ts";
import type { Done } from "../change-known.ts";
import { recordAct } from "../session.ts";
import { type Handling, refuseAsHandled, withWithdrawal } from "./handle.ts";

/** Asks a second person to approve that a withdrawal belongs to a contract. */
export function askToMatch(
  deps: Deps,
  { person, id }: Handling,
  { contractNumber, reason }: { contractNumber: string; reason: string },
): Promise<Done | Refusal> {
  return withWithdrawal(deps, id, async (transaction, request) => {
    if (request.handled_at) return refuseAsHandled(transaction, request);
    const refId = await findRefId(transaction, contractNumber);
    if (refId === null) return refuse("POLICY_UNKNOWN");
    const asked = { kind: "match-withdrawal", subjectId: id, refId, payload: { contractNumber }, reason } as const;
    return (await askForApproval(transaction, deps, person, asked)) ?? { done: true };
  });
}

type Approved = Pick<StaffApproval, "subjectId" | "askedBy" | "reason"> & {
  payload: ApprovalPayload<"match-withdrawal">;
};

/** The withdrawal takes effect as if its number and address had matched the contract. */
export async function matchToContract(
  transaction: Transaction<Database>,
  deps: Deps,
  { subjectId, payload: { contractNumber }, askedBy, reason }: Approved,
): Promise<Refusal | null> {
  const refId = await findRefId(transaction, contractNumber);
  if (refId === null) return refuse("POLICY_UNKNOWN");
  // The policy before the request, as in a release.
  await lockPolicy(transaction, refId);
  const request = await lockUnmatchedWithdrawal(transaction, subjectId);
  if (!request) return refuse("NOT_FOUND");
  if (request.handled_at) return refuseAsHandled(transaction, request);
  await applyWithdrawal(transaction, deps, refId, request);
  const handled = { by: askedBy.id, at: deps.clock.now(), outcome: "MATCHED", note: reason } as const;
  await recordWithdrawalHandled(transaction, subjectId, { ...handled, matchedTo: contractNumber });
  const detail = { withdrawal: subjectId };
  await recordAct(transaction, deps, { by: askedBy.id, act: "match-withdrawal", refId, detail });
  return null;
}

async function findRefId(transaction: Transaction<Database>, contractNumber: string): Promise<string | null> {
  const policies = transaction.selectFrom("policy").select("ref_id").where("contract_number", "=", contractNumber);
  return (await policies.where("forgotten_at", "is", null).executeTakeFirst())?.ref_id ?? null;
}
