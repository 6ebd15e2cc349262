import {
  askToResume,
  getDoublePolicy,
  getOffers,
  getRisk,
  getTenant,
  mailContractDocuments,
  logIn,
  saveAddress,
  saveName,
  savePaymentPeriod,
  saveSummary,
  signContract,
} from "@kautia/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../platform/config/config.ts";
import { validPassword } from "#testing/people/accounts.ts";
import { answerOtherQuestions, makeNamedApplication, tenantName, torstrasse } from "#testing/applications/answers.ts";
import { loadSize } from "#testing/values/load-size.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { productionSettings } from "#testing/server/production-settings.ts";
import { fittingNeeds, giveCard } from "#testing/policies/sign-policy.ts";
import { upload } from "#testing/applications/uploads.ts";

const promised = 500;
/** The short form tries fewer. */
const households = loadSize(160, promised);
/** The others stop after the calls that are limited by network. */
const everySigning = households < promised ? 5 : 1;
const minutesOfRush = 10;

/** With the limits that production has by default. */
const { networkLimits, riskChecksPerNetwork, requestsPerMinute, uploads } = readConfig(productionSettings);
let server: TestServer;
/** The server as the people behind one address see it. */
let browser: TestServer;
let requests = 0;
const refused: string[] = [];
beforeAll(async () => {
  server = await makeTestServer({ config: { networkLimits, riskChecksPerNetwork, uploads } });
  const call: TestServer["call"] = async (item, request, headers) => {
    requests++;
    const answer = await server.call(item, request, headers);
    if (answer.status === 429) refused.push(item.name);
    return answer;
  };
  browser = { ...server, call };
});
afterAll(() => server.close());

const emailOf = (room: number) => `room-${room}@example.com`;
const homeOf = (room: number, streetNumber = "12") => ({
  address: { ...torstrasse, streetNumber, unitName: `Zimmer ${room}` },
});

/** Mistypes the email address and the house number first. */
async function begin(room: number): Promise<string> {
  const { call } = browser;
  const token = await makeNamedApplication(browser, { email: `typo-${emailOf(room)}` });
  await call(saveName, { body: { ...tenantName, token, email: emailOf(room) } });
  for (const streetNumber of ["1", "12"])
    await call(saveAddress, { body: { token, address: homeOf(room, streetNumber) } });
  expect((await call(getDoublePolicy, { params: { token } })).body).toEqual({ doublePolicy: false });
  if (room % 5 === 0) await call(askToResume, { body: { email: emailOf(room) } });
  return token;
}

async function sign(room: number, token: string): Promise<void> {
  const { call } = browser;
  await answerOtherQuestions(browser, token, {
    employment: { employmentStatus: "STUDENT", educationLevel: "Master", educationPlace: "TU Berlin" },
  });
  await call(saveAddress, { body: { token, address: homeOf(room) } });
  const consents = { termsAndPrivacy: true, initialInformation: true, electronicCommunication: true };
  await call(saveSummary, { body: { token, consents, needs: fittingNeeds } });
  expect((await call(getRisk, { query: { token } })).body?.outcome).toBe("QUOTE");
  const { body: record } = await call(getTenant, { params: { token } });
  for (const type of record?.requiredDocuments ?? []) {
    const { status } = await upload(browser, record?.refId ?? "", { token, type });
    if (status === 429) refused.push("upload");
  }
  const { body: offers } = await call(getOffers, { params: { token } });
  const premiumAmount = offers?.monthly?.price ?? 0;
  await call(savePaymentPeriod, { body: { token, language: "de", paymentPeriod: "MONTHLY", premiumAmount } });
  await giveCard(browser, token);
  await call(mailContractDocuments, { params: { token } });
  expect(await call(signContract, { body: { token, signature: true } })).toMatchObject({ status: 200 });
}

test("five hundred households behind one address get through on one day and meet no limit", async () => {
  for (let room = 1; room <= households; room++) {
    const token = await begin(room);
    if (room % everySigning === 0) await sign(room, token);
    server.clock.advance(30_000);
  }
  expect(refused).toEqual([]);
}, 400_000);

test("even if all of them come within ten minutes, they stay below the requests of a minute, and below the other limits", async () => {
  const before = requests;
  await sign(1, await begin(1));
  const whole = requests - before;
  // The browser asks for suggestions with each key and reads documents, so it sends twice as many requests.
  expect((2 * whole * promised) / minutesOfRush).toBeLessThan(requestsPerMinute);
  const checksEach = 3;
  expect(checksEach * promised).toBeLessThanOrEqual(riskChecksPerNetwork);
  const uploadEach = 20_000_000;
  expect(uploadEach * networkLimits.firstMails).toBeLessThan(uploads.networkBytesPerHour);
});

test("an attacker behind the same address still finds no more than thirty of their homes, and tries no more than 300 passwords", async () => {
  // Only contracts that a landlord has accepted keep others out.
  await server.deps.db
    .updateTable("policy")
    .set(({ ref }) => ({
      cover_state: "ACCEPTED",
      answered_at: server.clock.now(),
      cover_start: ref("insurance_start"),
    }))
    .execute();
  const find = async (room: number) => {
    const token = await makeNamedApplication(server, { email: "attacker@example.com" });
    const { problem } = await server.call(saveAddress, { body: { token, address: homeOf(room) } });
    return problem?.errorCode;
  };
  const found = [];
  for (let room = everySigning; room <= 31 * everySigning; room += everySigning) found.push(await find(room));
  expect(found).toEqual([...Array(30).fill("PROPERTY_HAS_ACTIVE_POLICY"), "RATE_LIMITED"]);
  const tried = [];
  for (let room = 1; room <= networkLimits.wrongLogins + 1; room++)
    tried.push(
      (await server.call(logIn, { body: { login: emailOf(room), password: validPassword.toUpperCase() } })).status,
    );
  expect(tried).toEqual([...Array(networkLimits.wrongLogins).fill(401), 429]);
});
