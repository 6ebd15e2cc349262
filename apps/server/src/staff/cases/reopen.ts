import { type CallInput, reopenCase, type StaffApproval } from "@kautia/contract";
import type { Transaction } from "kysely";
import { type Application, type Decision, findApplicationIn, lockUnsigned } from "../../application/index.ts";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { Refusal, refuse } from "../../platform/http/refusal.ts";
import { askForApproval } from "../approvals/ask.ts";
import { writeOutcome } from "./decide.ts";
import { type CaseOutcome, outcomeOf } from "./outcomes.ts";

type Correction = Extract<StaffApproval, { kind: "reopen-case" }>["payload"];
type Corrected = Record<"decisionId" | "outcome", string>;

/** Asks a second person to correct a decided case. */
export function askToReopenCase(
  deps: Deps,
  person: StaffMember,
  refId: string,
  { reason, ...payload }: CallInput<typeof reopenCase>["body"],
): Promise<{ done: true } | Refusal> {
  return inTransaction(deps.db, async (transaction) => {
    const found = await findCorrectable(transaction, refId, payload);
    if (found instanceof Refusal) return found;
    const asked = { kind: "reopen-case", subjectId: refId, refId, payload, reason } as const;
    return (await askForApproval(transaction, deps, person, asked)) ?? { done: true };
  });
}

/** Adds the correcting decision, made by the person who asked for it. */
export async function correctCase(
  transaction: Transaction<Database>,
  deps: Deps,
  { subjectId, payload, askedBy }: Pick<StaffApproval, "subjectId" | "askedBy"> & { payload: Correction },
): Promise<Refusal | null> {
  const found = await findCorrectable(transaction, subjectId, payload);
  if (found instanceof Refusal) return found;
  const { application, decision } = found;
  const outcome = correctionOf(application, decision, payload);
  await writeOutcome(transaction, deps, found, outcome, { cause: reopenCase.name, by: askedBy.id });
  return null;
}

/** A refused application loses the payment that was chosen, and starts again from the offer if it is accepted after all. */
function correctionOf(application: Application, decision: Decision, { outcome, note }: Correction): CaseOutcome {
  if (outcome === "QUOTE") return outcomeOf(application, decision, { act: "accept", note });
  const refused = outcomeOf(application, decision, { act: "refuse", note });
  return { ...refused, set: { lastCompletedPage: "SUMMARY", paymentPeriod: null, premiumCents: null } };
}

/** Locks the application. Only a person's decision can be corrected, and only until the contract is signed. */
async function findCorrectable(
  transaction: Transaction<Database>,
  refId: string,
  { decisionId, outcome }: Corrected,
): Promise<{ application: Application; decision: Decision } | Refusal> {
  await lockUnsigned(transaction, refId);
  const application = await findApplicationIn(transaction, refId);
  if (!application) return refuse("CASE_UNKNOWN");
  const { decision, signedAt } = application;
  if (decision?.id !== decisionId) return refuse("CASE_CHANGED");
  const isDecided = decision.madeBy === "STAFF" && decision.outcome !== "MANUAL_REVIEW";
  return isDecided && decision.outcome !== outcome && !signedAt
    ? { application, decision }
    : refuse("STEP_NOT_ALLOWED");
}
