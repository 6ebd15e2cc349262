import { afterEach, beforeEach, expect, test } from "vitest";
import { mailsTo } from "#testing/people/mails.ts";
import { makeAmended, tenantEmail } from "#testing/policies/amendments.ts";
import { makeAccepted } from "#testing/policies/sign-policy.ts";
import { torstrasse } from "#testing/applications/answers.ts";
import { codeOf } from "#testing/server/code-of.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";

// A server for each test, because the clock cannot go back.
let server: TestServer;
beforeEach(async () => {
  server = await makeTestServer();
});
afterEach(() => server.close());

const at = "2027-02-10T09:00:00Z";
const home = (streetNumber: string, unitName: string | null = null) => ({
  kind: "HOME" as const,
  streetNumber,
  unitName,
});

test("number and door are corrected by both sides in turn, each on top of the last", async () => {
  const { ask, askAsLandlord, answer, answerAsLandlord, policy } = await makeAmended(server, { at });
  expect(codeOf(await ask(home("12")))).toBe("400 FIELD_INVALID");
  await ask(home("12", "3. OG links"));
  expect((await answerAsLandlord(true)).body?.fullAddress).toBe("Torstraße 12, 3. OG links, 10119 Berlin");
  const [told] = await mailsTo(server, tenantEmail, /Adresse Ihrer Wohnung ist berichtigt/);
  expect(told?.text).toMatch(/Torstraße 12, 3\. OG links, 10119 Berlin statt Torstraße 12, 10119 Berlin/);
  await askAsLandlord(home("12a", "3. OG links"));
  expect((await answer(true)).body?.fullAddress).toBe("Torstraße 12a, 3. OG links, 10119 Berlin");
  expect((await policy())?.documents.filter(({ kind }) => kind === "amendment")).toHaveLength(2);
});

test("a home that somebody else's contract covers is refused when it is asked for and when it is agreed to", async () => {
  const { ask, answerAsLandlord, policy } = await makeAmended(server, { at });
  await ask(home("14", "Top 2"));
  await makeAccepted(server, {
    tenantEmail: "eve@example.com",
    landlordEmail: "ida@example.com",
    insuranceStart: "2027-03-01",
    address: { ...torstrasse, streetNumber: "14", unitName: "Top 2" },
  });
  expect(codeOf(await answerAsLandlord(true))).toBe("409 PROPERTY_HAS_ACTIVE_POLICY");
  // It waits as before, and the tenant can take it back.
  expect((await policy())?.amendments).toMatchObject([{ state: "ASKED", waitsFor: ["LANDLORD"], mayTakeBack: true }]);
});
