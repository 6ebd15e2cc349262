import type { DocumentType } from "@kautia/contract";
import type { ColumnType } from "kysely";

/** An uploaded file; its bytes are in the storage under `storage_key`. */
export interface DocumentTable {
  id: string;
  ref_id: string;
  type: DocumentType;
  /** As the visitor named it, made harmless: for showing only. */
  file_name: string;
  /** By the file's content, never by its name. */
  content_type: string;
  /** Bytes. */
  size: number;
  sha256: Buffer;
  storage_key: string;
  created_at: ColumnType<Date, Date, never>;
  /** Since somebody at the desk asked for a better one; it does not count any more. */
  superseded_at: ColumnType<Date | null, undefined, Date>;
}

export interface DocumentTables {
  document: DocumentTable;
}
