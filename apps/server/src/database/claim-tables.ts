import type { ClaimOutcome, Currency } from "@kautia/contract";
import type { ColumnType } from "kysely";

type Instant = ColumnType<Date, Date, never>;

/** Append-only. The last day of objecting as YYYY-MM-DD, the amount in integer cents. */
export interface ClaimTable {
  id: string;
  ref_id: string;
  amount_cents: number;
  reported_at: Instant;
  object_until: string;
  /** By whose program it was reported; null where it was by the mailed link. */
  partner_id: string | null;
  /** Hash of the Idempotency-Key that it was reported with; null without one. */
  request_key: Buffer | null;
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

/** What a tenant owes back of an accepted claim. Days as YYYY-MM-DD. */
export interface RepaymentTable {
  id: string;
  /** Null once the claim is forgotten. */
  claim_id: string | null;
  ref_id: string;
  amount_cents: number;
  currency: Currency;
  owed_at: Instant;
  choose_until: string;
  choice_ends_at: Instant;
  due_on: string;
  parts: ColumnType<number | null, undefined, number>;
  planned_at: ColumnType<Date | null, undefined, Date>;
  planned_by: ColumnType<"tenant" | "calendar" | null, undefined, "tenant" | "calendar">;
  paid_at: ColumnType<Date | null, undefined, Date>;
}

/** All of a repayment are written at once, when it is planned. */
export interface InstalmentTable {
  id: string;
  repayment_id: string;
  ref_id: string;
  number: number;
  due_on: string;
  amount_cents: number;
  currency: Currency;
  status: "DUE" | "PAID" | "UNPAID";
  first_failed_on: ColumnType<string | null, undefined, string>;
}

export interface ClaimTables {
  claim: ClaimTable;
  claim_item: ClaimItemTable;
  claim_decision: ClaimDecisionTable;
  claim_objection: ClaimObjectionTable;
  repayment: RepaymentTable;
  instalment: InstalmentTable;
}
