import type { ColumnType } from "kysely";

type Instant = ColumnType<Date, Date, never>;

/** Append-only. The last day of objecting as YYYY-MM-DD, the amount in integer cents. */
export interface ClaimTable {
  id: string;
  ref_id: string;
  amount_cents: number;
  description: string;
  reported_at: Instant;
  object_until: string;
}

/** Append-only. */
export interface ClaimObjectionTable {
  claim_id: string;
  text: string;
  at: Instant;
}

export interface ClaimTables {
  claim: ClaimTable;
  claim_objection: ClaimObjectionTable;
}
