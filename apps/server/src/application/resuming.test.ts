import { askToResume, getTenant, resumeTenant, saveName, saveRentTime } from "@kautia/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { answerAll, makeNamed } from "../testing/answers.ts";
import { makeTestServer, type TestServer } from "../testing/make-test-server.ts";
import { makeSigned } from "../testing/sign-policy.ts";

let server: TestServer;
let count = 0;
let email = "";
beforeAll(async () => {
  server = await makeTestServer();
});
afterAll(() => server.close());
// Each test has a mailbox of its own.
beforeEach(() => {
  email = `Jana.${(count += 1)}@example.com`;
});

const ask = (to = email, token?: string) => server.call(askToResume, { body: { email: to, token } });
const open = (token: string) => server.call(resumeTenant, { body: { token } });

/** The links that were mailed, newest first; what is due is done first. */
async function linksTo(to = email): Promise<string[]> {
  await server.deps.jobs.runDueUntil(server.deps.clock.now());
  const mails = (await server.deps.outbox?.list()) ?? [];
  return mails
    .filter((mail) => mail.to === to)
    .flatMap(({ text }) => /localhost:3000\/de\?token=([0-9a-f]{32})/.exec(text)?.[1] ?? []);
}

async function onlyLink(): Promise<string> {
  const [link, ...more] = await linksTo();
  if (!link || more.length > 0) throw new Error(`${more.length + Number(link !== undefined)} links`);
  return link;
}

describe("a link to go on elsewhere", () => {
  test("opens the same application with a token of its own, and the first device goes on, too", async () => {
    const first = await answerAll(server, { email });
    expect((await ask(email, first)).body).toEqual({ sent: true });
    const opened = await open(await onlyLink());
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

  test("works once, and of two at once for one", async () => {
    await makeNamed(server, { email });
    await ask();
    const link = await onlyLink();
    const both = await Promise.all([open(link), open(link)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)?.problem?.errorCode).toBe("TOKEN_UNKNOWN");
    const third = await open(link);
    expect(third.problem?.errorCode).toBe("TOKEN_UNKNOWN");
    expect((await server.call(getTenant, { params: { token: link } })).status).toBe(404);
  });

  test("asked for again with the same key answers the same, for its answer may have been lost", async () => {
    await makeNamed(server, { email });
    await ask();
    const link = await onlyLink();
    const headers = { "idempotency-key": `resume-${email}` };
    const [one, other] = [
      await server.call(resumeTenant, { body: { token: link } }, headers),
      await server.call(resumeTenant, { body: { token: link } }, headers),
    ];
    expect(other.body).toEqual(one.body);
  });

  test("works for 24 hours and no longer", async () => {
    await makeNamed(server, { email });
    await ask();
    const early = await onlyLink();
    server.clock.advance(24 * 3_600_000 - 1);
    expect((await open(early)).status).toBe(200);
    await ask();
    const [late = ""] = await linksTo();
    server.clock.advance(24 * 3_600_000);
    expect((await open(late)).problem?.errorCode).toBe("TOKEN_UNKNOWN");
  });

  test("that is made up or malformed opens nothing", async () => {
    for (const link of ["0".repeat(32), "nonsense", "ẞ".repeat(300)])
      expect((await open(link)).problem).toMatchObject({ status: 404, errorCode: "TOKEN_UNKNOWN" });
  });

  test("that is the application's own token is answered as it is", async () => {
    const token = await makeNamed(server, { email });
    expect((await open(token)).body).toMatchObject({ token });
    expect((await open(token)).body).toMatchObject({ token });
  });
});

describe("asking for one", () => {
  test("answers the same whether or not there is an application, however the address is written", async () => {
    await makeNamed(server, { email });
    const answers = [await ask(email.toUpperCase()), await ask("nobody@example.com")];
    for (const { status, body } of answers) expect([status, body]).toEqual([200, { sent: true }]);
    expect(await linksTo()).toHaveLength(1);
    expect(await linksTo("nobody@example.com")).toEqual([]);
  });

  test("means the application of the browser that asks, else the one changed last", async () => {
    const older = await makeNamed(server, { email, lastName: "Alt" });
    server.clock.advance(60_000);
    await makeNamed(server, { email, lastName: "Neu" });
    await ask(email, older);
    expect((await open((await linksTo())[0] ?? "")).body?.userInfo?.lastName).toBe("Alt");
    await ask();
    expect((await open((await linksTo())[0] ?? "")).body?.userInfo?.lastName).toBe("Neu");
  });

  test("with one's own token for another's address opens nothing of one's own there, and nothing of theirs here", async () => {
    const mine = await makeNamed(server, { email });
    const theirs = `their.${email}`;
    await ask(theirs, mine);
    expect(await linksTo(theirs)).toEqual([]);
    expect(await linksTo()).toEqual([]);
  });

  test("mails three an hour to one mailbox, however many applications name it", async () => {
    for (let made = 0; made < 5; made++) await ask(email, await makeNamed(server, { email }));
    expect(await linksTo()).toHaveLength(3);
    server.clock.advance(3_600_001);
    await ask();
    expect(await linksTo()).toHaveLength(4);
  });

  test("brings nobody back to what is signed, or was left for longer than a token lives", async () => {
    await makeSigned(server, { tenantEmail: email });
    await ask();
    expect(await linksTo()).toEqual([]);
    const left = `left.${email}`;
    await makeNamed(server, { email: left });
    server.clock.advance(30 * 24 * 3_600_000 + 1);
    await ask(left);
    expect(await linksTo(left)).toEqual([]);
  });

  test.each([
    ["", "FIELD_REQUIRED"],
    ["nobody", "INVALID_EMAIL"],
  ])("'%s' is a slip", async (typed, errorCode) => {
    expect((await ask(typed)).problem).toMatchObject({ status: 400, errorCode });
  });

  test("a name that was given another address is found by the new one alone", async () => {
    const token = await makeNamed(server, { email });
    const moved = `new.${email}`;
    const body = { token, firstName: "Jana", lastName: "Weiß", salutation: null, email: moved };
    await server.call(saveName, { body: { ...body, phone: { dialCode: "+49", number: "0151 2345678" } } });
    await ask();
    await ask(moved);
    expect(await linksTo()).toEqual([]);
    expect(await linksTo(moved)).toHaveLength(1);
  });
});
