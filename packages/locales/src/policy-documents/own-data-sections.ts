/** How a field is written. */
export type Format =
  | "text"
  | "code"
  | "yesOrNo"
  | "day"
  | "date"
  | "euros"
  | "items"
  | "subject"
  | "number"
  | "reminders";

/**
 * The sections of the export after account, applications and contracts, in the order of the document. Of each entry,
 * these fields are told in one line; of a section without fields only the number of entries, because its entries repeat
 * what is above or can be downloaded beside it.
 */
export const shownFields = {
  invitations: { at: "day", partner: "text", tenantEmail: "text", fullAddress: "text" },
  decisions: { at: "day", outcome: "code", reason: "code", madeBy: "code", note: "text", ruleVersion: "text" },
  uploads: { at: "day", type: "code", fileName: "text", broughtBy: "code" },
  notes: { at: "day", note: "text" },
  approvals: { at: "day", reason: "text", outcome: "code" },
  signatures: { at: "day", ip: "text", userAgent: "text" },
  certificates: { at: "day", code: "text" },
  terms: {
    from: "date",
    fullAddress: "text",
    deposit: "euros",
    premium: "euros",
    paymentPeriod: "code",
    insuranceEnd: "date",
  },
  amendments: { askedAt: "day", kind: "code", state: "code", from: "date", reason: "text" },
  contractHistory: { at: "day", to: "code" },
  jointContracts: {
    contractNumber: "text",
    fullAddress: "text",
    deposit: "euros",
    firstName: "text",
    lastName: "text",
    birthDate: "date",
    email: "text",
    answeredAt: "day",
    ip: "text",
    userAgent: "text",
  },
  paymentMethods: { since: "day", kind: "code", lastFour: "text", mandateReference: "text" },
  paymentMethodChanges: { at: "day" },
  premiums: { dueAt: "day", number: "number", amount: "euros", status: "code" },
  charges: { at: "day", amount: "euros", status: "code", lastFour: "text" },
  refunds: { dueAt: "day", amount: "euros", status: "code" },
  claims: {
    reportedAt: "day",
    amount: "euros",
    items: "items",
    objection: "text",
    outcome: "code",
    granted: "euros",
    note: "text",
    paidOn: "date",
    reference: "text",
  },
  payoutAccounts: { enteredAt: "day" },
  repayments: { owedAt: "day", amount: "euros", paidAt: "day" },
  instalments: { dueOn: "date", amount: "euros", status: "code" },
  bankPayments: { paidOn: "date", amount: "euros", reference: "text" },
  contactChanges: { at: "day", old: "text", new: "text" },
  cancellations: { requestedAt: "day", reason: "text" },
  movingOuts: { at: "day", movedOutOn: "date", outcome: "code", confirmedOn: "date", note: "text" },
  declarations: {
    at: "day",
    kind: "code",
    way: "code",
    declaredOn: "date",
    arrivedOn: "date",
    declaredBy: "code",
    name: "text",
    note: "text",
  },
  releases: { at: "day", signedBy: "text" },
  contacts: { at: "day", outcome: "code", returnsOn: "date" },
  landlordMessages: { at: "day", message: "text" },
  landlordQuestions: { askedAt: "day", answeredAt: "day" },
  landlordReminders: { askedAt: "day", reminders: "reminders" },
  ratings: { ratedAt: "day", landlordRating: "text", providerRating: "text", recommend: "yesOrNo", message: "text" },
  mails: { sendAt: "day", to: "text", content: "subject" },
  consents: { at: "day", consent: "code", given: "yesOrNo" },
  passkeys: { createdAt: "day", name: "text" },
  logins: { lastUsedAt: "day", browser: "text", system: "text" },
  contractDocuments: {},
  changes: {},
  staffActions: {},
} as const satisfies Record<string, Record<string, Format>>;

export const accountFacts = { email: "text", createdAt: "day", phone: "text" } as const satisfies Record<
  string,
  Format
>;

export const contractFacts = {
  contractNumber: "text",
  status: "code",
  fullAddress: "text",
  tenantName: "text",
  coTenantNames: "text",
  landlordName: "text",
  landlordEmail: "text",
  partner: "text",
  deposit: "euros",
  coldRent: "euros",
  premium: "euros",
  paymentPeriod: "code",
  insuranceStart: "date",
  insuranceEnd: "date",
  coverStart: "date",
  signedAt: "day",
  answeredAt: "day",
  declineReason: "text",
  endsAt: "day",
  keptUntil: "date",
} as const satisfies Record<string, Format>;

type ShownFields = typeof shownFields;
type EntryOf<Fields> = { readonly [Field in keyof Fields]: unknown };

/** Everything stored about one person, in the sections that the server reads. */
export interface OwnDataSections extends Readonly<{
  [Section in keyof ShownFields]: readonly EntryOf<ShownFields[Section]>[];
}> {
  account: readonly EntryOf<typeof accountFacts>[];
  applications: readonly { refId: string; answers: object }[];
  contracts: readonly (EntryOf<typeof contractFacts> & { refId: string; contractNumber: string })[];
}

export type OwnDataSection = keyof OwnDataSections;
