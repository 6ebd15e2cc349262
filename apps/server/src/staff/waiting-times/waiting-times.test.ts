import { acceptCase, getCase, getRisk, getTenant, getWaitingTimes, saveSummary } from "@kautia/contract";
import { afterAll, expect, test } from "vitest";
import { answerAllQuestions } from "#testing/applications/answers.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { runUntil } from "#testing/policies/sign-policy.ts";
import { logInAsStaff } from "#testing/people/staff.ts";
import { sentMails } from "#testing/people/mails.ts";

const server = await makeTestServer();
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
  const staff = await logInAsStaff(server);
  const { body } = await server.call(getCase, { params: { refId } }, staff);
  await server.call(acceptCase, { params: { refId }, body: { decisionId: body?.decisionId ?? "" } }, staff);
  const measured = async () => (await server.call(getWaitingTimes, {}, await logInAsStaff(server))).body;
  expect(await measured()).toMatchObject({
    days: 30,
    promisedWorkingDays: 3,
    cases: { decided: 1, medianHours: 72, percentile90Hours: 72, late: 0, open: 1, openLate: 0 },
    claims: { decided: 0, medianHours: null, open: 0 },
  });
  server.deps.config.brand.promisedWorkingDays = 1;
  await runUntil(server, "2027-01-18T23:00:00Z");
  expect(await measured()).toMatchObject({ cases: { late: 0, openLate: 1 } });

  const mails = await sentMails(server);
  const received = mails.find(({ to, subject }) => to === "frueh@example.com" && subject.startsWith("Wir sehen"));
  expect(received?.text.replaceAll(/\s+/g, " ")).toContain("meist innerhalb von 3 Werktagen");
});
