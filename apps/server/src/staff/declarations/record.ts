import { fieldError, type StaffApproval } from "@kautia/contract";
import type { Transaction } from "kysely";
import { recordAgreement, recordClaim, recordObjection } from "../../claims/index.ts";
import { type Declared, effectiveAt } from "../../declarations/index.ts";
import type { Deps } from "../../deps.ts";
import { cancel, releaseTenant, saveMovingOutDay, withdrawFromContract } from "../../leaving/index.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { Refusal, refuse, refuseFields } from "../../platform/http/refusal.ts";
import { lockPolicy, type Policy } from "../../policy/index.ts";
import { askForApproval } from "../approvals/ask.ts";
import { findPolicy } from "../policies/read.ts";
import { refuseAsDecided } from "../refuse-as-decided.ts";
import { recordAct } from "../session.ts";
import { refuseScan } from "./scan.ts";
import { type Given, isNamed, type Plan, planDeclaration } from "./plan.ts";

export async function previewOf(deps: Deps, named: string, given: Given) {
  const found = await findPolicy(deps, named);
  if (!found) return refuse("POLICY_UNKNOWN");
  return inTransaction(deps.db, async (transaction) =>
    planDeclaration(transaction, deps, await lockPolicy(transaction, found.ref_id), given),
  );
}

/** Records a declaration with its effects, or asks a second person if it moves money. */
export async function recordDeclared(
  deps: Deps,
  person: StaffMember,
  named: string,
  given: Given,
): Promise<{ asked: boolean } | Refusal> {
  const found = await findPolicy(deps, named);
  if (!found) return refuse("POLICY_UNKNOWN");
  const answer = await inTransaction(deps.db, async (transaction): Promise<{ asked: boolean } | Refusal> => {
    const policy = await lockPolicy(transaction, found.ref_id);
    const plan = await planDeclaration(transaction, deps, policy, given);
    if (plan instanceof Refusal) return plan;
    if (plan.obstacle === "RECORDED" && plan.by === person.name) return { asked: false };
    const isAskedAgain = plan.obstacle === "WAITING";
    const refused = (isAskedAgain ? null : refuseObstacle(plan)) ?? (await refuseDetails(transaction, policy, given));
    if (refused) return refused;
    if (!isAskedAgain && !plan.needsSecondPerson)
      return (await apply(transaction, deps, policy, { given, by: person.id })) ?? { asked: false };
    const { kind, way, declaredOn, arrivedOn, by, name, note, scanId = null } = given;
    const payload = { kind, way, declaredOn, arrivedOn, by, name, note, scanId };
    const asked = { kind: "record-declaration", subjectId: policy.ref_id, refId: policy.ref_id, payload } as const;
    return (await askForApproval(transaction, deps, person, { ...asked, reason: note ?? "" })) ?? { asked: true };
  });
  deps.jobs.wake();
  return answer;
}

/** Records what a second person has approved, in the name of the person who asked. */
export async function recordApproved(
  transaction: Transaction<Database>,
  deps: Deps,
  { subjectId, payload, askedBy }: Extract<StaffApproval, { kind: "record-declaration" }>,
): Promise<Refusal | null> {
  const policy = await lockPolicy(transaction, subjectId);
  const given: Given = { ...payload, claimId: null, items: [], movedOutOn: null, text: null };
  const plan = await planDeclaration(transaction, deps, policy, given);
  if (plan instanceof Refusal) return plan;
  if (plan.obstacle !== "WAITING" && plan.obstacle !== null) return refuse("STEP_NOT_ALLOWED");
  return apply(transaction, deps, policy, { given, by: askedBy.id });
}

function refuseObstacle({ obstacle, until, by }: Plan): Refusal | null {
  if (obstacle === null) return null;
  if (obstacle === "RECORDED") return refuseAsDecided(by, until ?? "");
  if (obstacle === "NOT_POSSIBLE") return refuse("POLICY_STATUS_CONFLICT");
  return refuseFields([fieldError("declaredOn", "FIELD_INVALID", { latest: until ?? "" })]);
}

/** What a kind needs besides the days. */
async function refuseDetails(
  transaction: Transaction<Database>,
  { ref_id }: Policy,
  { kind, items, claimId, movedOutOn, text, scanId }: Given,
): Promise<Refusal | null> {
  const missing = [
    kind === "CLAIM" && items.length === 0 && "items",
    (kind === "OBJECTION" || kind === "AGREEMENT") && !claimId && "claimId",
    kind === "OBJECTION" && !text && "text",
    kind === "MOVING_OUT" && !movedOutOn && "movedOutOn",
  ].filter((field) => field !== false);
  if (missing.length > 0) return refuseFields(missing.map((field) => fieldError(field, "FIELD_REQUIRED")));
  return refuseScan(transaction, ref_id, scanId ?? null);
}

async function apply(
  transaction: Transaction<Database>,
  deps: Deps,
  policy: Policy,
  { given, by }: { given: Given; by: string },
): Promise<Refusal | null> {
  const { kind, way, arrivedOn } = given;
  const { ref_id: refId, country } = policy;
  const refused = await takeEffect(transaction, deps, policy, given, {
    at: effectiveAt(country, arrivedOn, deps.clock.now()),
    declared: declaredBy(given, by),
  });
  if (refused) return refused;
  await recordAct(transaction, deps, { by, act: "record-declaration", refId, detail: { kind, way } });
  return null;
}

function declaredBy({ declaredOn, arrivedOn, way, by, name, note, scanId }: Given, recordedBy: string): Declared {
  const documentId = scanId ?? null;
  return { declaredOn, arrivedOn, way, by, name: isNamed(by) ? name : null, note, documentId, recordedBy };
}

async function takeEffect(
  transaction: Transaction<Database>,
  deps: Deps,
  policy: Policy,
  { kind, claimId, items, movedOutOn, text }: Given,
  letter: { at: Date; declared: Declared },
): Promise<Refusal | null> {
  const refId = policy.ref_id;
  const { declared } = letter;
  const refuseUnless = (done: boolean) => (done ? null : refuse("POLICY_STATUS_CONFLICT"));
  switch (kind) {
    case "WITHDRAWAL":
      return refuseUnless(await withdrawFromContract(transaction, deps, refId, letter));
    case "CANCELLATION":
      return refuseUnless(await cancel(transaction, deps, policy, { ...letter, reason: text }));
    case "RELEASE":
      return refuseUnless(await releaseTenant(transaction, deps, refId, { ip: "", userAgent: "" }, null, letter));
    case "CLAIM":
      return recordClaim(transaction, deps, refId, { items, partnerId: null, requestKey: null, letter });
    case "OBJECTION":
      return recordObjection(transaction, deps, { refId, claimId: claimId ?? "", text: text ?? "", letter: declared });
    case "AGREEMENT":
      return recordAgreement(transaction, deps, { refId, claimId: claimId ?? "", letter: declared });
    case "MOVING_OUT":
      return saveMovingOutDay(transaction, deps, { refId, movedOutOn: movedOutOn ?? "", declared });
  }
}
