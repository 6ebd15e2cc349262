import type { ColumnType, Generated } from "kysely";

type Instant = ColumnType<Date, Date, Date>;
type InstantOrNull = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** Only the SHA-256 of a token is kept. */
export interface ResumeLinkTable {
  token_hash: Buffer;
  ref_id: string;
  expires_at: Instant;
  used_at: InstantOrNull;
  /** Makes another application with the answers of that one. */
  renews: Generated<boolean>;
}

/** The address in small letters. */
export interface ResumeRequestTable {
  id: string;
  email_key: string;
  ref_id: string | null;
  created_at: Instant;
}

export interface LandlordWaitTable {
  ref_id: string;
  asked_at: Instant;
  reminders: Generated<number>;
  next_at: InstantOrNull;
}

/** Of mailboxes only the SHA-256 is kept. */
export interface ReminderStopTable {
  email_hash: Buffer;
  at: Instant;
}

export interface ReminderLinkTable {
  token_hash: Buffer;
  email_hash: Buffer;
}

export interface WayTables {
  reminder_link: ReminderLinkTable;
  reminder_stop: ReminderStopTable;
  landlord_wait: LandlordWaitTable;
  resume_link: ResumeLinkTable;
  resume_request: ResumeRequestTable;
}
