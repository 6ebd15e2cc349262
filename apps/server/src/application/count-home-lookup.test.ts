import { getDoublePolicy, saveAddress, saveName } from "@kautia/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lindenweg, makeNamedApplication, tenantName, torstrasse } from "#testing/applications/answers.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { makeAccepted } from "#testing/policies/sign-policy.ts";
import { deleteOldHomeLookups } from "./count-home-lookup.ts";

const firstInsured = 100;
const insured = 32;
let server: TestServer;
beforeAll(async () => {
  const networkLimits = { wrongLogins: 60, firstMails: 10_000, mails: 30, homes: 30 };
  server = await makeTestServer({ config: { trustProxy: 1, networkLimits } });
  for (let home = firstInsured; home < firstInsured + insured; home++)
    await makeAccepted(server, {
      address: torstrasseAt(home),
      tenantEmail: `insured-${home}@example.com`,
      landlordEmail: `landlord-${home}@example.com`,
    });
});
afterAll(() => server.close());

let networks = 0;
const newNetwork = () => ({ "x-forwarded-for": `2001:db8:0:${(++networks).toString(16)}::1` });
const torstrasseAt = (streetNumber: number) => ({
  ...torstrasse,
  streetNumber: String(streetNumber),
  unitName: "3. OG links",
});
const saveHome = (token: string, streetNumber: number, from: Record<string, string>) =>
  server.call(saveAddress, { body: { token, address: { address: torstrasseAt(streetNumber) } } }, from);
const outcome = ({ status, problem }: { status: number; problem: { errorCode: string } | null }) =>
  [status, problem?.errorCode].filter(Boolean).join(" ");
const taken = "409 PROPERTY_HAS_ACTIVE_POLICY";

test("tenants may correct their own house number as often as they like", async () => {
  const token = await makeNamedApplication(server);
  const from = newNetwork();
  for (let home = 1; home <= 60; home++) expect(outcome(await saveHome(token, home, from))).toBe("200");
  for (let times = 0; times < 10; times++)
    expect(outcome(await server.call(getDoublePolicy, { params: { token } }, from))).toBe("200");
});

test("an application can find five insured homes, and then none in 30 days, insured or not", async () => {
  const token = await makeNamedApplication(server);
  for (let home = firstInsured; home < firstInsured + 5; home++)
    expect(outcome(await saveHome(token, home, newNetwork()))).toBe(taken);
  const sixth = await saveHome(token, firstInsured + 5, newNetwork());
  expect(outcome(sixth)).toBe("429 RATE_LIMITED");
  expect(sixth.headers["retry-after"]).toBe(String(30 * 86_400));
  expect(outcome(await saveHome(token, 6, newNetwork()))).toBe("429 RATE_LIMITED");
  expect(outcome(await saveHome(token, firstInsured + 1, newNetwork()))).toBe(taken);
});

test("one network can find thirty insured homes a day across all its applications", async () => {
  const from = newNetwork();
  const email = "one@example.com";
  for (let home = firstInsured; home < firstInsured + 30; home++)
    expect(outcome(await saveHome(await makeNamedApplication(server, { email }), home, from))).toBe(taken);
  const late = await makeNamedApplication(server, { email });
  expect(outcome(await saveHome(late, firstInsured + 30, from))).toBe("429 RATE_LIMITED");
  // Otherwise the refusal itself would say that a home is insured.
  expect(outcome(await saveHome(late, 7, from))).toBe("429 RATE_LIMITED");
  expect(outcome(await saveHome(late, firstInsured, from))).toBe(taken);
  expect(outcome(await saveHome(late, firstInsured + 30, newNetwork()))).toBe(taken);
  server.clock.advance(86_400_000);
  expect(outcome(await saveHome(late, firstInsured + 31, from))).toBe(taken);
});

test("simultaneous requests cannot find more than five insured homes for an application", async () => {
  const token = await makeNamedApplication(server);
  const from = newNetwork();
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, home) => saveHome(token, firstInsured + home, from)),
  );
  expect(answers.map(outcome).filter((text) => text === taken)).toHaveLength(5);
});

test("forty tenants of the same house, where some are insured, do not use up the limit of their network", async () => {
  await makeAccepted(server, {
    address: lindenweg,
    tenantEmail: "neighbour@example.com",
    landlordEmail: "of-neighbour@example.com",
  });
  const from = newNetwork();
  for (let tenant = 1; tenant <= 40; tenant++) {
    const token = await makeNamedApplication(server, { email: `tenant-${tenant}@example.com` });
    const address = { ...lindenweg, ...(tenant % 2 === 0 && { unitName: `Zimmer ${tenant}` }) };
    expect(outcome(await server.call(saveAddress, { body: { token, address: { address } } }, from))).toBe("200");
    const { body } = await server.call(getDoublePolicy, { params: { token } }, from);
    expect(body).toEqual({ doublePolicy: false });
  }
});

describe("an insured home", () => {
  const address = { ...torstrasse, streetNumber: "300", unitName: "1" };
  const home = { address: { address } };
  beforeAll(() =>
    makeAccepted(server, { address, tenantEmail: "insured@example.com", landlordEmail: "of-insured@example.com" }),
  );
  const emails = ["first", "second", "third", "fourth", "fifth"].map((name) => `${name}@example.com`);

  test("counts once per mailbox when looked up as insured by another tenant", async () => {
    const token = await makeNamedApplication(server);
    const ask = async (email: string) => {
      await server.call(saveName, { body: { ...tenantName, token, email } }, newNetwork());
      return outcome(await server.call(saveAddress, { body: { token, ...home } }, newNetwork()));
    };
    for (const email of emails) expect(await ask(email)).toBe(taken);
    expect(await ask("insured@example.com")).toBe("429 RATE_LIMITED");
    expect(await ask("First+again@example.com")).toBe(taken);
  });

  test("counts once per mailbox when looked up as insured by this tenant", async () => {
    const token = await makeNamedApplication(server, { email: "insured@example.com" });
    expect(outcome(await server.call(saveAddress, { body: { token, ...home } }, newNetwork()))).toBe("200");
    const ask = async (email: string) => {
      await server.call(saveName, { body: { ...tenantName, token, email } }, newNetwork());
      return outcome(await server.call(getDoublePolicy, { params: { token } }, newNetwork()));
    };
    for (const email of ["insured@example.com", ...emails.slice(1)]) expect(await ask(email)).toBe("200");
    expect(await ask("sixth@example.com")).toBe("429 RATE_LIMITED");
    expect(await ask("Insured@example.com")).toBe("200");
  });

  test("counts for a network when a typed mailbox turns out to hold its policy", async () => {
    const from = newNetwork();
    const ask = async (number: number) => {
      const token = await makeNamedApplication(server, { email: `insured-${number}@example.com` });
      await saveHome(token, number, newNetwork());
      const { status, body } = await server.call(getDoublePolicy, { params: { token } }, from);
      return body?.doublePolicy ?? status;
    };
    for (let number = firstInsured; number < firstInsured + 30; number++) expect(await ask(number)).toBe(true);
    expect(await ask(firstInsured + 30)).toBe(429);
  });
});

test("a lookup is deleted after 30 days", async () => {
  await server.deps.db.deleteFrom("home_question").execute();
  await saveHome(await makeNamedApplication(server), firstInsured, newNetwork());
  const count = async () => (await server.deps.db.selectFrom("home_question").select("asked_at").execute()).length;
  server.clock.advance(30 * 86_400_000 - 1);
  await deleteOldHomeLookups(server.deps, 1_000);
  // One of the application and one of the network.
  expect(await count()).toBe(2);
  server.clock.advance(1);
  expect(await deleteOldHomeLookups(server.deps, 1)).toBe(1);
  expect(await deleteOldHomeLookups(server.deps, 1_000)).toBe(1);
  expect(await count()).toBe(0);
});
