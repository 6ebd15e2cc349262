import type { Answers, Consents, contractDocumentKinds } from "@kautia/contract";
import type { ColumnType } from "kysely";

/** A nullable jsonb column. Objects are written as JSON text. */
export type NullableJson<T extends object> = ColumnType<T | null, string | null | undefined, string | null>;

/** The consents given on the summary, with the version of the texts that were consented to. */
export type StoredConsents = Consents & { textVersion: string; at: string };

/** The signed contract, or one of the documents that belong to it. */
export type SignedDocumentKind = "contract" | (typeof contractDocumentKinds)[number];

/** What people do at the desk. */
export type StaffAction =
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

/** What the tenant answered so far: any part of it may still be missing. Stored under the record's own names. */
export type StoredAnswers = Partial<Omit<Answers, "userInfo" | "landlordInfo">> & {
  userInfo?: Partial<NonNullable<Answers["userInfo"]>>;
  landlordInfo?: Partial<NonNullable<Answers["landlordInfo"]>>;
};

/** E-mails and phones in the form in which two of them are compared. */
export interface ContactKeys {
  tenantEmail?: string | null;
  tenantPhone?: string | null;
  landlordEmail?: string | null;
  landlordPhone?: string | null;
}

/** The public half of a partner's signing key, as a JWK: Ed25519, or P-256. */
export interface SigningKey {
  kty: "OKP" | "EC";
  crv: "Ed25519" | "P-256";
  x: string;
  y?: string;
}
