import { acceptInvitation, completeInvited } from "./partner.ts";
import { answerQuestions, apply, choosePeriod, expectSuccess, needs, signChosen } from "./tenant-by-api.ts";
import type { ApiClient } from "./api-client.ts";

/** A state of an application, as in the flow table. */
export interface ApplicationState {
  /** The column of the table: the last completed page. */
  progress: string;
  invited: boolean;
  owed: boolean;
  /** Brings an application into this state by the API. Returns its token. */
  arrive: (api: ApiClient) => Promise<string>;
}

const consents = { termsAndPrivacy: true, initialInformation: true };

async function onSummary(api: ApiClient): Promise<string> {
  const token = await answerQuestions(api);
  expectSuccess(await api.post("/onboarding/tenant/summary", { token, consents, needs }));
  return token;
}

async function onDocuments(api: ApiClient): Promise<string> {
  const token = await apply(api, { employmentStatus: "STUDENT" });
  const { refId, requiredDocuments } = expectSuccess(await api.get(`/onboarding/tenant/${token}`));
  for (const type of requiredDocuments) expectSuccess(await api.upload(refId, { token, type }));
  expectSuccess(await api.post("/onboarding/tenant/private-documents", { token }));
  return token;
}

async function onPeriod(api: ApiClient): Promise<string> {
  const token = await answerQuestions(api);
  await choosePeriod(api, token, "YEARLY");
  return token;
}

async function signed(api: ApiClient): Promise<string> {
  const token = await onPeriod(api);
  await signChosen(api, token);
  return token;
}

async function onInvitationDetails(api: ApiClient): Promise<string> {
  const token = await acceptInvitation(api);
  await completeInvited(api, token);
  return token;
}

const direct = { invited: false, owed: false };

/** One state per column of the table, and per difference within a column. */
export const applicationStates: readonly ApplicationState[] = [
  {
    ...direct,
    progress: "none yet",
    arrive: async (api) => expectSuccess(await api.post("/onboarding/tenant/init")).token,
  },
  { ...direct, progress: "TENANT_DETAILS", arrive: (api) => answerQuestions(api) },
  { ...direct, progress: "SUMMARY", arrive: (api) => onSummary(api) },
  { ...direct, progress: "RISK_CHECK", arrive: (api) => apply(api) },
  {
    ...direct,
    progress: "RISK_CHECK",
    owed: true,
    arrive: (api) => apply(api, { employmentStatus: "STUDENT" }),
  },
  { ...direct, progress: "PRIVATE_DOCUMENTS", arrive: onDocuments },
  { ...direct, progress: "PAYMENT_PERIOD", arrive: onPeriod },
  { ...direct, progress: "PAYMENT", arrive: signed },
  { invited: true, owed: false, progress: "none yet", arrive: (api) => acceptInvitation(api) },
  { invited: true, owed: false, progress: "INVITATION_DETAILS", arrive: onInvitationDetails },
];
