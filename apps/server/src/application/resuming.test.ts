import { askToResume, getResumeLink, getTenant, resumeTenant, saveName, saveRentTime } from "@kautia/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { answerAllQuestions, makeNamedApplication, tenantName } from "#testing/applications/answers.ts";
import { lockAtFirst } from "#testing/database/lock-at-first.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { readAllRows } from "#testing/database/read-all-rows.ts";
import { makeReadyToSign, makeSigned, signWithCard } from "#testing/policies/sign-policy.ts";
import { sentMails } from "#testing/people/mails.ts";
import { settle } from "#testing/server/settle.ts";

let server: TestServer;
let count = 0;
let email = "";
beforeAll(async () => {
  server = await makeTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  email = `Jana.${(count += 1)}@example.com`;
});

const requestLink = (to = email, token?: string) => server.call(askToResume, { body: { email: to, token } });
const look = (token: string) => server.call(getResumeLink, { params: { token } });
const open = (token: string) => server.call(resumeTenant, { body: { token } });

/** Newest first, after running all due work. */
async function linksTo(to = email): Promise<string[]> {
  await settle(server);
  const mails = await sentMails(server);
  return mails
    .filter((mail) => mail.to === to)
    .flatMap(({ text }) => /localhost:3000\/de\?token=([0-9a-f]{32})/.exec(text)?.[1] ?? []);
}

async function getOnlyLink(): Promise<string> {
  const [link, ...more] = await linksTo();
  if (!link || more.length > 0) throw new Error(`expected one link, found ${more.length + Number(link !== undefined)}`);
  return link;
}

describe("a resume link", () => {
  test("opens the same application with a new token, and the first device can continue", async () => {
    const first = await answerAllQuestions(server, { email });
    expect((await requestLink(email, first)).body).toEqual({ sent: true });
    const opened = await open(await getOnlyLink());
    expect(opened.body).toMatchObject({ lastCompletedPage: "TENANT_DETAILS", userInfo: { email } });
    const second = opened.body?.token ?? "";
    expect(second).not.toBe(first);
    for (const token of [second, first])
      expect((await server.call(saveRentTime, { body: { token, rentTime: 3 } })).status).toBe(200);
    expect((await server.call(getTenant, { params: { token: first } })).body).toMatchObject({
      refId: opened.body?.refId,
      rentTime: 3,
    });
  });

  test("opens the same application on every device, but is no token itself", async () => {
    await makeNamedApplication(server, { email });
    await requestLink();
    const link = await getOnlyLink();
    const opened = [...(await Promise.all([open(link), open(link)])), await open(link)];
    expect(new Set(opened.map(({ body }) => body?.refId)).size).toBe(1);
    expect(new Set(opened.map(({ body }) => body?.token)).size).toBe(3);
    expect((await server.call(getTenant, { params: { token: link } })).status).toBe(404);
  });

  test("says what it is about as often as it is looked at, and changes nothing", async () => {
    await answerAllQuestions(server, { email });
    await requestLink();
    const link = await getOnlyLink();
    const before = await readAllRows(server.deps);
    for (const _ of ["a scanner", "a preview", "the tenant"])
      expect((await look(link)).body).toMatchObject({ fullAddress: "Torstraße 12, 10119 Berlin", invited: false });
    expect(await readAllRows(server.deps)).toEqual(before);
    expect((await open(link)).body?.refId).toBe((await look(link)).body?.refId);
  });

  test("opens nothing once the tenant has named another mailbox, but a link to that mailbox does", async () => {
    const own = await answerAllQuestions(server, { email });
    await requestLink();
    const link = await getOnlyLink();
    const corrected = `right-${email}`;
    const name = { token: own, email: corrected, firstName: "Jana", lastName: "Muster" };
    const save = () => server.call(saveName, { body: { ...tenantName, ...name } });
    const unlock = await lockAtFirst(server.deps.db, { on: "DELETE", table: "link", when: "true", times: 1 });
    expect((await save()).status).toBe(503);
    await unlock();
    expect((await open(link)).body).toMatchObject({ userInfo: { email } });
    expect((await save()).status).toBe(200);
    expect((await open(link)).problem?.errorCode).toBe("TOKEN_UNKNOWN");
    await requestLink(corrected);
    const [next = ""] = await linksTo(corrected);
    expect((await open(next)).body).toMatchObject({ userInfo: { email: corrected } });
    expect((await server.call(getTenant, { params: { token: own } })).status).toBe(200);
  });

  test("opens nothing once the application is signed", async () => {
    const token = await makeReadyToSign(server, { tenantEmail: email });
    await requestLink();
    const link = await getOnlyLink();
    expect((await open(link)).status).toBe(200);
    await signWithCard(server, token);
    for (const answer of [await open(link), await look(link)]) expect(answer.problem?.errorCode).toBe("TOKEN_UNKNOWN");
  });

  test("returns the same response to a retry with the same idempotency key", async () => {
    await makeNamedApplication(server, { email });
    await requestLink();
    const link = await getOnlyLink();
    const headers = { "idempotency-key": `resume-${email}` };
    const [callResult, other] = [
      await server.call(resumeTenant, { body: { token: link } }, headers),
      await server.call(resumeTenant, { body: { token: link } }, headers),
    ];
    expect(other.body).toEqual(callResult.body);
  });

  test("expires after 24 hours", async () => {
    await makeNamedApplication(server, { email });
    await requestLink();
    const early = await getOnlyLink();
    server.clock.advance(24 * 3_600_000 - 1);
    expect((await open(early)).status).toBe(200);
    await requestLink();
    const [late = ""] = await linksTo();
    server.clock.advance(24 * 3_600_000);
    expect((await open(late)).problem?.errorCode).toBe("TOKEN_UNKNOWN");
  });

  test("is refused when it is unknown or malformed", async () => {
    for (const link of ["0".repeat(32), "nonsense", "ẞ".repeat(300)])
      expect((await open(link)).problem).toMatchObject({ status: 404, errorCode: "TOKEN_UNKNOWN" });
  });

  test("may be the application's own token, which is returned unchanged", async () => {
    const token = await makeNamedApplication(server, { email });
    const { body } = await open(token);
    expect(body).toMatchObject({ token });
    expect((await open(token)).body).toMatchObject({ token });
    server.clock.advance(2 * 3_600_000);
    const before = await readAllRows(server.deps);
    expect((await look(token)).body?.refId).toBe(body?.refId);
    expect(await readAllRows(server.deps)).toEqual(before);
  });
});

describe("requesting a resume link", () => {
  test("gives the same response with and without an application, in any case of the address", async () => {
    await makeNamedApplication(server, { email });
    const answers = [await requestLink(email.toUpperCase()), await requestLink("nobody@example.com")];
    for (const { status, body } of answers) expect([status, body]).toEqual([200, { sent: true }]);
    expect(await linksTo()).toHaveLength(1);
    expect(await linksTo("nobody@example.com")).toEqual([]);
  });

  test("selects the application of the requesting browser, otherwise the last one changed", async () => {
    const older = await makeNamedApplication(server, { email, lastName: "Alt" });
    server.clock.advance(60_000);
    await makeNamedApplication(server, { email, lastName: "Neu" });
    await requestLink(email, older);
    expect((await open((await linksTo())[0] ?? "")).body?.userInfo?.lastName).toBe("Alt");
    await requestLink();
    expect((await open((await linksTo())[0] ?? "")).body?.userInfo?.lastName).toBe("Neu");
  });

  test("mails nothing if token and address belong to different tenants", async () => {
    const mine = await makeNamedApplication(server, { email });
    const theirs = `their.${email}`;
    await requestLink(theirs, mine);
    expect(await linksTo(theirs)).toEqual([]);
    expect(await linksTo()).toEqual([]);
  });

  test("mails at most three links a day to a mailbox where nobody follows them, across applications", async () => {
    for (let made = 0; made < 3; made++) await requestLink(email, await makeNamedApplication(server, { email }));
    expect(await linksTo()).toHaveLength(3);
    server.clock.advance(3_600_001);
    await requestLink();
    expect(await linksTo()).toHaveLength(3);
    server.clock.advance(24 * 3_600_000);
    await requestLink();
    // The other new one is the reminder of the application.
    expect(await linksTo()).toHaveLength(5);
  });

  test("refuses a fourth request for one mailbox in an hour, whether it has an application or not", async () => {
    await makeNamedApplication(server, { email });
    for (const to of [email, `nobody.${email}`]) {
      for (let made = 0; made < 3; made++) expect((await requestLink(to)).status).toBe(200);
      expect((await requestLink(to.toUpperCase())).problem).toMatchObject({ status: 429, errorCode: "RATE_LIMITED" });
    }
    server.clock.advance(3_600_001);
    expect((await requestLink()).status).toBe(200);
  });

  test("mails no link for a signed or expired application", async () => {
    await makeSigned(server, { tenantEmail: email });
    await requestLink();
    expect(await linksTo()).toEqual([]);
    const left = `left.${email}`;
    await makeNamedApplication(server, { email: left });
    server.clock.advance(30 * 24 * 3_600_000 + 1);
    await requestLink(left);
    expect(await linksTo(left)).toEqual([]);
  });

  test.each([
    ["", "FIELD_REQUIRED"],
    ["nobody", "INVALID_EMAIL"],
  ])("refuses the address '%s'", async (typed, errorCode) => {
    expect((await requestLink(typed)).problem).toMatchObject({ status: 400, errorCode });
  });

  test("finds an application only by its current address", async () => {
    const token = await makeNamedApplication(server, { email });
    const moved = `new.${email}`;
    const body = { token, firstName: "Jana", lastName: "Weiß", salutation: null, email: moved };
    await server.call(saveName, { body: { ...body, phone: { dialCode: "+49", number: "0151 2345678" } } });
    await requestLink();
    await requestLink(moved);
    expect(await linksTo()).toEqual([]);
    expect(await linksTo(moved)).toHaveLength(1);
  });
});
