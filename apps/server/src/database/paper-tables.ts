import type { contractDocumentKinds } from "@kautia/contract";
import type { ColumnType } from "kysely";

type Instant = ColumnType<Date, Date, never>;
type InstantOrNull = ColumnType<Date | null, Date | null, never>;

/** Append-only, as are all of these. */
export interface CertificateTable {
  ref_id: string;
  code: string;
  made_at: Instant;
}

export interface PaperTable {
  sha256: Buffer;
  bytes: Buffer;
  made_at: Instant;
}

/** A contract's own document, or one that belongs to it. */
export type ContractPaperKind = "contract" | (typeof contractDocumentKinds)[number];

export interface GivenPaperTable {
  ref_id: string;
  kind: ContractPaperKind;
  sha256: Buffer;
  version: string;
  how: "MAILED" | "DOWNLOADED";
  at: Instant;
}

export interface PolicyPaperTable {
  ref_id: string;
  kind: ContractPaperKind;
  sha256: Buffer;
  version: string;
  given_at: InstantOrNull;
}

export interface PaperTables {
  certificate: CertificateTable;
  paper: PaperTable;
  given_paper: GivenPaperTable;
  policy_paper: PolicyPaperTable;
}
