import { type CallInput, type recordRemittance as call, type StaffApproval, toCents } from "@kautia/contract";
import type { Transaction } from "kysely";
import { findToRemit, recordRemittance } from "../../books/index.ts";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { type Refusal, refuse, refuseDay } from "../../platform/http/refusal.ts";
import { isRemittanceOrdered } from "../../views/payments.ts";
import { askForApproval } from "../approvals/ask.ts";
import { staffDay } from "../refuse-as-decided.ts";
import { recordAct } from "../session.ts";
import { findMonth } from "./close-month.ts";

const kind = "record-remittance";

/** Asks a second person to approve that the insurer was paid what the statement of a closed month says. */
export async function askToRemit(
  deps: Deps,
  person: StaffMember,
  { params: { month }, body }: Pick<CallInput<typeof call>, "params" | "body">,
): Promise<{ asked: true } | Refusal> {
  const found = await findMonth(deps, month);
  if (!found) return refuse("NOT_FOUND");
  if (!found.closedAt) return refuse("STEP_NOT_ALLOWED");
  const impossible = refuseDay("paidOn", body.paidOn, [staffDay(found.closedAt), staffDay(deps.clock.now())]);
  if (impossible) return impossible;
  return inTransaction(deps.db, async (transaction) => {
    const { country, amount, reference } = body;
    const wanted = { month: found.month, country, amountCents: toCents(amount) };
    if (await isRemittanceOrdered(transaction, country)) return refuse("STEP_NOT_ALLOWED");
    if (!(await findToRemit(transaction, wanted))) return refuse("FIELD_INVALID", ["amount"]);
    const payload = { month, ...body };
    const asked = { kind, subjectId: `${month}-${country}`, refId: null, payload, reason: reference } as const;
    return (await askForApproval(transaction, deps, person, asked)) ?? { asked: true };
  });
}

/** Records what a second person has approved. */
export async function remitApproved(
  transaction: Transaction<Database>,
  deps: Deps,
  { payload, askedBy }: Extract<StaffApproval, { kind: typeof kind }>,
  approvedBy: string,
): Promise<Refusal | null> {
  const { month, country, amount, paidOn, reference } = payload;
  const recorded = await recordRemittance(transaction, deps, {
    month: `${month}-01`,
    country,
    amountCents: toCents(amount),
    paidOn,
    reference,
    recordedBy: askedBy.id,
    approvedBy,
  });
  if (!recorded) return refuse("STEP_NOT_ALLOWED");
  await recordAct(transaction, deps, { by: askedBy.id, act: kind, detail: payload });
  return null;
}
