import type { Browser, ConsentKind, LoginKey, OperatingSystem } from "@kautia/contract";
import type { ColumnType, GeneratedAlways } from "kysely";

type Instant = ColumnType<Date, Date, Date>;
type InstantOrNull = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** What a mailed link is for. */
export type LinkPurpose = "PASSWORD" | "LOGIN" | "DELETION";

export interface AccountTable {
  id: string;
  email: string;
  email_key: string;
  /** Null until the mailed link was followed. */
  password_hash: string | null;
  created_at: Instant;
  /** For the moment in which it is deleted: only then its consents can go. */
  deleted_at: InstantOrNull;
}

export interface AccountPhoneTable {
  phone_key: string;
  account_id: string;
}

export interface AccountPolicyTable {
  ref_id: string;
  account_id: string;
}

/** Only the SHA-256 of a token is kept, here and of the sessions. */
export interface AccountTokenTable {
  token_hash: Buffer;
  account_id: string;
  expires_at: Instant;
  used_at: InstantOrNull;
  purpose: LinkPurpose;
}

export interface AccountSessionTable {
  /** Names it and opens nothing. */
  id: string;
  token_hash: Buffer;
  account_id: string;
  created_at: Instant;
  last_used_at: Instant;
  browser: Browser | null;
  system: OperatingSystem | null;
}

/** Append-only: what was agreed to or taken back, the last one of a kind holds. */
export interface AccountConsentTable {
  id: GeneratedAlways<number>;
  account_id: string;
  consent: ConsentKind;
  given: boolean;
  text_version: string;
  at: Instant;
  /** Null for what was said in the account. */
  ref_id: string | null;
  browser: Browser | null;
  system: OperatingSystem | null;
}

/** What a device signs with stays in the device; this is its other half. */
export interface PasskeyTable {
  /** Names it and opens nothing. */
  id: string;
  account_id: string;
  /** The device's own name of it, base64url. */
  credential_id: string;
  /** COSE. */
  public_key: Buffer;
  /** How often the device says that it has signed; always 0 with devices that do not count. */
  sign_count: number;
  name: string | null;
  browser: Browser | null;
  system: OperatingSystem | null;
  created_at: Instant;
  last_used_at: InstantOrNull;
}

/** Only the SHA-256 of a challenge is kept. */
export interface PasskeyChallengeTable {
  challenge_hash: Buffer;
  /** Whose key is to be made; null to log in. */
  account_id: string | null;
  expires_at: Instant;
}

export interface LoginTryTable {
  login_hash: Buffer;
  tries: number;
  last_at: Instant;
  blocked_until: Instant;
}

export interface PasswordRequestTable {
  id: string;
  login_kind: LoginKey["kind"];
  login_key: string;
  created_at: Instant;
  wants: Exclude<LinkPurpose, "DELETION">;
}

export interface LandlordMessageTable {
  id: string;
  ref_id: string;
  message: string;
  at: Instant;
  /** Hash of the Idempotency-Key that it was sent with; null without one. */
  request_key: Buffer | null;
}

export interface RatingTable {
  ref_id: string;
  ask_at: InstantOrNull;
  rated_at: InstantOrNull;
  landlord_rating: number | null;
  provider_rating: number | null;
  recommend: boolean | null;
  message: string | null;
}

/** Only the SHA-256 of a rating's id is kept. */
export interface RatingLinkTable {
  id_hash: Buffer;
  ref_id: string;
}

export interface AccountTables {
  account: AccountTable;
  account_phone: AccountPhoneTable;
  account_policy: AccountPolicyTable;
  account_token: AccountTokenTable;
  account_session: AccountSessionTable;
  account_consent: AccountConsentTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  login_try: LoginTryTable;
  password_request: PasswordRequestTable;
  landlord_message: LandlordMessageTable;
  rating: RatingTable;
  rating_link: RatingLinkTable;
}
