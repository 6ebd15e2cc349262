import type { DocumentType } from "@kautia/contract";
import type { ColumnType, Generated } from "kysely";

/** An uploaded file; its bytes are in the storage under `storage_key`. */
export interface DocumentTable {
  id: string;
  ref_id: string;
  type: DocumentType | "CLAIM_FILE" | "MOVING_OUT_PROOF";
  /** The claim that it is about; null for any other file. */
  claim_id: ColumnType<string | null, string | null | undefined, never>;
  /** The moving out that it proves; null for any other file. */
  moving_out_id: ColumnType<string | null, string | null | undefined, never>;
  /** Who brought it under a contract; null for what the risk check asked for. */
  brought_by: ColumnType<"tenant" | "landlord" | null, "tenant" | "landlord" | null | undefined, never>;
  /** As the visitor named it, made harmless: for showing only. Empty once the file is deleted. */
  file_name: string;
  /** By the file's content, never by its name. */
  content_type: string;
  /** Bytes. */
  size: number;
  sha256: Buffer;
  storage_key: string;
  /** Of the Idempotency-Key that it came with; null without one. */
  idempotency_hash: ColumnType<Buffer | null, Buffer | null, never>;
  created_at: ColumnType<Date, Date, never>;
  /** Since somebody at the desk asked for a better one; it does not count any more. */
  superseded_at: ColumnType<Date | null, undefined, Date>;
  /** Only what is clean counts, and is opened by anybody. */
  scan: Generated<"WAITING" | "CLEAN" | "INFECTED">;
  scan_tries: Generated<number>;
  leased_until: ColumnType<Date | null, undefined, Date | null>;
  /** Not before this a job tries again to have it scanned, or to delete its bytes. */
  try_at: ColumnType<Date | null, Date | undefined, Date>;
  /** Since the tenant took it back. */
  removed_at: ColumnType<Date | null, undefined, Date>;
  /** Since its bytes are gone. */
  deleted_at: ColumnType<Date | null, undefined, Date>;
}

/** A file that arrives, written down before its first byte is stored. */
export interface UploadTable {
  storage_key: string;
  ref_id: string;
  /** As for the document that comes of it. */
  claim_id: ColumnType<string | null, string | null | undefined, never>;
  moving_out_id: ColumnType<string | null, string | null | undefined, never>;
  brought_by: ColumnType<"tenant" | "landlord" | null, "tenant" | "landlord" | null | undefined, never>;
  begun_at: ColumnType<Date, Date, never>;
  /** By the database's clock. */
  alive_until: ColumnType<Date, Date, never>;
  ended_at: ColumnType<Date | null, undefined, Date>;
}

export interface DocumentTables {
  document: DocumentTable;
  upload: UploadTable;
}
