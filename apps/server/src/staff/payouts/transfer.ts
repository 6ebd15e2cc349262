import { type ApprovalPayload, type CalendarDate, type Country, fieldError, toCents } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Deps } from "../../deps.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { type Refusal, refuseDay, refuseFields } from "../../platform/http/refusal.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import type { Policy } from "../../policy/index.ts";
import { askForApproval } from "../approvals/ask.ts";

interface OwedTransfer {
  /** Null if nothing may be transferred. */
  amountCents: number | null;
  /** When the transfer became possible. */
  since: Date;
  country: Country;
}

/** Refuses a transfer of another amount, or on a day before it was owed or after today; null if it fits. */
export function checkTransfer(
  { amountCents, since, country }: OwedTransfer,
  { amount, paidOn }: { amount: number; paidOn: CalendarDate },
  now: Date,
): Refusal | null {
  if (toCents(amount) !== amountCents) return refuseFields([fieldError("amount", "FIELD_INVALID")]);
  return refuseDay("paidOn", paidOn, [localDay(country, since), localDay(country, now)]);
}

/** Whether a second person approves a transfer of this amount in EUR (docs/desk.md). */
export function needsSecondPerson({ config }: Pick<Deps, "config">, amount: number): boolean {
  return amount >= config.twoPeopleFromEuros;
}

interface Asked {
  kind: "pay-out-claim" | "transfer-refund";
  subjectId: string;
  policy: Policy;
  payout: ApprovalPayload<"pay-out-claim">;
}

/** Asks a second person to approve a transfer that could be recorded now. */
export function askForTransfer(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock" | "random">,
  person: StaffMember,
  { kind, subjectId, policy, payout: { amount, paidOn, reference } }: Asked,
): Promise<Refusal | null> {
  const payload = { amount, paidOn, reference };
  return askForApproval(transaction, deps, person, {
    kind,
    subjectId,
    refId: policy.ref_id,
    payload,
    reason: reference,
  });
}
