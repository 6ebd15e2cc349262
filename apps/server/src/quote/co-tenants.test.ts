import { getCase, getRisk, getTenant, listCases, sampleCoTenants, saveSummary } from "@kautia/contract";
import { afterAll, expect, test } from "vitest";
import { answerAllQuestions, type ApplicationOptions } from "#testing/applications/answers.ts";
import { logInAsStaff } from "#testing/people/staff.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import type { BureauAnswer } from "./ports.ts";
import { findOutcome } from "./find-outcome.ts";
import type { RiskInput } from "./risk-input.ts";

const server = await makeTestServer({ settings: { MINIMUM_AGE_AT: "21" } });
afterAll(() => server.close());

const consents = { termsAndPrivacy: true, initialInformation: true, electronicCommunication: true };
const low = { employment: { employmentStatus: "EMPLOYED" as const, grossIncome: 12_000 } };
const [ben, noor] = sampleCoTenants as [(typeof sampleCoTenants)[number], (typeof sampleCoTenants)[number]];

let count = 0;
/** The outcome for a rent of 800 a month: good from 24,000 a year, refused below 14,400. */
async function check(wishes: ApplicationOptions) {
  const token = await answerAllQuestions(server, { email: `together-${++count}@example.com`, ...wishes });
  await server.call(saveSummary, { body: { token, consents } });
  return { token, risk: (await server.call(getRisk, { query: { token } })).body };
}

test("the incomes of all who sign together add up", async () => {
  expect((await check(low)).risk).toMatchObject({ outcome: "REFUSED", wouldQuote: { grossIncome: 14_400 } });
  expect((await check({ ...low, coTenants: [{ ...ben, grossIncome: 11_999 }] })).risk).toMatchObject({
    outcome: "QUOTE",
    requiredDocuments: ["WORK_CONTRACT", "PASSPORT"],
  });
  expect((await check({ ...low, coTenants: [{ ...ben, grossIncome: 12_000 }] })).risk).toMatchObject({
    outcome: "QUOTE",
    requiredDocuments: [],
  });
  const nothing = { ...ben, grossIncome: 0 };
  expect((await check({ ...low, coTenants: [nothing] })).risk).toMatchObject({
    outcome: "REFUSED",
    wouldQuote: { grossIncome: 14_400, coldRentAmount: 666 },
  });
});

test("the worst verdict about one of them counts, and nothing is promised that helps only the others", async () => {
  const manual = { ...noor, lastName: "Manual" };
  const refused = { ...noor, lastName: "Refused" };
  expect((await check({ coTenants: [ben, manual] })).risk).toMatchObject({ outcome: "MANUAL_REVIEW" });
  const { risk } = await check({
    ...low,
    coTenants: [manual, { ...refused, email: "other@example.com", grossIncome: 0 }],
  });
  expect(risk).toMatchObject({
    outcome: "REFUSED",
    reason: "CREDIT_SCORE_INSUFFICIENT",
    wouldQuote: { grossIncome: null, coldRentAmount: null },
    mayAskForReview: true,
  });
});

test("the youngest must have the minimum age when the guarantee begins", async () => {
  const young = { ...ben, birthDate: "2007-06-15" };
  const { risk } = await check({ country: "at", insuranceStart: "2027-03-01T00:00:00.000Z", coTenants: [noor, young] });
  expect(risk).toMatchObject({ outcome: "REFUSED", reason: "UNDER_AGE", wouldQuote: { insuranceStart: "2028-06-15" } });
});

test("the desk sees the income of all and who they are", async () => {
  const manual = { ...noor, lastName: "Manual" };
  const { token } = await check({ ...low, coTenants: [ben, manual] });
  const { refId = "" } = (await server.call(getTenant, { params: { token } })).body ?? {};
  const staff = await logInAsStaff(server);
  const list = await server.call(listCases, { query: { search: refId } }, staff);
  expect(list.body?.rows).toMatchObject([{ grossIncome: 12_000 + 30_000 + 24_000 }]);
  const { body } = await server.call(getCase, { params: { refId } }, staff);
  expect(body).toMatchObject({ answers: { grossIncome: 12_000, coTenants: [ben, manual] }, score: { ratio: 82.5 } });
});

const input: RiskInput = {
  firstName: "Mara",
  lastName: "Musterfrau",
  birthDate: "1994-05-17",
  employmentStatus: "EMPLOYED",
  grossIncomeCents: 6_000_000,
  coldRentCents: 80_000,
  depositCents: 240_000,
  insuranceStart: "2027-03-01",
  coTenants: [ben, noor].map(({ firstName, lastName, birthDate }) => ({ firstName, lastName, birthDate })),
};

const answerOf = (score: BureauAnswer["score"]): BureauAnswer => ({ score, version: "b-1", given: score });
const quote = (...requiredDocuments: ("PASSPORT" | "WORK_CONTRACT")[]) =>
  answerOf({ verdict: "GOOD", requiredDocuments });
const person = answerOf({ verdict: "MANUAL_REVIEW" });
const refusal = answerOf({ verdict: "REFUSED", reason: "NO_CREDIT_SCORE" });

test.each<[string, (BureauAnswer | null)[], object, string[]]>([
  [
    "asks for the documents of all quotes",
    [quote("PASSPORT"), quote(), quote("WORK_CONTRACT", "PASSPORT")],
    { outcome: "QUOTE", required_documents: ["PASSPORT", "WORK_CONTRACT"] },
    ["Mara key", "Ben key-2", "Noor key-3"],
  ],
  ["does not ask about the others after a refusal", [refusal], { outcome: "REFUSED" }, ["Mara key"]],
  [
    "refuses although a person would have decided about another",
    [person, refusal],
    { outcome: "REFUSED", reason: "NO_CREDIT_SCORE" },
    ["Mara key", "Ben key-2"],
  ],
  [
    "sends everybody to a person when the bureau does not answer about one",
    [quote(), null, quote("PASSPORT")],
    { outcome: "MANUAL_REVIEW", review_cause: "BUREAU_DOWN", required_documents: [] },
    ["Mara key", "Ben key-2", "Noor key-3"],
  ],
])("the bureau's verdict about several people %s", async (_, answers, expected, asked) => {
  const requests: string[] = [];
  const bureau = {
    version: "none",
    ask: async ({ firstName, grossIncomeCents }: { firstName: string; grossIncomeCents: number }, key: string) => {
      expect(grossIncomeCents).toBe(6_000_000);
      requests.push(`${firstName} ${key.replace(/^ref-[0-9a-f]{64}/, "key")}`);
      return answers[requests.length - 1] ?? null;
    },
    explain: () => null,
  };
  const { config } = server.deps;
  expect(await findOutcome({ bureau, config }, { refId: "ref", country: "de" }, input)).toMatchObject(expected);
  expect(requests).toEqual(asked);
});
