import type { Currency } from "@kautia/contract";
import type { GeneratedAlways, Kysely } from "kysely";
import type { BookedCharge } from "../../ports/sandbox.ts";

/** The sandbox's own tables. No other code uses them. */
export interface SandboxTables {
  sandbox_setup: {
    id: string;
    idempotency_key: string;
    country: string;
    customer: string;
    secret: string;
    status: "open" | "requires_action" | "succeeded";
    asked_for: string | null;
    method_id: string | null;
    created_at: Date;
  };
  sandbox_method: {
    id: string;
    setup_id: string;
    behaviour: string;
    last_four: string;
    /** The reference of the mandate to debit an account; null for a card. */
    mandate_reference: string | null;
  };
  sandbox_charge: {
    position: GeneratedAlways<number>;
    id: string;
    idempotency_key: string;
    country: string;
    method_id: string;
    ref_id: string;
    amount_cents: number;
    currency: Currency;
    description: string;
    status: BookedCharge["status"];
    code: string | null;
    at: Date;
    /** Client secret; null for a charge without the cardholder. */
    secret: string | null;
    /** When the bank pays or refuses a debit, and when it takes the money back; null for never. */
    settles_at: Date | null;
    returned_at: Date | null;
  };
  sandbox_refund: { id: string; idempotency_key: string; charge_id: string; amount_cents: number; at: Date };
}

export interface SandboxDeps {
  db: Kysely<SandboxTables>;
  clock: { now(): Date };
  faults?: SandboxFaults;
}

export interface SandboxFaults {
  /** Runs before the operation. Throwing here simulates a lost request. */
  before?(operation: SandboxOperation): Promise<void>;
  /** Runs after the operation has taken effect. Throwing here simulates a lost response. */
  after?(operation: SandboxOperation): Promise<void>;
}

export type SandboxOperation =
  | "createSetup"
  | "findSetup"
  | "charge"
  | "findCharge"
  | "beginCharge"
  | "endCharge"
  | "refund"
  | "listMovements";
