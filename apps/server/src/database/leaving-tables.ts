import type { ColumnType, Generated } from "kysely";

type Instant = ColumnType<Date, Date, Date>;
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
  release_of_liability: ReleaseTable;
  withdrawal_request: WithdrawalRequestTable;
}
