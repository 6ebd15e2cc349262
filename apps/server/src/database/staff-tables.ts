import type { StaffRole } from "@kautia/contract";
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from "kysely";

type Instant = ColumnType<Date, Date, Date>;
type Unset<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** One of the insurer's own people. */
export interface StaffAccountTable {
  id: string;
  email: string;
  email_key: string;
  name: string;
  role: StaffRole;
  password_hash: string;
  /** Of the one-time codes; in force since `totp_since`. */
  totp_secret: Unset<Buffer>;
  totp_since: Unset<Date>;
  totp_last_step: ColumnType<number | null, number | undefined, number | null>;
  demo: Generated<boolean>;
  created_at: Instant;
  disabled_at: Unset<Date>;
}

/** Only the SHA-256 of a session's secret is kept. */
export interface StaffSessionTable {
  token_hash: Buffer;
  staff_id: string;
  created_at: Instant;
  last_used_at: Instant;
}

/** What people did at the desk; each act on an application stands in its history as well. */
export type StaffAct =
  | "log-in"
  | "set-up-code"
  | "accept"
  | "refuse"
  | "request-document"
  | "open-document"
  | "send-mail-again"
  | "post-letter"
  | "decide-claim"
  | "decide-moving-out"
  | "settle-notice";

/** Append-only. */
export interface StaffActTable {
  id: GeneratedAlways<number>;
  staff_id: string;
  at: Instant;
  act: StaffAct;
  ref_id: string | null;
  detail: JSONColumnType<object, string, never>;
}

/** Only the SHA-256 of what opens a document is kept. */
export interface DocumentLinkTable {
  key_hash: Buffer;
  document_id: string;
  staff_id: string;
  created_at: Instant;
}

export interface StaffTables {
  document_link: DocumentLinkTable;
  staff_account: StaffAccountTable;
  staff_session: StaffSessionTable;
  staff_act: StaffActTable;
}
