import type { Consents, contractDocumentKinds } from "@kautia/contract";
import type { ColumnType } from "kysely";

/** A nullable jsonb column. Objects are written as JSON text. */
export type NullableJson<T extends object> = ColumnType<T | null, string | null | undefined, string | null>;

/** The consents given on the summary, with the version of the texts that were consented to. */
export type StoredConsents = Consents & { textVersion: string; at: string };

/** The signed contract, or one of the documents that belong to it. */
export type ContractPaperKind = "contract" | (typeof contractDocumentKinds)[number];

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
