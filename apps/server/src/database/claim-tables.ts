import type { ClaimOutcome } from "@kautia/contract";
import type { ColumnType } from "kysely";

type Instant = ColumnType<Date, Date, never>;

/** Append-only. The last day of objecting as YYYY-MM-DD, the amount in integer cents. */
export interface ClaimTable {
  id: string;
  ref_id: string;
  amount_cents: number;
  reported_at: Instant;
  object_until: string;
}

/** Append-only. Numbered from 1; the amounts add up to that of the claim. */
export interface ClaimItemTable {
  claim_id: string;
  number: number;
  description: string;
  amount_cents: number;
}

/** Append-only. */
export interface ClaimObjectionTable {
  claim_id: string;
  text: string;
  at: Instant;
}

/** Append-only. Amounts in integer cents; `item_cents` by item, in their order. */
export interface ClaimDecisionTable {
  claim_id: string;
  outcome: ClaimOutcome;
  granted_cents: number;
  item_cents: number[];
  note: string | null;
  staff_id: string;
  at: Instant;
}

export interface ClaimTables {
  claim: ClaimTable;
  claim_item: ClaimItemTable;
  claim_decision: ClaimDecisionTable;
  claim_objection: ClaimObjectionTable;
}
