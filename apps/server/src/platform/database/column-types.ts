import type {
  AmendmentParty,
  Consents,
  contractDocumentKinds,
  DocumentType,
  Language,
  LegalDocumentKind,
  Needs,
  PaymentMethodKind,
  RefusalReason,
  RiskOutcome,
} from "@kautia/contract";
import type { ColumnType } from "kysely";

export type { StoredAnswers } from "@kautia/contract";

/** A nullable jsonb column. Objects are written as JSON text. */
export type NullableJson<T extends object> = ColumnType<T | null, string | null | undefined, string | null>;

/** The version of a document that the tenant agreed to. `sha256`: hash of the PDF in hexadecimal. */
export interface AgreedDocument {
  kind: LegalDocumentKind;
  language: Language;
  version: string;
  sha256: string;
}

/**
 * The consents that the tenant gave on the summary, with the version of the texts. `needs` is missing until the tenant
 * has answered it; rows from early releases have neither `needs` nor `documents`.
 */
export type StoredConsents = Consents & {
  needs?: Needs;
  documents?: AgreedDocument[];
  textVersion: string;
  at: string;
};

/** The consents of a co-tenant, who signs at once. Rows from early releases say no version. */
export type CoTenantConsents = Consents & Partial<Pick<StoredConsents, "documents" | "textVersion">>;

/** A party's answer to an amendment, with when and from where it came. */
export interface AmendmentAnswer {
  party: AmendmentParty;
  agrees: boolean;
  at: string;
  ip: string | null;
  userAgent: string | null;
  /** Which of the co-tenants. */
  coTenantId?: string;
  /** Of somebody who joins the contract by signing it. */
  joined?: { consents: Required<CoTenantConsents>; language: Language };
}

/** What the risk check said about a higher deposit, kept like the decision about an application. */
export interface Assessment {
  outcome: RiskOutcome;
  reason: RefusalReason | null;
  requiredDocuments: readonly DocumentType[];
  ruleVersion: string;
  bureauAnswer: object | null;
  inputs: { depositCents: number; coldRentCents: number; grossIncomeCents: number };
  at: string;
}

/** A card or account on file, as the provider showed it. */
export interface StoredMethod {
  methodId: string;
  kind: PaymentMethodKind;
  lastFour: string | null;
  mandateReference: string | null;
}

/** Somebody on a sanctions list. */
export interface StoredParty {
  id: string;
  name: string;
  born: string | null;
}

/** A draft of an amendment is given before it is signed, as the contract is. */
export type GivenDocumentKind = SignedDocumentKind | "amendment";

export type SignedDocumentKind = "contract" | (typeof contractDocumentKinds)[number];

export type { ApprovalKind, StaffAction } from "@kautia/contract";

/** Keys by which addresses are compared: of the building, and of the home in it, null if the address names no door. */
export interface HomeKeys {
  building: string;
  unit: string | null;
}

/** Email addresses and phone numbers, normalised for comparison, and the keys of the insured home. */
export interface ContactKeys extends Partial<HomeKeys> {
  tenantEmail?: string | null;
  tenantPhone?: string | null;
  landlordEmail?: string | null;
  landlordPhone?: string | null;
}

export interface SigningKey {
  kty: "OKP" | "EC";
  crv: "Ed25519" | "P-256";
  x: string;
  y?: string;
}
