import { inviteByWire, invitedTenant } from "./partner.ts";
import { answerQuestions, choosePeriod, giveCard, goodCard, expectSuccess, needs } from "./tenant-by-wire.ts";
import type { Wire } from "./wire.ts";

/** A state of an application, as in the flow table. */
export interface ApplicationState {
  /** The column of the table: the last completed page. */
  progress: string;
  invited: boolean;
  owed: boolean;
  /** Brings an application into this state by the API. Returns its token. */
  arrive: (wire: Wire) => Promise<string>;
}

const consents = { termsAndPrivacy: true, initialInformation: true };

async function onSummary(wire: Wire, changes: Parameters<typeof answerQuestions>[1] = {}): Promise<string> {
  const token = await answerQuestions(wire, changes);
  expectSuccess(await wire.post("/onboarding/tenant/summary", { token, consents, needs }));
  return token;
}

async function onRisk(wire: Wire, changes: Parameters<typeof answerQuestions>[1] = {}): Promise<string> {
  const token = await onSummary(wire, changes);
  expectSuccess(await wire.get(`/onboarding/tenant/risk?token=${token}&successful=true`));
  return token;
}

async function onDocuments(wire: Wire): Promise<string> {
  const token = await onRisk(wire, { employmentStatus: "STUDENT" });
  const { refId, requiredDocuments } = expectSuccess(await wire.get(`/onboarding/tenant/${token}`));
  for (const type of requiredDocuments) expectSuccess(await wire.upload(refId, { token, type }));
  expectSuccess(await wire.post("/onboarding/tenant/private-documents", { token }));
  return token;
}

async function onPeriod(wire: Wire): Promise<string> {
  const token = await answerQuestions(wire);
  await choosePeriod(wire, token, "YEARLY");
  return token;
}

async function signed(wire: Wire): Promise<string> {
  const token = await onPeriod(wire);
  expectSuccess(await giveCard(wire, token, goodCard));
  expectSuccess(await wire.post("/onboarding/tenant/sign", { token, signature: true }));
  return token;
}

async function invited(wire: Wire): Promise<string> {
  const { id } = await inviteByWire(wire);
  return expectSuccess(await wire.post(`/onboarding/tenant/invitation/${id}/accept`)).token;
}

async function onInvitationDetails(wire: Wire): Promise<string> {
  const token = await invited(wire);
  const details = {
    language: "de",
    firstName: invitedTenant.firstName,
    lastName: invitedTenant.lastName,
    phone: { dialCode: "+49", number: "170 1234567" },
    birthDate: "1990-02-28",
    nationality: "DE",
    address: { address: { street: "Leopoldstraße", streetNumber: "7a", zip: "80802", city: "München", country: "de" } },
    employmentStatus: "EMPLOYED",
    grossIncome: 42_000,
  };
  expectSuccess(await wire.post("/onboarding/tenant/invitation-details", { token, ...details }));
  return token;
}

const direct = { invited: false, owed: false };

/** One state per column of the table, and per difference within a column. */
export const applicationStates: readonly ApplicationState[] = [
  {
    ...direct,
    progress: "none yet",
    arrive: async (wire) => expectSuccess(await wire.post("/onboarding/tenant/init")).token,
  },
  { ...direct, progress: "TENANT_DETAILS", arrive: (wire) => answerQuestions(wire) },
  { ...direct, progress: "SUMMARY", arrive: (wire) => onSummary(wire) },
  { ...direct, progress: "RISK_CHECK", arrive: (wire) => onRisk(wire) },
  {
    ...direct,
    progress: "RISK_CHECK",
    owed: true,
    arrive: (wire) => onRisk(wire, { employmentStatus: "STUDENT" }),
  },
  { ...direct, progress: "PRIVATE_DOCUMENTS", arrive: onDocuments },
  { ...direct, progress: "PAYMENT_PERIOD", arrive: onPeriod },
  { ...direct, progress: "PAYMENT", arrive: signed },
  { invited: true, owed: false, progress: "none yet", arrive: invited },
  { invited: true, owed: false, progress: "INVITATION_DETAILS", arrive: onInvitationDetails },
];
