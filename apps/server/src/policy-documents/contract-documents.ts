import { createHash } from "node:crypto";
import {
  contractDocumentKinds,
  type Country,
  dateOfTimestamp,
  leaseLandlord,
  type Language,
  type Needs,
  toCents,
  withdrawalDays,
} from "@kautia/contract";
import { type PdfContent, type PdfData, writePdf } from "@kautia/locales/policy-documents";
import type { Application } from "../application/index.ts";
import type { GivenDocumentKind, SignedDocumentKind } from "../platform/database/column-types.ts";
import { settingOf } from "../mails/index.ts";
import { type DocumentDeps, withRoomForSeal } from "./document-deps.ts";

/** The contract's content as if it were signed now. The same answers make the same draft. */
export type ContractDraft = Omit<PdfData["contract"], "documents" | "signed">;

/** A file that a tenant gets before signing. */
export interface GivenFile {
  kind: GivenDocumentKind;
  title: string;
  version: string;
  bytes: Uint8Array;
  sha256: Buffer;
}

export interface SignableDocument extends GivenFile {
  kind: SignedDocumentKind;
}

/** A document with the time it reached the tenant; null if it has not yet. */
interface GivenDocument {
  policyDocument: SignableDocument;
  givenAt: Date | null;
}

interface Reader {
  country: Country;
  language: Language;
}

/** The draft of an application's contract; null while anything is missing. */
export function draftOf(application: Application): ContractDraft | null {
  const { answers, consents, decision, paymentPeriod, premiumCents } = application;
  const { userInfo, landlordInfo, address, insuranceStart, insuranceEnd, rentDepositAmount, coldRentAmount } = answers;
  const { coTenants } = answers;
  if (!userInfo?.email || !userInfo.firstName || !userInfo.lastName || !landlordInfo?.email) return null;
  if (!address || !insuranceStart || !rentDepositAmount || !coldRentAmount) return null;
  if (!consents || !paymentPeriod || !premiumCents) return null;
  const { termsAndPrivacy, initialInformation, electronicCommunication, earlyFulfilment, needs, at } = consents;
  return {
    tenant: {
      name: `${userInfo.firstName} ${userInfo.lastName}`,
      birthDate: userInfo.birthDate ?? null,
      address: userInfo.address?.fullAddress ?? null,
      email: userInfo.email,
    },
    ...(coTenants?.length && {
      coTenants: coTenants.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    }),
    landlord: {
      ...leaseLandlord(answers),
      address: landlordInfo.address?.fullAddress ?? null,
      email: landlordInfo.email,
    },
    fullAddress: address.fullAddress,
    depositCents: toCents(rentDepositAmount),
    coldRentCents: toCents(coldRentAmount),
    insuranceStart: dateOfTimestamp(insuranceStart),
    insuranceEnd: insuranceEnd ? dateOfTimestamp(insuranceEnd) : null,
    premiumCents,
    paymentPeriod,
    withdrawalDays,
    consents: { termsAndPrivacy, initialInformation, electronicCommunication, earlyFulfilment, at },
    needs: needs ? toPrintedNeeds(needs) : null,
    versions: decision && { tariff: decision.tariffVersion, rules: decision.ruleVersion },
  };
}

function toPrintedNeeds({ depositAgreed, landlordAccepts, cashPaid, cashAmount, goesOn, derived }: Needs) {
  return {
    depositAgreed,
    landlordAccepts,
    cashPaid,
    cashCents: cashAmount === null ? null : toCents(cashAmount),
    goesOn,
    ...(derived && { derived }),
  };
}

/** The documents that the tenant must receive before signing. */
export async function makeDraftDocuments(
  deps: DocumentDeps,
  reader: Reader,
  draft: ContractDraft,
): Promise<SignableDocument[]> {
  const legal = await findLegalDocuments(deps, reader);
  const notGiven = legal.map((policyDocument) => ({ policyDocument, givenAt: null }));
  return [await typesetContract(deps, reader, draft, notGiven, null), ...legal];
}

export function typesetSignedContract(
  deps: DocumentDeps,
  reader: Reader,
  draft: ContractDraft,
  legal: readonly GivenDocument[],
  signed: NonNullable<PdfData["contract"]["signed"]>,
): Promise<SignableDocument> {
  return typesetContract(deps, reader, draft, legal, signed);
}

async function typesetContract(
  deps: DocumentDeps,
  reader: Reader,
  draft: ContractDraft,
  legal: readonly GivenDocument[],
  signed: PdfData["contract"]["signed"],
): Promise<SignableDocument> {
  const documents = legal.map(({ policyDocument: { title, version, sha256 }, givenAt }) => ({
    title,
    version,
    sha256: sha256.toString("hex"),
    givenAt: givenAt?.toISOString() ?? null,
  }));
  const content = writePdf("contract", { ...draft, documents, signed }, settingOf(deps, reader));
  return { ...(await typeset(deps, signed ? withRoomForSeal(deps, content) : content)), kind: "contract" };
}

/** A file whose version is its content. */
export async function typeset(deps: DocumentDeps, content: PdfContent): Promise<Omit<GivenFile, "kind">> {
  const bytes = await deps.typesetter.set(content);
  const sha256 = createHash("sha256").update(bytes).digest();
  return { title: content.title, version: sha256.toString("hex").slice(0, 12), bytes, sha256 };
}

export function findLegalDocuments(
  { legalDocuments }: DocumentDeps,
  { country, language }: Reader,
): Promise<SignableDocument[]> {
  return Promise.all(
    contractDocumentKinds.map(async (kind) => ({ ...(await legalDocuments.find(kind, country, language)), kind })),
  );
}
