import { acceptCase, getCase, getRisk, getTenant, getWaitingTimes, saveSummary } from "@kautia/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerAllQuestions } from "../../testing/answers.ts";
import { makeTestServer, type TestServer } from "../../testing/make-test-server.ts";
import { runUntil } from "../../testing/sign-policy.ts";
import { logInAtDesk } from "../../testing/staff.ts";

let server: TestServer;
beforeAll(async () => {
  server = await makeTestServer();
});
afterAll(() => server.close());

async function openCase(email: string): Promise<string> {
  const token = await answerAllQuestions(server, { email, lastName: "Manual" });
  const consents = { termsAndPrivacy: true, initialInformation: true, electronicCommunication: true };
  await server.call(saveSummary, { body: { token, consents: { ...consents, earlyFulfilment: true } } });
  await server.call(getRisk, { query: { token } });
  return (await server.call(getTenant, { params: { token } })).body?.refId ?? "";
}

test("compares the cases' waiting times with the promise in the setting, which the mail repeats", async () => {
  server.deps.config.brand.promisedWorkingDays = 3;
  const refId = await openCase("frueh@example.com");
  await openCase("offen@example.com");
  await runUntil(server, "2027-01-18T10:00:00Z");
  const desk = await logInAtDesk(server);
  const { body } = await server.call(getCase, { params: { refId } }, desk);
  await server.call(acceptCase, { params: { refId }, body: { decisionId: body?.decisionId ?? "" } }, desk);
  const measured = async () => (await server.call(getWaitingTimes, {}, await logInAtDesk(server))).body;
  expect(await measured()).toMatchObject({
    days: 30,
    promisedWorkingDays: 3,
    cases: { decided: 1, medianHours: 72, percentile90Hours: 72, late: 0, open: 1, openLate: 0 },
    claims: { decided: 0, medianHours: null, open: 0 },
  });
  server.deps.config.brand.promisedWorkingDays = 1;
  await runUntil(server, "2027-01-18T23:00:00Z");
  expect(await measured()).toMatchObject({ cases: { late: 0, openLate: 1 } });

  const mails = (await server.deps.outbox?.list()) ?? [];
  const received = mails.find(({ to, subject }) => to === "frueh@example.com" && subject.startsWith("Wir sehen"));
  expect(received?.text.replaceAll(/\s+/g, " ")).toContain("meist innerhalb von 3 Werktagen");
});
