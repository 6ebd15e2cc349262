import {
  addPasskey,
  askToAddPasskey,
  askToLogInByPasskey,
  confirmAccount,
  forgotPassword,
  getSession,
  type PasskeyCreationOptions,
  type PasskeyRequestOptions,
  listPasskeys,
  logInByPasskey,
  maxPasskeys,
  namePasskey,
  removePasskey,
} from "@kautia/contract";
import { afterAll, describe, expect, test } from "vitest";
import { addPasskeyFrom, openSession, readCookie, readMailedSecret, setPassword } from "#testing/people/accounts.ts";
import { type Authenticator, type Tampering, makeAuthenticator } from "#testing/people/authenticator.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { makeSigned } from "#testing/policies/sign-policy.ts";
import { mailsTo } from "#testing/people/mails.ts";

const server = await makeTestServer();
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
const requestCreation = async (session: Session): Promise<PasskeyCreationOptions> =>
  (await server.call(askToAddPasskey, {}, session)).body ?? expect.fail("no options were returned");
const requestLogin = async (): Promise<PasskeyRequestOptions> =>
  (await server.call(askToLogInByPasskey)).body ?? expect.fail("no options were returned");
const add = async (session: Session, device: Authenticator, lie?: Tampering) =>
  server.call(addPasskey, { body: { passkey: device.make(await requestCreation(session), lie) } }, session);
const logInFrom = async (device: Authenticator, lie?: Tampering) =>
  server.call(logInByPasskey, { body: { passkey: device.use(await requestLogin(), lie) } });
const list = async (session: Session) => (await server.call(listPasskeys, {}, session)).body?.passkeys ?? [];
const codeOf = ({ status, problem }: { status: number; problem: { errorCode: string } | null }) => [
  status,
  problem?.errorCode,
];

test("several devices can log in to one account, and each new passkey is announced by mail", async () => {
  const { email, session } = await newTenant();
  const [phone, cloud] = [newDevice(), newDevice({ counts: false })];
  for (const device of [phone, cloud]) await addPasskeyFrom(server, session, device);
  for (const device of [phone, cloud, phone, cloud]) {
    const opened = await logInFrom(device);
    expect(opened.body).toEqual({ email });
    const cookie = readCookie(opened.headers);
    expect(cookie).toMatch(/^session=[0-9a-f]{32}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect((await server.call(getSession, {}, { cookie: cookie.split(";")[0] ?? "" })).body).toEqual({ email });
  }
  expect(await mailsTo(server, email, /Passkey/)).toHaveLength(2);
});

test("the options name our host, require user verification, and do not reveal who has a passkey", async () => {
  const { email, session } = await newTenant();
  const before = await requestLogin();
  const { id } = await addPasskeyFrom(server, session, newDevice());
  const { challenge, ...rest } = await requestLogin();
  expect(rest).toEqual({ rpId: "localhost", timeout: 300_000, userVerification: "required" });
  expect(challenge).not.toBe(before.challenge);
  const options = await requestCreation(session);
  expect(options).toMatchObject({ rp: { id: "localhost" }, user: { name: email }, attestation: "none" });
  expect(options.excludeCredentials).toHaveLength(1);
  // Devices show these values, so they must contain neither our id of the passkey nor the email address.
  expect(options.excludeCredentials[0]?.id).not.toBe(id);
  expect(Buffer.from(options.user.id, "base64url").toString()).not.toContain("@");
});

describe("adding a passkey is refused", () => {
  const lies: [string, Tampering][] = [
    ["on somebody else's page", { origin: "https://kautia.example.net" }],
    ["for somebody else's host", { rpId: "example.net" }],
    ["with a login response", { type: "webauthn.get" }],
    ["without user verification", { unverified: true }],
  ];
  test.each(lies)("%s", async (_name, lie) => {
    const { session } = await newTenant();
    expect(codeOf(await add(session, newDevice(), lie))).toEqual([400, "FIELD_INVALID"]);
    expect(await list(session)).toEqual([]);
  });

  test("for a challenge that is unknown, used, expired or another account's", async () => {
    const [ada, eve] = [await newTenant(), await newTenant()];
    const device = newDevice();
    const submit = (passkey: ReturnType<Authenticator["make"]>, { session } = ada) =>
      server.call(addPasskey, { body: { passkey } }, session);
    const options = await requestCreation(ada.session);
    const late = device.make(await requestCreation(ada.session));
    const unknownChallenges = [
      { ...options, challenge: Buffer.from("0".repeat(32)).toString("base64url") },
      { ...options, challenge: (await requestLogin()).challenge },
    ];
    for (const unknownChallenge of unknownChallenges)
      expect(codeOf(await submit(device.make(unknownChallenge)))).toEqual([409, "STEP_NOT_ALLOWED"]);
    expect(codeOf(await submit(device.make(options), eve))).toEqual([409, "STEP_NOT_ALLOWED"]);
    const made = device.make(options);
    const responses = await Promise.all([submit(made), submit(made)]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    server.clock.advance(5 * 60_000);
    expect(codeOf(await submit(late))).toEqual([409, "STEP_NOT_ALLOWED"]);
    expect(await list(ada.session)).toHaveLength(1);
    expect(await list(eve.session)).toEqual([]);
  });

  test("for another account's passkey and above the maximum, even for simultaneous requests", async () => {
    const [ada, eve] = [await newTenant(), await newTenant()];
    const device = newDevice();
    await addPasskeyFrom(server, ada.session, device);
    expect(codeOf(await add(eve.session, device))).toEqual([400, "FIELD_INVALID"]);
    for (let more = 2; more < maxPasskeys; more++) await addPasskeyFrom(server, ada.session, newDevice());
    const options = [await requestCreation(ada.session), await requestCreation(ada.session)];
    const answers = await Promise.all(
      options.map((option) => server.call(addPasskey, { body: { passkey: newDevice().make(option) } }, ada.session)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect(answers.find(({ ok }) => !ok)?.problem?.data.fields).toMatchObject([{ params: { max: maxPasskeys } }]);
    expect(codeOf(await server.call(askToAddPasskey, {}, ada.session))).toEqual([400, "MAXIMUM"]);
  });

  test("for malformed device responses", async () => {
    const { session } = await newTenant();
    const submit = (passkey: ReturnType<Authenticator["make"]>) =>
      server.call(addPasskey, { body: { passkey } }, session);
    for (const garbage of ["", "ẞ", "<script>", "AAAA", "A".repeat(30_000)]) {
      const { id, response } = newDevice().make(await requestCreation(session));
      const expected = [400, garbage === "" ? "FIELD_REQUIRED" : "FIELD_INVALID"];
      expect(codeOf(await submit({ id, response: { ...response, attestationObject: garbage } }))).toEqual(expected);
      const refused = await submit({ id, response: { ...response, clientDataJSON: garbage } });
      expect(codeOf(refused)).toEqual(garbage === "AAAA" ? [409, "STEP_NOT_ALLOWED"] : expected);
    }
    expect(await list(session)).toEqual([]);
  });
});

describe("logging in with a passkey is refused", () => {
  const lies: [string, Tampering][] = [
    ["on somebody else's page", { origin: "https://kautia.example.net" }],
    ["on our host's other port", { origin: "http://localhost:1" }],
    ["for somebody else's host", { rpId: "example.net" }],
    ["with a registration response", { type: "webauthn.create" }],
    ["without user verification", { unverified: true }],
    ["with a forged signature", { forged: true }],
    ["with another account's user handle", { userHandle: Buffer.from("somebody else").toString("base64url") }],
    ["without a user handle", { userHandle: "" }],
    ["with an unknown challenge", { challenge: Buffer.from("1".repeat(32)).toString("base64url") }],
    ["with a malformed challenge", { challenge: "ÄÖẞ" }],
    ["when the signature counter decreases", { count: 2 }],
    ["when the signature counter does not increase", { count: 3 }],
    ["when the signature counter is 0", { count: 0 }],
  ];
  test.each(lies)("%s", async (_name, lie) => {
    const { session } = await newTenant();
    const device = newDevice();
    await addPasskeyFrom(server, session, device);
    for (let uses = 0; uses < 2; uses++) expect((await logInFrom(device)).ok).toBe(true);
    const refused = await logInFrom(device, lie);
    // The schema already refuses an empty user handle.
    expect(codeOf(refused)).toEqual(lie.userHandle === "" ? [400, "FIELD_REQUIRED"] : [401, "LOGIN_FAILED"]);
    expect(readCookie(refused.headers)).toBe("");
    expect((await logInFrom(device)).ok).toBe(true);
  });

  test("for a used or expired challenge, and for one of two simultaneous logins", async () => {
    const { session } = await newTenant();
    const device = newDevice({ counts: false });
    await addPasskeyFrom(server, session, device);
    const late = device.use(await requestLogin());
    const used = device.use(await requestLogin());
    const send = (passkey = used) => server.call(logInByPasskey, { body: { passkey } });
    const responses = await Promise.all([send(), send()]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    expect(codeOf(await send())).toEqual([401, "LOGIN_FAILED"]);
    server.clock.advance(5 * 60_000);
    expect(codeOf(await send(late))).toEqual([401, "LOGIN_FAILED"]);
    // Creating a challenge deletes expired ones.
    await requestLogin();
    expect(await server.deps.db.selectFrom("passkey_challenge").selectAll().execute()).toHaveLength(1);
  });

  test("for an unknown passkey, and for a known one with another device's signature", async () => {
    const { session } = await newTenant();
    const [mine, stranger] = [newDevice(), newDevice()];
    await addPasskeyFrom(server, session, mine);
    const options = await requestCreation(session);
    stranger.make(options);
    const answers = [await logInFrom(stranger)];
    const taken = { ...stranger.use(await requestLogin()), id: mine.use(await requestLogin()).id };
    answers.push(await server.call(logInByPasskey, { body: { passkey: taken } }));
    for (const answer of answers) {
      expect(codeOf(answer)).toEqual([401, "LOGIN_FAILED"]);
      expect(answer.problem).toEqual(answers[0]?.problem);
    }
  });

  test("after repeated failures, for known and unknown passkeys, without blocking others", async () => {
    const own = await makeTestServer();
    await makeSigned(own, { tenantEmail: "slow@example.com" });
    await setPassword(own, "slow@example.com");
    const [known, other, unknown] = [1, 2, 3].map(() => makeAuthenticator(own.deps.config.publicUrl));
    if (!known || !other || !unknown) throw new Error("a device is missing");
    const session = await openSession(own, "slow@example.com");
    for (const device of [known, other]) await addPasskeyFrom(own, session, device);
    const tryOnce = async (device: Authenticator, lie?: Tampering) => {
      const options = (await own.call(askToLogInByPasskey)).body ?? expect.fail("no options were returned");
      return own.call(logInByPasskey, { body: { passkey: device.use(options, lie) } });
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

describe("the account's passkeys", () => {
  test("can be listed with their device, named and removed, but not by other accounts", async () => {
    const [ada, eve] = [await newTenant(), await newTenant()];
    const device = newDevice();
    const options = await requestCreation(ada.session);
    const added = await server.call(
      addPasskey,
      { body: { passkey: device.make(options) } },
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
    expect((await logInFrom(device)).ok).toBe(true);
    expect(await list(ada.session)).toMatchObject([{ lastUsedAt: server.deps.clock.now().toISOString() }]);

    expect((await remove()).ok).toBe(true);
    expect(codeOf(await remove())).toEqual([404, "NOT_FOUND"]);
    expect(codeOf(await rename("Weg"))).toEqual([404, "NOT_FOUND"]);
    expect(codeOf(await logInFrom(device))).toEqual([401, "LOGIN_FAILED"]);
    expect((await server.call(getSession, {}, ada.session)).body).toEqual({ email: ada.email });
    // The device can be added again.
    await addPasskeyFrom(server, ada.session, device);
  });

  test("require a session", async () => {
    for (const call of [listPasskeys, askToAddPasskey])
      expect(codeOf(await server.call(call))).toEqual([401, "LOGIN_REQUIRED"]);
  });

  test("are deleted when a mailed link sets a new password", async () => {
    const { email, session } = await newTenant();
    const device = newDevice();
    await addPasskeyFrom(server, session, device);
    await server.call(forgotPassword, { body: { login: email } });
    const token = await readMailedSecret(server, email, "new-password");
    await server.call(confirmAccount, { body: { token, password: "Neues-Wort-22" } });
    expect(codeOf(await logInFrom(device))).toEqual([401, "LOGIN_FAILED"]);
    expect(await list(await openSession(server, email, "Neues-Wort-22"))).toEqual([]);
  });
});
