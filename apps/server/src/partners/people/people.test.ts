import {
  addPartnerPerson,
  addPersonToPartner,
  askForPartnerLink,
  getPartnerSession,
  inviteTenant,
  listInvitations,
  listPartnerPeople,
  listPeopleOfPartner,
  loginLinkMinutes,
  logInPartner,
  logOutPartner,
  partnerSessionHours,
  removedPersonDays,
  removePartnerPerson,
  removePersonFromPartner,
  withdrawInvitation,
} from "@kautia/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readCookie, readMailedSecret } from "#testing/people/accounts.ts";
import { offer } from "#testing/applications/invitations.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { addTestPerson, logInAsPerson, makeTestPartner } from "#testing/people/partners.ts";
import { logInAsStaff } from "#testing/people/staff.ts";
import { sentMails } from "#testing/people/mails.ts";
import { settle } from "#testing/server/settle.ts";

let server: TestServer;
let key: { authorization: string };
let staff: { cookie: string };
beforeAll(async () => {
  server = await makeTestServer();
  key = await makeTestPartner(server, "kern");
  await makeTestPartner(server, "other");
  staff = await logInAsStaff(server);
});
afterAll(() => server.close());

const loginMails = async (email: string) => {
  await settle(server);
  const mails = await sentMails(server);
  return mails.filter(({ to, text }) => to === email && text.includes("/partner/login?token="));
};

test("a person added by the desk logs in with a one-time mailed link and can use the partner's calls", async () => {
  const email = "mia@kern.example";
  const added = await server.call(
    addPersonToPartner,
    { params: { id: "kern" }, body: { name: "Mia Kern", email, language: "de" } },
    staff,
  );
  expect(added).toMatchObject({ status: 201, body: { name: "Mia Kern", email } });
  await settle(server);
  const [welcome] = await sentMails(server);
  expect(welcome).toMatchObject({ to: email, subject: expect.stringContaining("Partner kern") });

  await server.call(askForPartnerLink, { body: { email: "Mia@Kern.example" } });
  const token = await readMailedSecret(server, email, "partner/login");
  const answers = await Promise.all([1, 2].map(() => server.call(logInPartner, { body: { token } })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  const won = answers.find(({ ok }) => ok);
  const cookie = readCookie(won?.headers ?? {});
  expect(cookie).toMatch(/^partner-session=[0-9a-f]{32}; Path=\/api\/v1\/partner; HttpOnly; SameSite=Strict$/);
  const session = { cookie: cookie.split(";")[0] ?? "" };
  const seen = await server.call(getPartnerSession, {}, session);
  expect(seen.body?.person).toMatchObject({ name: "Mia Kern", partner: { id: "kern", name: "Partner kern" } });

  const invited = await server.call(inviteTenant, { body: offer }, session);
  expect(invited).toMatchObject({ status: 201, body: { status: "OPEN", invitationUrl: null } });
  const { body: listed } = await server.call(listInvitations, {}, key);
  expect(listed?.invitations.map(({ id }) => id)).toEqual([invited.body?.id]);
  const withdrawn = await server.call(withdrawInvitation, { params: { id: invited.body?.id ?? "" } }, session);
  expect(withdrawn.body?.status).toBe("WITHDRAWN");

  expect((await server.call(logOutPartner, {}, session)).ok).toBe(true);
  expect((await server.call(listInvitations, {}, session)).status).toBe(401);
});

test("everybody who asks for a link gets the same answer; strangers get no mail, others at most three links an hour", async () => {
  const { email } = await addTestPerson(server, "kern", staff);
  const answers = [await server.call(askForPartnerLink, { body: { email: "stranger@example.com" } })];
  for (let round = 0; round < 5; round++) {
    answers.push(await server.call(askForPartnerLink, { body: { email } }));
    await loginMails(email);
  }
  for (const { body } of answers) expect(body).toEqual({ sent: true });
  expect(await loginMails(email)).toHaveLength(3);
  expect(await loginMails("stranger@example.com")).toEqual([]);
});

test("ΟΔΟΣ@example.com gets at most three links an hour", async () => {
  const email = "ΟΔΟΣ@example.com";
  await addTestPerson(server, "kern", staff, email);
  for (let round = 0; round < 5; round++) {
    await server.call(askForPartnerLink, { body: { email } });
    await loginMails(email);
  }
  expect(await loginMails(email)).toHaveLength(3);
});

test("a link ends after fifteen minutes and a session after twelve hours", async () => {
  const { email } = await addTestPerson(server, "kern", staff);
  const session = await logInAsPerson(server, email);
  await server.call(askForPartnerLink, { body: { email } });
  const late = await readMailedSecret(server, email, "partner/login");
  server.clock.advance(loginLinkMinutes * 60_000);
  expect((await server.call(logInPartner, { body: { token: late } })).problem?.errorCode).toBe("WRONG_TOKEN");
  server.clock.advance(partnerSessionHours * 3_600_000 - loginLinkMinutes * 60_000 - 1);
  expect((await server.call(listPartnerPeople, {}, session)).status).toBe(200);
  server.clock.advance(1);
  expect((await server.call(listPartnerPeople, {}, session)).problem?.errorCode).toBe("LOGIN_REQUIRED");
  staff = await logInAsStaff(server);
});

test("colleagues add and remove each other, and a removed person's session and waiting link end at once", async () => {
  const session = await logInAsPerson(server, (await addTestPerson(server, "kern", staff)).email);
  const email = "tom@kern.example";
  const body = { name: "Tom Kern", email, language: "en" } as const;
  const added = await server.call(addPartnerPerson, { body }, session);
  const again = await server.call(addPartnerPerson, { body: { ...body, email: email.toUpperCase() } }, session);
  expect(again.problem).toMatchObject({ status: 400, data: { fields: [{ path: "email" }] } });
  const toms = await logInAsPerson(server, email);
  await server.call(askForPartnerLink, { body: { email } });
  const token = await readMailedSecret(server, email, "partner/login");

  const own = await server.call(removePartnerPerson, { params: { personId: added.body?.id ?? "" } }, toms);
  expect(own.problem?.errorCode).toBe("STEP_NOT_ALLOWED");
  const removed = await server.call(removePartnerPerson, { params: { personId: added.body?.id ?? "" } }, session);
  expect(removed.body).toEqual({ removed: true });
  expect((await server.call(listPartnerPeople, {}, toms)).status).toBe(401);
  expect((await server.call(listInvitations, {}, toms)).status).toBe(401);
  expect((await server.call(logInPartner, { body: { token } })).status).toBe(404);
  const before = (await loginMails(email)).length;
  await server.call(askForPartnerLink, { body: { email } });
  expect(await loginMails(email)).toHaveLength(before);
});

test("one person remains when two remove each other at the same time", async () => {
  await makeTestPartner(server, "pair");
  const people = [await addTestPerson(server, "pair", staff), await addTestPerson(server, "pair", staff)];
  const sessions = await Promise.all(people.map(({ email }) => logInAsPerson(server, email)));
  const answers = await Promise.all(
    people
      .toReversed()
      .map(({ id: personId }, index) => server.call(removePartnerPerson, { params: { personId } }, sessions[index])),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
  const { body } = await server.call(listPeopleOfPartner, { params: { id: "pair" } }, staff);
  expect(body?.people).toHaveLength(1);
});

test("a partner's people cannot see or remove those of another partner, and API keys cannot manage people", async () => {
  const { email, id: other } = await addTestPerson(server, "other", staff);
  const { body: others } = await server.call(listPeopleOfPartner, { params: { id: "other" } }, staff);
  expect(others?.people.map((person) => person.email)).toContain(email);
  const session = await logInAsPerson(server, (await addTestPerson(server, "kern", staff)).email);
  const { body: own } = await server.call(listPartnerPeople, {}, session);
  expect(own?.people.map((person) => person.email)).not.toContain(email);
  const params = { personId: other };
  expect((await server.call(removePartnerPerson, { params }, session)).problem?.errorCode).toBe("NOT_FOUND");
  const asStaff = await server.call(removePersonFromPartner, { params: { ...params, id: "kern" } }, staff);
  expect(asStaff.problem?.errorCode).toBe("NOT_FOUND");
  expect((await server.call(listPartnerPeople, {}, key)).problem?.errorCode).toBe("LOGIN_REQUIRED");
});

test("a removed person is deleted after thirty days", async () => {
  const { id: personId } = await addTestPerson(server, "other", staff);
  await server.call(removePersonFromPartner, { params: { id: "other", personId } }, staff);
  const rows = () => server.deps.db.selectFrom("partner_person").select("id").where("id", "=", personId).execute();
  await settle(server);
  expect(await rows()).toHaveLength(1);
  server.clock.advance(removedPersonDays * 86_400_000);
  await settle(server);
  expect(await rows()).toEqual([]);
});
