import {
  addStaffNote,
  correctContact,
  getPerson,
  getRisk,
  getStaffPolicy,
  getTenant,
  listFollowUps,
  listStaffActs,
  listPolicies,
  listTimeline,
  previewMessage,
  resumeTenant,
  retryCharge,
  saveSummary,
  searchDesk,
  type TimelineRow,
  getLandlordView,
  writeMessage,
} from "@kautia/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeLink } from "../../access/index.ts";
import { openSession, setPassword } from "#testing/people/accounts.ts";
import { answerAllQuestions } from "#testing/applications/answers.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import {
  failingCard,
  makeAccepted,
  makeSigned,
  readCharges,
  readLandlordToken,
  runUntil,
} from "#testing/policies/sign-policy.ts";
import { logInAsStaff, logInColleague } from "#testing/people/staff.ts";
import { mailsTo } from "#testing/people/mails.ts";

// The tests share one clock, which only goes forward.
let server: TestServer;
let staff: { cookie: string };
beforeAll(async () => {
  server = await makeTestServer();
  staff = await logInAsStaff(server);
});
afterAll(() => server.close());

const person = async (id: string) => (await server.call(getPerson, { params: { id } }, staff)).body;
const policy = async (refId: string) => (await server.call(getStaffPolicy, { params: { refId } }, staff)).body;
const timeline = async (of: "person" | "policy", id: string, query = {}) =>
  (await server.call(listTimeline, { params: { of, id }, query }, staff)).body;
const consents = {
  termsAndPrivacy: true,
  initialInformation: true,
  electronicCommunication: true,
  earlyFulfilment: true,
};
async function openCase(email: string) {
  const token = await answerAllQuestions(server, { email, lastName: "Manual" });
  await server.call(saveSummary, { body: { token, consents } });
  await server.call(getRisk, { query: { token } });
  return (await server.call(getTenant, { params: { token } })).body?.refId ?? "";
}

test("shows a tenant with both contracts, an open case and what is to do", async () => {
  const tenantEmail = "two@example.com";
  const first = await makeSigned(server, { tenantEmail, insuranceStart: "2027-02-01" });
  const address = { street: "Seestraße", streetNumber: "3", zip: "13353", city: "Berlin" };
  const second = await makeSigned(server, { tenantEmail, address, insuranceStart: "2027-02-01" });
  const refId = await openCase(tenantEmail);
  const { personId = "" } = (await policy(first.refId)) ?? {};
  const shown = await person(personId);
  expect(shown).toMatchObject({
    id: personId,
    hasAccount: true,
    language: "de",
    birthDate: "1990-05-17",
    emails: [tenantEmail],
    phones: ["+491512345678"],
    owed: 0,
    cases: [{ refId, outcome: "MANUAL_REVIEW" }],
    todo: [{ kind: "CASE", refId, contractNumber: null }],
  });
  expect(shown?.contracts.map((contract) => contract.refId).toSorted()).toEqual([first.refId, second.refId].toSorted());
  // Each contract and case leads to the same tenant.
  for (const id of [first.refId, second.refId, refId]) expect((await person(id))?.id).toBe(personId);
});

test("shows an applicant without a contract, and nobody whose application the desk may not open", async () => {
  const refId = await openCase("applicant@example.com");
  expect(await person(refId)).toMatchObject({ id: refId, hasAccount: false, contracts: [], cases: [{ refId }] });
  const token = await answerAllQuestions(server, { email: "unseen@example.com" });
  const unseen = (await server.call(getTenant, { params: { token } })).body?.refId ?? "";
  for (const id of [unseen, "unknown", "0".repeat(24), server.deps.random.uuid()]) {
    expect((await server.call(getPerson, { params: { id } }, staff)).problem?.errorCode).toBe("NOT_FOUND");
    expect(await timeline("person", id)).toEqual({ rows: [], next: null });
    expect(await timeline("policy", id)).toEqual({ rows: [], next: null });
  }
});

test("reads the timeline by pages without gaps, each kind under its filter", async () => {
  const tenantEmail = "timeline@example.com";
  const { refId } = await makeSigned(server, { tenantEmail, landlordEmail: "landlord-of-timeline@example.com" });
  for (let index = 0; index < 70; index++)
    await server.call(addStaffNote, { params: { refId }, body: { note: `Notiz ${index}` } }, staff);
  await server.call(addStaffNote, { params: { refId }, body: { note: "Ruft zurück.", called: "TENANT" } }, staff);
  const rows: TimelineRow[] = [];
  let next: string | null | undefined;
  do {
    const page = await timeline("policy", refId, next ? { before: next } : {});
    rows.push(...(page?.rows ?? []));
    next = page?.next;
  } while (next);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  expect(rows.filter(({ kind }) => kind === "NOTE")).toHaveLength(70);
  const times = rows.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
  for (const group of ["TENANT", "LANDLORD", "MONEY", "STAFF"] as const) {
    const filtered = (await timeline("policy", refId, { group }))?.rows ?? [];
    expect(
      filtered.every((row) => row.group === group),
      group,
    ).toBe(true);
  }
  const calls = (await timeline("policy", refId, { group: "TENANT" }))?.rows.filter(({ kind }) => kind === "CALL");
  expect(calls).toMatchObject([{ by: "Demo Desk", text: "Ruft zurück.", detail: "TENANT" }]);
  const [invitation] = (await timeline("policy", refId, { group: "LANDLORD" }))?.rows ?? [];
  expect(invitation).toMatchObject({ kind: "MAIL", by: "landlord-of-timeline@example.com", title: expect.any(String) });
  expect(await timeline("policy", refId, { before: "yesterday" })).toEqual({ rows: [], next: null });
});

test("shows a mail before it is sent, sends it once, and keeps it in the conversation and the audit log", async () => {
  const tenantEmail = "write@example.com";
  const landlordEmail = "landlord-of-write@example.com";
  const { refId } = await makeSigned(server, { tenantEmail, landlordEmail });
  const body = { to: "TENANT" as const, subject: "Ihre Frage", message: "Ja, das geht.\n\nViele Grüße\nEva <b>" };
  const shown = (await server.call(previewMessage, { params: { refId }, body }, staff)).body;
  expect(shown).toMatchObject({ to: tenantEmail, language: "de", subject: "Ihre Frage" });
  expect(shown?.text).toContain("Viele Grüße");
  expect(await mailsTo(server, tenantEmail)).not.toContainEqual(expect.objectContaining({ subject: "Ihre Frage" }));
  const key = { ...staff, "Idempotency-Key": "0123456789abcdef0123456789abcdef" };
  const sent = await Promise.all([1, 2].map(() => server.call(writeMessage, { params: { refId }, body }, key)));
  expect(sent.filter(({ ok }) => ok).length).toBeGreaterThan(0);
  expect((await mailsTo(server, tenantEmail)).filter(({ subject }) => subject === "Ihre Frage")).toHaveLength(1);
  await server.call(writeMessage, { params: { refId }, body: { ...body, to: "LANDLORD" } }, staff);
  expect((await mailsTo(server, landlordEmail)).map(({ subject }) => subject)).toContain("Ihre Frage");
  const written = (await timeline("policy", refId))?.rows.filter(({ title }) => title === "Ihre Frage");
  expect(written?.map(({ group }) => group).toSorted()).toEqual(["LANDLORD", "TENANT"]);
  const acts = (await server.call(listStaffActs, { query: { search: refId } }, staff)).body?.rows;
  expect(acts?.map(({ act }) => act)).toEqual(["write-message", "write-message"]);
});

test("writes to an applicant without a contract, but to no landlord, and refuses malformed messages", async () => {
  const refId = await openCase("write-case@example.com");
  const body = { to: "TENANT" as const, subject: "Frage", message: "Wann ziehen Sie ein?" };
  expect((await server.call(writeMessage, { params: { refId }, body }, staff)).ok).toBe(true);
  expect((await mailsTo(server, "write-case@example.com")).map(({ subject }) => subject)).toContain("Frage");
  const refused = async (params: { refId: string }, of: object) =>
    (await server.call(writeMessage, { params, body: { ...body, ...of } }, staff)).problem?.errorCode;
  expect(await refused({ refId }, { to: "LANDLORD" })).toBe("CASE_UNKNOWN");
  expect(await refused({ refId: "nobody" }, {})).toBe("CASE_UNKNOWN");
  expect(await refused({ refId }, { subject: "x".repeat(300) })).toBe("FIELD_INVALID");
  expect(await refused({ refId }, { message: " " })).toBe("FIELD_REQUIRED");
  expect((await server.call(writeMessage, { params: { refId }, body })).status).toBe(401);
});

test("corrects a tenant's email address: the old one is told, later mails and the login use the new one, the desk finds both", async () => {
  const tenantEmail = "typo@exmaple.com";
  const { refId } = await makeSigned(server, { tenantEmail });
  await setPassword(server, tenantEmail);
  const session = await openSession(server, tenantEmail);
  const correctTo = (value: string, party: "TENANT" | "LANDLORD" = "TENANT") =>
    server.call(correctContact, { params: { refId }, body: { party, detail: { field: "EMAIL", value } } }, staff);
  await makeSigned(server, {
    tenantEmail: "somebody-else@example.com",
    address: { street: "Weg", streetNumber: "1", zip: "10119", city: "Berlin" },
  });
  expect((await correctTo("somebody-else@example.com")).problem?.errorCode).toBe("EMAIL_TAKEN");
  expect((await correctTo("nonsense")).problem?.errorCode).toBe("INVALID_EMAIL");
  const [one, two] = await Promise.all([correctTo("right@example.com"), correctTo("right@example.com")]);
  expect([one.body, two.body]).toEqual([{ corrected: true }, { corrected: true }]);
  expect(await policy(refId)).toMatchObject({ tenantEmail: "right@example.com" });
  const told = (await mailsTo(server, tenantEmail)).filter(({ text }) => text.includes("r•••@example.com"));
  expect(told).toHaveLength(1);
  // The reader of the old mailbox is logged out.
  expect((await server.call(listPolicies, {}, session)).status).toBe(401);
  expect((await openSession(server, "right@example.com")).cookie).not.toBe("");
  for (const search of [tenantEmail, "right@example.com"]) {
    const { body } = await server.call(searchDesk, { query: { search } }, staff);
    expect(body?.hits.find(({ kind }) => kind === "POLICY")?.refId, search).toBe(refId);
  }
  await server.call(
    writeMessage,
    { params: { refId }, body: { to: "TENANT", subject: "Neu", message: "Hallo" } },
    staff,
  );
  expect((await mailsTo(server, "right@example.com")).map(({ subject }) => subject)).toContain("Neu");
  const [act] = await server.deps.db
    .selectFrom("staff_act")
    .select(["act", "detail"])
    .where("ref_id", "=", refId)
    .where("act", "=", "correct-contact")
    .execute();
  expect(act?.detail).toEqual({ party: "TENANT", field: "EMAIL", old: tenantEmail, new: "right@example.com" });
});

test("corrects a landlord's email address: the old link ends and the new address gets one", async () => {
  const { refId } = await makeSigned(server, {
    landlordEmail: "old-landlord@example.com",
    tenantEmail: "of-landlord@example.com",
  });
  const token = await readLandlordToken(server, "old-landlord@example.com");
  const detail = { field: "EMAIL" as const, value: "new-landlord@example.com" };
  expect((await server.call(getLandlordView, { params: { token } })).ok).toBe(true);
  await server.call(correctContact, { params: { refId }, body: { party: "LANDLORD", detail } }, staff);
  expect((await server.call(getLandlordView, { params: { token } })).ok).toBe(false);
  expect(await mailsTo(server, "new-landlord@example.com")).toHaveLength(1);
  expect(
    (await mailsTo(server, "old-landlord@example.com")).some(({ text }) => text.includes("n•••@example.com")),
  ).toBe(true);
  const same = { field: "EMAIL" as const, value: "of-landlord@example.com" };
  const refused = await server.call(
    correctContact,
    { params: { refId }, body: { party: "LANDLORD", detail: same } },
    staff,
  );
  expect(refused.problem?.errorCode).toBe("EMAIL_ONBOARDING_MUST_BE_DIFFERENT");
});

test("corrected addresses end the tenant's older links, and an application begun again has them", async () => {
  const landlordEmail = "wrong-landlord@example.com";
  const address = { street: "Weg", streetNumber: "7", zip: "10119", city: "Berlin" };
  const { refId, token } = await makeSigned(server, { tenantEmail: "wrong@example.com", landlordEmail, address });
  const beginAgain = () => makeLink(server.deps.db, server.deps, "new-application", { subject: refId });
  const resume = async (link: string) => server.call(resumeTenant, { body: { token: link } });
  const earlier = await beginAgain();
  for (const [party, value] of [
    ["TENANT", "corrected@example.com"],
    ["LANDLORD", "corrected-landlord@example.com"],
  ] as const)
    await server.call(correctContact, { params: { refId }, body: { party, detail: { field: "EMAIL", value } } }, staff);
  for (const link of [token, earlier]) expect((await resume(link)).problem?.errorCode).toBe("TOKEN_UNKNOWN");
  expect((await resume(await beginAgain())).body).toMatchObject({
    userInfo: { email: "corrected@example.com" },
    landlordInfo: { email: "corrected-landlord@example.com" },
  });
});

test("corrects a phone number and where letters go", async () => {
  const { refId } = await makeSigned(server, { tenantEmail: "phone@example.com" });
  const correctTo = (detail: object) =>
    server.call(correctContact, { params: { refId }, body: { party: "TENANT", detail } as never }, staff);
  expect((await correctTo({ field: "PHONE", value: { number: "0170 1111111" } })).ok).toBe(true);
  expect((await correctTo({ field: "PHONE", value: { dialCode: "+49", number: "00000" } })).problem?.errorCode).toBe(
    "INVALID_PHONE_NUMBER",
  );
  expect((await correctTo({ field: "POSTAL_ADDRESS", value: "c/o Öztürk, Neue Gasse 1, 10115 Berlin" })).ok).toBe(true);
  expect(await policy(refId)).toMatchObject({
    tenantPhone: "+491701111111",
    postalAddress: "Jana Weiß, c/o Öztürk, Neue Gasse 1, 10115 Berlin",
  });
  const { personId = "" } = (await policy(refId)) ?? {};
  expect((await person(personId))?.phones.slice(0, 2)).toEqual(["+491701111111", "+491512345678"]);
  const shown = (await timeline("policy", refId))?.rows.filter(({ kind }) => kind === "CONTACT");
  expect(shown?.map(({ detail, text }) => [detail, text])).toContainEqual(["PHONE", "+491512345678 → +491701111111"]);
});

test("corrects a landlord's postal address on the certificate and for letters", async () => {
  const landlordEmail = "moved-landlord@example.com";
  const landlordAddress = "Amalienweg 3, 10115 Berlin";
  const { refId } = await makeSigned(server, { tenantEmail: "moved@example.com", landlordEmail, landlordAddress });
  const token = await readLandlordToken(server, landlordEmail);
  const seen = async () => (await server.call(getLandlordView, { params: { token } })).body?.landlordAddress;
  expect(await seen()).toBe(landlordAddress);
  const detail = { field: "POSTAL_ADDRESS", value: "Neue Gasse 1, 10115 Berlin" } as const;
  await server.call(correctContact, { params: { refId }, body: { party: "LANDLORD", detail } }, staff);
  expect(await seen()).toBe(detail.value);
  const shown = (await timeline("policy", refId))?.rows.find(({ kind }) => kind === "CONTACT");
  expect(shown?.text).toBe(`${landlordAddress} → ${detail.value}`);
});

test("charges a failed premium at once, once, and not while it is being charged", async () => {
  const terms = { insuranceStart: "2027-03-01", insuranceEnd: null, landlordEmail: "landlord-of-retry@example.com" };
  const { refId } = await makeAccepted(server, { ...terms, tenantEmail: "retry@example.com", card: failingCard });
  await runUntil(server, "2027-03-01T12:00:00Z");
  staff = await logInAsStaff(server);
  const shown = await policy(refId);
  expect(shown?.owed).toBe(6.35);
  const [failed] = shown?.todo ?? [];
  expect(failed).toMatchObject({ kind: "CHARGE_FAILED", amount: 6.35, refId });
  const params = { refId, chargeId: failed?.id ?? "" };
  const retried = await Promise.all([1, 2].map(() => server.call(retryCharge, { params }, staff)));
  expect(retried.filter(({ ok }) => ok)).toHaveLength(1);
  expect(retried.find(({ ok }) => !ok)?.problem?.errorCode).toBe("CHARGE_IN_PROGRESS");
  await runUntil(server, "2027-03-01T12:05:00Z");
  expect(await readCharges(server, refId)).toHaveLength(2);
  const underwriter = await logInColleague(server, "Uwe");
  expect((await server.call(retryCharge, { params }, underwriter)).ok).toBe(true);
  for (const chargeId of ["nonsense", server.deps.random.uuid()])
    expect((await server.call(retryCharge, { params: { refId, chargeId } }, staff)).ok).toBe(false);
});

test("lists an unanswered promise, an undelivered offer and an unmatched withdrawal as things to do", async () => {
  const tenantEmail = "todo@example.com";
  const terms = { insuranceStart: "2027-04-01", insuranceEnd: null, landlordEmail: "landlord-of-todo@example.com" };
  const { refId } = await makeAccepted(server, { ...terms, tenantEmail, card: failingCard });
  await runUntil(server, "2027-06-01T12:00:00Z");
  staff = await logInAsStaff(server);
  const { db, clock, random } = server.deps;
  const at = clock.now();
  await db
    .insertInto("withdrawal_request")
    .values({
      id: random.uuid(),
      contract_number: "unlesbar",
      email_key: tenantEmail,
      name: "Jana",
      created_at: at,
      unmatched_at: at,
    })
    .execute();
  await db
    .updateTable("mail")
    .set({ status: "REFUSED" })
    .where("ref_id", "=", refId)
    .where("kind", "=", "contract-signed")
    .execute();
  const kinds = (await policy(refId))?.todo.map(({ kind }) => kind) ?? [];
  expect(new Set(kinds)).toEqual(new Set(["CHARGE_FAILED", "FOLLOW_UP", "MAIL_UNDELIVERED", "WITHDRAWAL"]));
  const followUps = (await server.call(listFollowUps, { query: {} }, staff)).body?.rows.flatMap(({ reasons }) =>
    reasons.filter((reason) => reason.refId === refId),
  );
  expect(kinds.filter((kind) => kind === "FOLLOW_UP")).toHaveLength(followUps?.length ?? 0);
  const money = (await timeline("policy", refId, { group: "MONEY" }))?.rows ?? [];
  expect(
    money.filter(({ kind }) => kind === "CHARGE").every(({ detail, amount }) => detail === "FAILED" && amount === 6.35),
  ).toBe(true);
});
