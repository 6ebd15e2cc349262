import { writeStatement } from "../bank/write-statement.ts";
import { type Call, consentTextVersion, isStrict, questions } from "@kautia/contract";
import { findUnknownFields } from "../../platform/http/unknown-fields.ts";
import { validPassword } from "../people/accounts.ts";
import { lindenweg } from "../applications/answers.ts";
import { offer } from "../applications/invitations.ts";

/** A valid value for each field of any call. Most calls ignore unknown fields. */
const fields = {
  ...Object.assign({}, ...questions.map(({ sample }) => sample)),
  language: "de",
  salutation: null,
  firstName: "Eva",
  lastName: "Probe",
  phone: { dialCode: "+49", number: "0151 7654321" },
  country: "de",
  address: { address: lindenweg },
  insuranceStart: "2027-06-01T00:00:00.000Z",
  consents: { termsAndPrivacy: true, initialInformation: true, electronicCommunication: true, earlyFulfilment: true },
  needs: { depositAgreed: true, landlordAccepts: "YES", cashPaid: false, cashAmount: null, goesOn: false },
  paymentPeriod: "MONTHLY",
  premiumAmount: 6.35,
  signature: true,
  signedBy: "Eva Probe",
  outcome: "failed",
  secret: "unknown",
  number: "4242 4242 4242 4242",
  expMonth: 12,
  expYear: 2035,
  cvc: "123",
  consent: "news",
  given: true,
  textVersion: consentTextVersion,
  query: "Torstraße",
  password: "Falsches-Wort-1",
  landlordRating: 5,
  providerRating: 5,
  recommend: true,
  message: "Guten Tag",
  text: "Das stimmt so nicht.",
  answer: "Ja, das gilt.",
  iban: "DE89370400440532013000",
  holder: "Otto Kern",
  items: [{ description: "Ein Kratzer", amount: 10 }],
  amounts: [1],
  parts: 2,
  firstOn: "2027-03-01",
  reason: "Umzug",
  movedOutOn: "2027-02-01",
  note: "Gesehen",
  to: null,
  seen: null,
  checkId: "00000000-0000-4000-8000-000000000000",
  decisionId: "00000000-0000-4000-8000-000000000000",
  type: "PASSPORT",
  contractNumber: "DE-0000-0000-0",
  name: "Jana Weber",
  role: "underwriter",
  ids: [],
  properties: [{ id: "flat-1", address: lindenweg }],
  // Open: a closed server would refuse what later calls need.
  closed: false,
  url: "https://hooks.example.com/",
  events: ["guarantee.accepted"],
  enabled: true,
  agrees: true,
};

const ownFields: Record<string, object> = {
  "save-landlord-details": {
    type: "private",
    address: null,
    email: "haus@example.com",
    phone: { dialCode: "+49", number: "030 7654321" },
  },
  "check-address": lindenweg,
  // With an invalid link: the correct password would delete the account that later calls need.
  "delete-account": { deletionToken: "0".repeat(32) },
  "change-password": { currentPassword: validPassword, password: "Neues-Wort-22" },
  "record-claim-payout": { amount: 100, paidOn: "2027-02-02", reference: "Bürgschaft" },
  "record-refund-transfer": { amount: 100, paidOn: "2027-02-02", reference: "Erstattung" },
  "record-bank-payment": { amount: 100, paidOn: "2027-02-02", reference: "KAUTIA 1", reason: "Steht auf dem Auszug." },
  "preview-declaration": {
    kind: "CANCELLATION",
    way: "LETTER",
    declaredOn: "2027-02-02",
    arrivedOn: "2027-02-02",
    by: "TENANT",
  },
  "record-declaration": {
    kind: "CLAIM",
    way: "LETTER",
    declaredOn: "2027-02-02",
    arrivedOn: "2027-02-02",
    by: "LANDLORD",
    items: [{ description: "Schlüssel", amount: 1 }],
  },
  "preview-message": { to: "TENANT", subject: "Ihre Frage", message: "Ja, das geht." },
  "write-message": { to: "TENANT", subject: "Ihre Frage", message: "Ja, das geht." },
  ...Object.fromEntries(
    ["ask-amendment", "ask-amendment-as-landlord", "ask-guarantee-amendment", "ask-amendment-as-staff"].map((name) => [
      name,
      { change: { kind: "NEW_LANDLORD", name: "Eva Neumann", address: null, email: "eva@example.com" }, note: "Anruf" },
    ]),
  ),
  "correct-co-tenant-email": { newEmail: "ben@example.com" },
  "sign-as-co-tenant": {
    shown: {
      paymentPeriod: "MONTHLY",
      premiumAmount: 6.35,
      rentDepositAmount: 1500,
      insuranceStart: "2027-06-01T00:00:00.000Z",
      fullAddress: "Lindenweg 1, 10119 Berlin",
      landlordEmail: "kern@example.com",
    },
  },
  "correct-contact": { party: "LANDLORD", detail: { field: "POSTAL_ADDRESS", value: "Neue Gasse 1, 10115 Berlin" } },
  "reopen-case": { outcome: "QUOTE" },
  "act-on-rows": { act: "ASSIGN" },
  "save-view": { query: {}, shared: false },
  "change-view": { shared: false },
  "finish-follow-up": { reasons: [], outcome: "REACHED", returnsOn: null },
  "record-circumstance": { kind: "TENANT_INSOLVENT", on: "2027-02-01", contactName: "Rechtsanwältin Dr. Kern" },
  "decide-unpaid": { outcome: "TERMINATE" },
  "end-after-death": { outcome: "GOES_ON" },
  "file-claim": { amount: 100, filedOn: "2027-01-12" },
  "estimate-claim": { amount: 100, note: "Laut Kostenvoranschlag" },
  "make-payment-file": {
    country: "de",
    executeOn: "2027-02-02",
    payments: [{ kind: "CLAIM", id: "5b3f2b1e-7c1d-4b7a-9a53-0d6b3a6d5c11", iban: null }],
  },
  "read-bank-statement": {
    xml: writeStatement({ id: "S1", iban: "DE89370400440532013000", openingCents: 0, lines: [], day: "2027-02-02" }),
  },
  "settle-bank-line": { subjectId: null, note: "Kontoführung" },
  "record-remittance": { country: "de", amount: 100, paidOn: "2027-02-02", reference: "Abrechnung 01/27" },
  "reopen-claim": { outcome: "REFUSED" },
  "preview-case": { act: "accept" },
  "preview-claim": { outcome: "REFUSED" },
  "set-due-day": { day: null },
  "create-partner": {
    id: "sample",
    contact: { name: "Jana Weber", email: "office@example.com" },
    person: { name: "Jana Weber", email: "jana.weber@example.com", language: "de" },
  },
  "change-partner": { contact: { name: "Jana Weber", email: "office@example.com" } },
  "name-passkey": { name: "Mein Telefon" },
};

export function sampleBody(call: Call, own: { token: string; login: string }): object {
  const { name } = call;
  const { token, login } = own;
  const invited = { ...offer, employeeEmailDomain: "example.com", landlord: { ...offer.landlord, email: login } };
  const passkey = {
    // Login attempts are counted by it.
    id: Buffer.from(login).toString("base64url"),
    response: { clientDataJSON: "e30", attestationObject: "AAAA", authenticatorData: "AAAA", signature: "AAAA" },
  };
  const isInvitation = name === "invite-tenant" || name === "ask-to-invite";
  const body = {
    invitations: [{ ...offer, employeeEmailDomain: "example.com" }],
    ...fields,
    passkey,
    token,
    id: token,
    login,
    email: login,
    ...ownFields[name],
    ...(isInvitation && invited),
  };
  const unknown = new Set(isStrict(call) ? findUnknownFields(call.body, body) : []);
  return Object.fromEntries(Object.entries(body).filter(([field]) => !unknown.has(field)));
}
