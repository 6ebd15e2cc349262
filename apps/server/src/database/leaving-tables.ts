import type { ColumnType, Generated } from "kysely";
import type { MovingOutOutcome } from "../domain/moving-out.ts";

type Instant = ColumnType<Date, Date, Date>;
type Later<T> = ColumnType<T | null, undefined, T | null>;
type InstantOrNull = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** Amounts in integer cents. */
export interface RefundTable {
  id: string;
  premium_id: string;
  ref_id: string;
  amount_cents: number;
  status: "DUE" | "PAID";
  due_at: Instant;
  try_at: Instant;
  unanswered: Generated<number>;
  leased_until: InstantOrNull;
  paid_at: InstantOrNull;
  provider_refund_id: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface CancellationTable {
  ref_id: string;
  requested_at: Instant;
  reason: string | null;
  reminders: Generated<number>;
  remind_at: InstantOrNull;
}

/** Append-only. */
export interface ReleaseTable {
  ref_id: string;
  signed_at: ColumnType<Date, Date, never>;
  ip: string;
  user_agent: string | null;
  /** Who signed for which partner; both null where it was by the mailed link. */
  partner_id: ColumnType<string | null, string | null | undefined, never>;
  signed_by: ColumnType<string | null, string | null | undefined, never>;
}

/** Days as YYYY-MM-DD. What was decided is never changed. */
export interface MovingOutTable {
  id: string;
  ref_id: string;
  /** As the tenant says. */
  moved_out_on: string;
  given_at: ColumnType<Date, Date, never>;
  /** Null while it is open. */
  outcome: Later<MovingOutOutcome>;
  decided_at: Later<Date>;
  /** As a person read it in the proof. */
  confirmed_on: Later<string>;
  /** The first day that is not paid for. */
  premium_until: Later<string>;
  note: Later<string>;
  staff_id: Later<string>;
}

/** The address in small letters. */
export interface WithdrawalRequestTable {
  id: string;
  contract_number: string;
  email_key: string;
  created_at: Instant;
}

export interface LeavingTables {
  refund: RefundTable;
  cancellation: CancellationTable;
  moving_out: MovingOutTable;
  release_of_liability: ReleaseTable;
  withdrawal_request: WithdrawalRequestTable;
}
