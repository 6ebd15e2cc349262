import { getRisk, saveRentPropertyDetails, saveSummary } from "@kautia/contract";
import { afterAll, expect, test } from "vitest";
import { answerAllQuestions } from "#testing/applications/answers.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";

const riskChecksPerNetwork = 22;
const server = await makeTestServer({
  config: { riskChecksPerNetwork },
});
afterAll(() => server.close());

const consents = {
  termsAndPrivacy: true,
  initialInformation: true,
  electronicCommunication: true,
  earlyFulfilment: true,
};
/** Changes the rent, which makes the decision obsolete, and checks again. */
async function checkAgain(token: string, rent: number) {
  await server.call(saveRentPropertyDetails, { body: { token, coldRentAmount: rent, rentDepositAmount: 1_500 } });
  await server.call(saveSummary, { body: { token, consents } });
  return server.call(getRisk, { query: { token } });
}

test("limits risk checks to 20 a day per application and also per network, but still returns stored decisions", async () => {
  const token = await answerAllQuestions(server);
  for (let count = 0; count < 20; count++) expect((await checkAgain(token, 700 + count)).status).toBe(200);
  expect((await server.call(getRisk, { query: { token } })).status).toBe(200);
  server.clock.advance(3_600_000);
  const refused = await checkAgain(token, 800);
  expect(refused.problem).toMatchObject({ status: 429, errorCode: "RATE_LIMITED" });
  const untilMidnight = 86_400 - ((server.clock.now().getTime() / 1000) % 86_400);
  expect(refused.headers["retry-after"]).toBe(String(Math.ceil(untilMidnight)));

  for (let count = 0; count < 2; count++)
    expect((await checkAgain(await answerAllQuestions(server), 700)).status).toBe(200);
  expect((await checkAgain(await answerAllQuestions(server), 700)).status).toBe(429);
  server.clock.advance(24 * 3_600_000);
  expect((await checkAgain(token, 801)).status).toBe(200);
});
