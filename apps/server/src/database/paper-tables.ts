import type { ColumnType } from "kysely";

type Instant = ColumnType<Date, Date, Date>;

/** Append-only. */
export interface CertificateTable {
  ref_id: string;
  code: string;
  made_at: Instant;
}

export interface PaperTables {
  certificate: CertificateTable;
}
