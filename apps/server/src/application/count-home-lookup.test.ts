import { getDoublePolicy, saveAddress, saveName } from "@kautia/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lindenweg, makeNamedApplication, tenantName, torstrasse } from "../testing/answers.ts";
import { makeTestServer, type TestServer } from "../testing/make-test-server.ts";
import { makeSigned } from "../testing/sign-policy.ts";
import { deleteOldHomeLookups } from "./count-home-lookup.ts";

let server: TestServer;
beforeAll(async () => {
  const networkLimits = { wrongLogins: 60, mails: 30, invitations: 20, homes: 30 };
  server = await makeTestServer({ config: { trustProxy: 1, networkLimits } });
});
afterAll(() => server.close());

let networks = 0;
const newNetwork = () => ({ "x-forwarded-for": `2001:db8:0:${(++networks).toString(16)}::1` });
const saveHome = (token: string, streetNumber: number, from: Record<string, string>) => {
  const address = { ...torstrasse, streetNumber: String(streetNumber), unitName: "3. OG links" };
  return server.call(saveAddress, { body: { token, address: { address } } }, from);
};
const outcome = ({ status, problem }: { status: number; problem: { errorCode: string } | null }) =>
  [status, problem?.errorCode].filter(Boolean).join(" ");

test("an application can look up five homes, and repeat those lookups", async () => {
  const token = await makeNamedApplication(server);
  for (let home = 1; home <= 5; home++) expect(outcome(await saveHome(token, home, newNetwork()))).toBe("200");
  const sixth = await saveHome(token, 6, newNetwork());
  expect(outcome(sixth)).toBe("429 RATE_LIMITED");
  expect(sixth.headers["retry-after"]).toBe(String(30 * 86_400));
  expect(outcome(await saveHome(token, 6, newNetwork()))).toBe("429 RATE_LIMITED");
  expect(outcome(await saveHome(token, 2, newNetwork()))).toBe("200");
});

test("one network can look up thirty homes a day across all its applications", async () => {
  const from = newNetwork();
  for (let home = 1; home <= 30; home++) {
    const token = await makeNamedApplication(server, { email: "one@example.com" });
    expect(outcome(await saveHome(token, 100 + home, from))).toBe("200");
  }
  const late = await makeNamedApplication(server, { email: "one@example.com" });
  expect(outcome(await saveHome(late, 131, from))).toBe("429 RATE_LIMITED");
  expect(outcome(await saveHome(late, 101, from))).toBe("200");
  expect(outcome(await saveHome(late, 131, newNetwork()))).toBe("200");
  server.clock.advance(86_400_000);
  expect(outcome(await saveHome(late, 132, from))).toBe("200");
});

test("simultaneous requests cannot exceed the five homes of an application", async () => {
  const token = await makeNamedApplication(server);
  const from = newNetwork();
  const answers = await Promise.all(Array.from({ length: 12 }, (_, home) => saveHome(token, 200 + home, from)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
});

test("forty tenants who give no door number in the same house count as one home", async () => {
  const from = newNetwork();
  for (let tenant = 1; tenant <= 40; tenant++) {
    const token = await makeNamedApplication(server, { email: `tenant-${tenant}@example.com` });
    expect(outcome(await server.call(saveAddress, { body: { token, address: { address: lindenweg } } }, from))).toBe(
      "200",
    );
  }
});

describe("an insured home", () => {
  const address = { ...torstrasse, streetNumber: "300", unitName: "1" };
  const home = { address: { address } };
  beforeAll(() => makeSigned(server, { address, tenantEmail: "insured@example.com" }));
  const emails = ["first", "second", "third", "fourth", "fifth"].map((name) => `${name}@example.com`);

  test("counts once per email address when looked up as insured by another tenant", async () => {
    const token = await makeNamedApplication(server);
    const ask = async (email: string) => {
      await server.call(saveName, { body: { ...tenantName, token, email } }, newNetwork());
      return outcome(await server.call(saveAddress, { body: { token, ...home } }, newNetwork()));
    };
    for (const email of emails) expect(await ask(email)).toBe("409 PROPERTY_HAS_ACTIVE_POLICY");
    expect(await ask("insured@example.com")).toBe("429 RATE_LIMITED");
    expect(await ask("First@example.com")).toBe("409 PROPERTY_HAS_ACTIVE_POLICY");
  });

  test("counts once per email address when looked up as insured by this tenant", async () => {
    const token = await makeNamedApplication(server, { email: "insured@example.com" });
    expect(outcome(await server.call(saveAddress, { body: { token, ...home } }, newNetwork()))).toBe("200");
    const ask = async (email: string) => {
      await server.call(saveName, { body: { ...tenantName, token, email } }, newNetwork());
      return outcome(await server.call(getDoublePolicy, { params: { token } }, newNetwork()));
    };
    for (const email of emails.slice(1)) expect(await ask(email)).toBe("200");
    expect(await ask("sixth@example.com")).toBe("429 RATE_LIMITED");
    expect(await ask("Insured@example.com")).toBe("200");
  });
});

test("a lookup is deleted after 30 days", async () => {
  await server.deps.db.deleteFrom("home_question").execute();
  await saveHome(await makeNamedApplication(server), 150, newNetwork());
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
