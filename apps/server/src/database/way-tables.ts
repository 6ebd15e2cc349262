import type { InvitationOffer, Language } from "@kautia/contract";
import type { ColumnType, Generated, JSONColumnType } from "kysely";

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

export interface LandlordInviteTable {
  id: string;
  offer: JSONColumnType<InvitationOffer | null, string, string | null>;
  language: Language;
  mail_id: string;
  network_hash: Buffer;
  created_at: Instant;
  expires_at: Instant;
  confirmed_at: InstantOrNull;
}

export interface LandlordInviteLinkTable {
  token_hash: Buffer;
  invite_id: string;
}

export interface WayTables {
  landlord_invite: LandlordInviteTable;
  landlord_invite_link: LandlordInviteLinkTable;
  reminder_link: ReminderLinkTable;
  reminder_stop: ReminderStopTable;
  landlord_wait: LandlordWaitTable;
  resume_link: ResumeLinkTable;
  resume_request: ResumeRequestTable;
}
