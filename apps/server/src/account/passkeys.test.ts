import {
  addPasskey,
  askToAddPasskey,
  askToLogInByPasskey,
  confirmAccount,
  forgotPassword,
  getSession,
  type KeyToMake,
  type KeyToUse,
  listPasskeys,
  logInByPasskey,
  mostPasskeys,
  namePasskey,
  removePasskey,
} from "@kautia/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addPasskeyFrom, openSession, readCookie, readMailedSecret, setPassword } from "../testing/accounts.ts";
import { type Authenticator, type Lie, makeAuthenticator } from "../testing/authenticator.ts";
import { makeTestServer, type TestServer } from "../testing/make-test-server.ts";
import { makeSigned } from "../testing/sign-policy.ts";

let server: TestServer;
beforeAll(async () => {
  server = await makeTestServer();
});
afterAll(() => server.close());

type Session = { cookie: string };
let count = 0;
async function newTenant(): Promise<{ email: string; session: Session }> {
  const email = `passkey-${++count}@example.com`;
  await makeSigned(server, { tenantEmail: email });
  await setPassword(server, email);
  return { email, session: await openSession(server, email) };
}
const newDevice = (options?: { counts: boolean }) => makeAuthenticator(server.deps.config.publicUrl, options);
const toMake = async (session: Session): Promise<KeyToMake> =>
  (await server.call(askToAddPasskey, {}, session)).body ?? expect.fail("nothing is asked");
const toUse = async (): Promise<KeyToUse> =>
  (await server.call(askToLogInByPasskey)).body ?? expect.fail("nothing is asked");
const add = async (session: Session, device: Authenticator, lie?: Lie) =>
  server.call(addPasskey, { body: { passkey: device.make(await toMake(session), lie) } }, session);
const enter = async (device: Authenticator, lie?: Lie) =>
  server.call(logInByPasskey, { body: { passkey: device.use(await toUse(), lie) } });
const list = async (session: Session) => (await server.call(listPasskeys, {}, session)).body?.passkeys ?? [];
const codeOf = ({ status, problem }: { status: number; problem: { errorCode: string } | null }) => [
  status,
  problem?.errorCode,
];
const mailsTo = async (email: string) => {
  await server.deps.jobs.runDueUntil(server.deps.clock.now());
  return ((await server.deps.outbox?.list()) ?? []).filter(
    ({ to, subject }) => to === email && /Passkey/.test(subject),
  );
};

test("several devices log in to the account, each a session as by password; its owner hears of each by mail", async () => {
  const { email, session } = await newTenant();
  const [phone, cloud] = [newDevice(), newDevice({ counts: false })];
  for (const device of [phone, cloud]) await addPasskeyFrom(server, session, device);
  for (const device of [phone, cloud, phone, cloud]) {
    const opened = await enter(device);
    expect(opened.body).toEqual({ email });
    const cookie = readCookie(opened.headers);
    expect(cookie).toMatch(/^session=[0-9a-f]{32}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect((await server.call(getSession, {}, { cookie: cookie.split(";")[0] ?? "" })).body).toEqual({ email });
  }
  expect(await mailsTo(email)).toHaveLength(2);
});

test("what is asked names our host, asks for proof of the person, and tells nothing of who has a key", async () => {
  const { email, session } = await newTenant();
  const before = await toUse();
  const { id } = await addPasskeyFrom(server, session, newDevice());
  const { challenge, ...rest } = await toUse();
  expect(rest).toEqual({ rpId: "localhost", timeout: 300_000, userVerification: "required" });
  expect(challenge).not.toBe(before.challenge);
  const asked = await toMake(session);
  expect(asked).toMatchObject({ rp: { id: "localhost" }, user: { name: email }, attestation: "none" });
  expect(asked.excludeCredentials).toHaveLength(1);
  // Neither our own id of it nor the address may be what a device shows to whoever finds it.
  expect(asked.excludeCredentials[0]?.id).not.toBe(id);
  expect(Buffer.from(asked.user.id, "base64url").toString()).not.toContain("@");
});

describe("making one is refused", () => {
  const lies: [string, Lie][] = [
    ["on somebody else's page", { origin: "https://kautia.example.net" }],
    ["for somebody else's host", { rpId: "example.net" }],
    ["with a use in place of a making", { type: "webauthn.get" }],
    ["without proof of the person", { unverified: true }],
  ];
  test.each(lies)("%s", async (_name, lie) => {
    const { session } = await newTenant();
    expect(codeOf(await add(session, newDevice(), lie))).toEqual([400, "FIELD_INVALID"]);
    expect(await list(session)).toEqual([]);
  });

  test("without having been asked, for another account, a second time, and after five minutes", async () => {
    const [ada, eve] = [await newTenant(), await newTenant()];
    const device = newDevice();
    const keep = (passkey: ReturnType<Authenticator["make"]>, { session } = ada) =>
      server.call(addPasskey, { body: { passkey } }, session);
    const asked = await toMake(ada.session);
    const late = device.make(await toMake(ada.session));
    const notAsked = [
      { ...asked, challenge: Buffer.from("0".repeat(32)).toString("base64url") },
      { ...asked, challenge: (await toUse()).challenge },
    ];
    for (const one of notAsked) expect(codeOf(await keep(device.make(one)))).toEqual([409, "STEP_NOT_ALLOWED"]);
    expect(codeOf(await keep(device.make(asked), eve))).toEqual([409, "STEP_NOT_ALLOWED"]);
    const made = device.make(asked);
    const both = await Promise.all([keep(made), keep(made)]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    server.clock.advance(5 * 60_000);
    expect(codeOf(await keep(late))).toEqual([409, "STEP_NOT_ALLOWED"]);
    expect(await list(ada.session)).toHaveLength(1);
    expect(await list(eve.session)).toEqual([]);
  });

  test("of a key that another account has, and of more than there may be, also at once", async () => {
    const [ada, eve] = [await newTenant(), await newTenant()];
    const device = newDevice();
    await addPasskeyFrom(server, ada.session, device);
    expect(codeOf(await add(eve.session, device))).toEqual([400, "FIELD_INVALID"]);
    for (let more = 2; more < mostPasskeys; more++) await addPasskeyFrom(server, ada.session, newDevice());
    const asked = [await toMake(ada.session), await toMake(ada.session)];
    const answers = await Promise.all(
      asked.map((one) => server.call(addPasskey, { body: { passkey: newDevice().make(one) } }, ada.session)),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
    expect(answers.find(({ ok }) => !ok)?.problem?.data.fields).toMatchObject([{ params: { max: mostPasskeys } }]);
    expect(codeOf(await server.call(askToAddPasskey, {}, ada.session))).toEqual([400, "MAXIMUM"]);
  });

  test("with nonsense in place of what a device says", async () => {
    const { session } = await newTenant();
    const keep = (passkey: ReturnType<Authenticator["make"]>) =>
      server.call(addPasskey, { body: { passkey } }, session);
    for (const said of ["", "ẞ", "<script>", "AAAA", "A".repeat(30_000)]) {
      const { id, response } = newDevice().make(await toMake(session));
      const about = [400, said === "" ? "FIELD_REQUIRED" : "FIELD_INVALID"];
      expect(codeOf(await keep({ id, response: { ...response, attestationObject: said } }))).toEqual(about);
      const refused = await keep({ id, response: { ...response, clientDataJSON: said } });
      expect(codeOf(refused)).toEqual(said === "AAAA" ? [409, "STEP_NOT_ALLOWED"] : about);
    }
    expect(await list(session)).toEqual([]);
  });
});

describe("logging in is refused", () => {
  const lies: [string, Lie][] = [
    ["on somebody else's page", { origin: "https://kautia.example.net" }],
    ["on our host's other port", { origin: "http://localhost:1" }],
    ["for somebody else's host", { rpId: "example.net" }],
    ["with a making in place of a use", { type: "webauthn.create" }],
    ["without proof of the person", { unverified: true }],
    ["with another signature", { forged: true }],
    ["in another account's name", { userHandle: Buffer.from("somebody else").toString("base64url") }],
    ["without saying whose key it is", { userHandle: "" }],
    ["with a challenge that nobody gave", { challenge: Buffer.from("1".repeat(32)).toString("base64url") }],
    ["with a challenge that is none", { challenge: "ÄÖẞ" }],
    ["when the device counts backwards", { count: 2 }],
    ["when the device does not count on", { count: 3 }],
    ["when the device counts no more", { count: 0 }],
  ];
  test.each(lies)("%s", async (_name, lie) => {
    const { session } = await newTenant();
    const device = newDevice();
    await addPasskeyFrom(server, session, device);
    for (let uses = 0; uses < 2; uses++) expect((await enter(device)).ok).toBe(true);
    const refused = await enter(device, lie);
    // An empty name breaks the form itself.
    expect(codeOf(refused)).toEqual(lie.userHandle === "" ? [400, "FIELD_REQUIRED"] : [401, "LOGIN_FAILED"]);
    expect(readCookie(refused.headers)).toBe("");
    expect((await enter(device)).ok).toBe(true);
  });

  test("with what was used already, of two at once once, and after five minutes", async () => {
    const { session } = await newTenant();
    const device = newDevice({ counts: false });
    await addPasskeyFrom(server, session, device);
    const late = device.use(await toUse());
    const used = device.use(await toUse());
    const send = (passkey = used) => server.call(logInByPasskey, { body: { passkey } });
    const both = await Promise.all([send(), send()]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 401]);
    expect(codeOf(await send())).toEqual([401, "LOGIN_FAILED"]);
    server.clock.advance(5 * 60_000);
    expect(codeOf(await send(late))).toEqual([401, "LOGIN_FAILED"]);
    // Those that are too old go with the next.
    await toUse();
    expect(await server.deps.db.selectFrom("passkey_challenge").selectAll().execute()).toHaveLength(1);
  });

  test("with a key that is nobody's, and with another's signature for it", async () => {
    const { session } = await newTenant();
    const [mine, stranger] = [newDevice(), newDevice()];
    await addPasskeyFrom(server, session, mine);
    const asked = await toMake(session);
    stranger.make(asked);
    const answers = [await enter(stranger)];
    const taken = { ...stranger.use(await toUse()), id: mine.use(await toUse()).id };
    answers.push(await server.call(logInByPasskey, { body: { passkey: taken } }));
    for (const answer of answers) {
      expect(codeOf(answer)).toEqual([401, "LOGIN_FAILED"]);
      expect(answer.problem).toEqual(answers[0]?.problem);
    }
  });

  test("for longer with each wrong try of one key, whether it is known or not, and of that one alone", async () => {
    const own = await makeTestServer();
    await makeSigned(own, { tenantEmail: "slow@example.com" });
    await setPassword(own, "slow@example.com");
    const [known, other, unknown] = [1, 2, 3].map(() => makeAuthenticator(own.deps.config.publicUrl));
    if (!known || !other || !unknown) throw new Error("no device");
    const session = await openSession(own, "slow@example.com");
    for (const device of [known, other]) await addPasskeyFrom(own, session, device);
    const tryOnce = async (device: Authenticator, lie?: Lie) => {
      const asked = (await own.call(askToLogInByPasskey)).body ?? expect.fail("nothing is asked");
      return own.call(logInByPasskey, { body: { passkey: device.use(asked, lie) } });
    };
    for (const device of [known, unknown]) {
      for (let wrong = 0; wrong < 4; wrong++)
        expect((await tryOnce(device, { forged: true, userHandle: "AAAA" })).status).toBe(401);
      const refused = await tryOnce(device, { userHandle: "AAAA" });
      expect([...codeOf(refused), refused.headers["retry-after"]]).toEqual([429, "RATE_LIMITED", "2"]);
    }
    expect((await tryOnce(other)).ok).toBe(true);
    own.clock.advance(2_000);
    expect((await tryOnce(known)).ok).toBe(true);
    expect((await tryOnce(known, { forged: true })).status).toBe(401);
    await own.close();
  });
});

describe("the account's keys", () => {
  test("are listed by the device they were made on, named, and removed; those of others are not there", async () => {
    const [ada, eve] = [await newTenant(), await newTenant()];
    const device = newDevice();
    const asked = await toMake(ada.session);
    const added = await server.call(
      addPasskey,
      { body: { passkey: device.make(asked) } },
      { ...ada.session, "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" },
    );
    const id = added.body?.id ?? "";
    expect(added.body).toMatchObject({ name: null, browser: "firefox", system: "linux", lastUsedAt: null });
    const rename = (name: string, session = ada.session, of = id) =>
      server.call(namePasskey, { params: { id: of }, body: { name } }, session);
    const remove = (session = ada.session, of = id) => server.call(removePasskey, { params: { id: of } }, session);
    expect((await rename("  Mein „Telefon“ <b>ẞ</b> ")).body?.name).toBe("Mein „Telefon“ <b>ẞ</b>");
    expect(codeOf(await rename(" "))).toEqual([400, "FIELD_REQUIRED"]);
    expect(codeOf(await rename("ẞ".repeat(61)))).toEqual([400, "FIELD_INVALID"]);
    for (const refused of [await rename("Evas", eve.session), await remove(eve.session)])
      expect(codeOf(refused)).toEqual([404, "NOT_FOUND"]);
    for (const none of ["x", "'; --", "ẞ".repeat(300)]) expect((await remove(ada.session, none)).status).toBe(404);
    expect(await list(eve.session)).toEqual([]);
    server.clock.advance(60_000);
    expect((await enter(device)).ok).toBe(true);
    expect(await list(ada.session)).toMatchObject([{ lastUsedAt: server.deps.clock.now().toISOString() }]);

    expect((await remove()).ok).toBe(true);
    expect(codeOf(await remove())).toEqual([404, "NOT_FOUND"]);
    expect(codeOf(await rename("Weg"))).toEqual([404, "NOT_FOUND"]);
    expect(codeOf(await enter(device))).toEqual([401, "LOGIN_FAILED"]);
    expect((await server.call(getSession, {}, ada.session)).body).toEqual({ email: ada.email });
    // The device may have the account again.
    await addPasskeyFrom(server, ada.session, device);
  });

  test("are nobody's without a session", async () => {
    for (const call of [listPasskeys, askToAddPasskey])
      expect(codeOf(await server.call(call))).toEqual([401, "LOGIN_REQUIRED"]);
  });

  test("end with a password that is set by the mailed link", async () => {
    const { email, session } = await newTenant();
    const device = newDevice();
    await addPasskeyFrom(server, session, device);
    await server.call(forgotPassword, { body: { login: email } });
    const token = await readMailedSecret(server, email, "new-password");
    await server.call(confirmAccount, { body: { token, password: "Neues-Wort-22" } });
    expect(codeOf(await enter(device))).toEqual([401, "LOGIN_FAILED"]);
    expect(await list(await openSession(server, email, "Neues-Wort-22"))).toEqual([]);
  });
});
