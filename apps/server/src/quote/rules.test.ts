import {
  type CallRequest,
  getRisk,
  type RiskAnswer,
  saveEmploymentStatus,
  saveName,
  saveRentPropertyDates,
  saveRentPropertyDetails,
  saveSummary,
  saveTenantDetails,
  timestampOfDate,
} from "@kautia/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { answerAllQuestions, tenantName } from "#testing/applications/answers.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";

/** Every rule at its boundaries, in both countries, through the API. The minimum age in Austria is set to 21. */
let server: TestServer;
const tokens = { de: "", at: "" };
const ages = { de: 18, at: 21 };
beforeAll(async () => {
  server = await makeTestServer({ settings: { MINIMUM_AGE_AT: "21" } });
  for (const country of ["de", "at"] as const) tokens[country] = await answerAllQuestions(server, { country });
});
afterAll(() => server.close());

const consents = {
  termsAndPrivacy: true,
  initialInformation: true,
  electronicCommunication: true,
  earlyFulfilment: true,
};
type Employment = Omit<CallRequest<typeof saveEmploymentStatus>["body"], "token">;
interface Facts {
  employment: Employment;
  rent: number;
  deposit: number;
  born: string;
  start: string;
  lastName: string;
}
const start = "2027-03-01";
const usual: Omit<Facts, "employment"> = { rent: 800, deposit: 1500, born: "1990-05-17", start, lastName: "Weiß" };

async function decide(country: "de" | "at", facts: Facts): Promise<RiskAnswer> {
  const token = tokens[country];
  const { employment, rent, deposit, born: birthDate, start: day, lastName } = facts;
  const dates = { insuranceStart: timestampOfDate(day), insuranceEnd: null };
  const results = [
    await server.call(saveName, { body: { ...tenantName, token, lastName } }),
    await server.call(saveRentPropertyDetails, { body: { token, coldRentAmount: rent, rentDepositAmount: deposit } }),
    await server.call(saveEmploymentStatus, { body: { token, ...employment } }),
    await server.call(saveRentPropertyDates, { body: { token, ...dates } }),
    await server.call(saveTenantDetails, { body: { token, birthDate, nationality: "DE", newsAgreement: false } }),
    await server.call(saveSummary, { body: { token, consents } }),
  ];
  expect(results.map(({ problem }) => problem)).toEqual(results.map(() => null));
  const { body } = await server.call(getRisk, { query: { token } });
  if (!body) throw new Error("the risk check returned no decision");
  return body;
}

const summarize = ({ outcome, reason, requiredDocuments }: RiskAnswer) =>
  [reason ?? outcome, ...requiredDocuments].join(", ");

const earn = (employmentStatus: "EMPLOYED" | "SELF_EMPLOYED" | "RETIRED" | "JOB_SEEKER", grossIncome: number) => ({
  employment: { employmentStatus, grossIncome },
});
const jobSeeker = { employment: { employmentStatus: "JOB_SEEKER" as const } };
const student = {
  employment: { employmentStatus: "STUDENT" as const, educationLevel: "Master", educationPlace: "TU ẞ" },
};
const withDocuments = "QUOTE, WORK_CONTRACT, PASSPORT";
const studentDocuments = "QUOTE, STUDENT_DOCUMENT, PASSPORT";
const low = "CREDIT_SCORE_INSUFFICIENT";

type Row = [name: string, facts: Partial<Facts> & Pick<Facts, "employment">, outcome: string];
const byIncome = (
  [
    ["EMPLOYED", withDocuments],
    ["RETIRED", withDocuments],
    ["SELF_EMPLOYED", "MANUAL_REVIEW"],
    ["JOB_SEEKER", "MANUAL_REVIEW"],
  ] as const
).flatMap(([status, middling]): Row[] => [
  [`${status}, far above 30 rents`, earn(status, 9_000_000), "QUOTE"],
  [`${status}, 30 rents`, earn(status, 24_000), "QUOTE"],
  [`${status}, a cent below 30 rents`, earn(status, 23_999.99), middling],
  [`${status}, 18 rents`, earn(status, 14_400), middling],
  [`${status}, a cent below 18 rents`, earn(status, 14_399.99), low],
  [`${status}, the lowest income that passes as yearly`, earn(status, 8_000), low],
  [`${status}, 30 rents of 333.33`, { ...earn(status, 9_999.9), rent: 333.33, deposit: 999 }, "QUOTE"],
  [`${status}, a cent below 30 rents of 333.33`, { ...earn(status, 9_999.89), rent: 333.33, deposit: 999 }, middling],
]);
const rowsOf = (country: "de" | "at"): Row[] => {
  const year = Number(start.slice(0, 4)) - ages[country];
  return [
    ...byIncome,
    ["JOB_SEEKER without an income", jobSeeker, "NO_CREDIT_SCORE"],
    ["JOB_SEEKER with an income of 0", earn("JOB_SEEKER", 0), "NO_CREDIT_SCORE"],
    ["JOB_SEEKER with a cent of income", earn("JOB_SEEKER", 0.01), low],
    ["STUDENT", student, studentDocuments],
    ["STUDENT with the highest rent", { ...student, rent: 9_999_999 }, studentDocuments],
    ["old enough on the start date", { ...student, born: `${year}-03-01` }, studentDocuments],
    ["a day too young", { ...student, born: `${year}-03-02` }, "UNDER_AGE"],
    ["too young, with too little income", { ...earn("EMPLOYED", 9_000), born: `${year}-03-02` }, "UNDER_AGE"],
    ["too young, otherwise a manual review", { ...earn("SELF_EMPLOYED", 15_000), born: `${year}-06-30` }, "UNDER_AGE"],
    ["too young, without an income", { ...jobSeeker, born: `${year}-12-31` }, "UNDER_AGE"],
    ["the name Manual", { ...earn("EMPLOYED", 48_000), lastName: "Manual" }, "MANUAL_REVIEW"],
    ["the name refused", { ...earn("EMPLOYED", 48_000), lastName: "refused" }, low],
    ["the name UNKNOWN", { ...student, lastName: "UNKNOWN" }, "NO_CREDIT_SCORE"],
    ["a name that only starts with Manual", { ...earn("EMPLOYED", 48_000), lastName: "Manuela" }, "QUOTE"],
  ];
};
const rows = (["de", "at"] as const).flatMap((country) => rowsOf(country).map((row) => [country, ...row] as const));

describe("the risk rules", () => {
  // One application answers every row, more often than an application may ask in a day.
  beforeEach(() => server.deps.db.deleteFrom("usage_count").execute());

  test.each(rows)("decide in %s: %s", async (country, name, changes, outcome) => {
    const facts = { ...usual, ...changes };
    const answer = await decide(country, facts);
    expect(summarize(answer)).toBe(outcome);
    if (answer.outcome !== "REFUSED") return expect(answer.wouldQuote).toBeNull();

    const { grossIncome, coldRentAmount, rentDepositAmount, insuranceStart } = answer.wouldQuote ?? {};
    const later = insuranceStart ? { start: insuranceStart } : {};
    const changed: Partial<Facts>[] = [];
    const { employmentStatus } = facts.employment;
    if (grossIncome) changed.push({ employment: { employmentStatus, grossIncome } });
    if (coldRentAmount) changed.push({ rent: coldRentAmount, deposit: rentDepositAmount ?? facts.deposit });
    if (changed.length === 0 && insuranceStart) changed.push({});
    // No change helps an applicant who is refused by name.
    expect(changed.length > 0).toBe(!name.startsWith("the name"));
    for (const change of changed)
      expect((await decide(country, { ...facts, ...later, ...change })).outcome).toBe("QUOTE");
  });
});
