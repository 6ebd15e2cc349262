import {
  answerAmendmentLink,
  type AmendmentChange,
  askAmendmentAsLandlord,
  askAmendmentAsStaff,
  correctContact,
  getAmendmentLink,
  getCertificate,
  getLandlordView,
  getOwnData,
  getStaffPolicy,
  takeBackAmendmentAsLandlord,
} from "@kautia/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findUnagreedPayee } from "../claims/index.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { changeTerms } from "../policy/index.ts";
import { readPlain } from "#testing/files/plain-typesetter.ts";
import { readMailedSecret } from "#testing/people/accounts.ts";
import { mailsTo } from "#testing/people/mails.ts";
import { logInAsStaff } from "#testing/people/staff.ts";
import { landlordEmail, makeAmended, tenantEmail } from "#testing/policies/amendments.ts";
import { readLandlordToken, runUntil } from "#testing/policies/sign-policy.ts";
import { codeOf } from "#testing/server/code-of.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";

// A server for each test, because the clock cannot go back.
let server: TestServer;
beforeEach(async () => {
  server = await makeTestServer();
});
afterEach(() => server.close());

const nothing = { kind: "LANDLORD_CONTACT", name: null, phone: null, postalAddress: null } as const;
const newEmail = "otto.neu@example.com";

test("a landlord spells the own name better and moves, for a new certificate, and both sides are told", async () => {
  const { refId, session, token, askAsLandlord, view, policy } = await makeAmended(server);
  const before = await view();
  const known = before?.landlordName ?? "";
  expect(codeOf(await askAsLandlord(nothing))).toBe("400 FIELD_REQUIRED");
  expect(codeOf(await askAsLandlord({ ...nothing, phone: { dialCode: "+49", number: "00000" } }))).toBe(
    "400 INVALID_PHONE_NUMBER",
  );
  // Whoever has the link names nobody else, at once or step by step.
  for (const name of ["Eva Neumann", `${known} Eva Neumann`, known])
    expect(codeOf(await askAsLandlord({ ...nothing, name })), name).toBe("400 FIELD_INVALID");
  const change = {
    ...nothing,
    name: `${known}e`,
    phone: { dialCode: "+49", number: "0170 2222789" },
    postalAddress: "Am Ring 1, 10115 Berlin",
  };
  for (const _lost of [1, 2]) expect((await askAsLandlord(change)).ok).toBe(true);
  expect(codeOf(await askAsLandlord({ ...nothing, name: `${known}exyz` }))).toBe("400 FIELD_INVALID");
  expect(await view()).toMatchObject({
    landlordName: change.name,
    landlordAddress: change.postalAddress,
    amendments: [{ change, state: "IN_FORCE" }],
  });
  expect((await policy())?.amendments).toMatchObject([{ change: { ...change, phone: null } }]);
  const check = async (code: string | null | undefined) =>
    (await server.call(getCertificate, { params: { code: code ?? "" } })).body?.status;
  expect([await check(before?.certificateCode), await check((await view())?.certificateCode)]).toEqual([
    "REPLACED",
    "GENUINE",
  ]);
  const [told] = await mailsTo(server, tenantEmail, /Angaben Ihres Vermieters/);
  expect(told?.text).toContain(`${change.name} statt ${known}`);
  expect(told?.text).toContain(change.postalAddress);
  expect(told?.text).not.toContain("789");
  expect(told?.attachments).toHaveLength(2);
  const [own] = await mailsTo(server, landlordEmail, /Ihre Angaben in der Mietbürgschaft/);
  expect(own?.text).toContain("•••789");
  const paper = await server.app.inject({ url: `/api/v1/landlord/${token}/certificate` });
  expect(readPlain(paper.rawPayload)).toContain(change.postalAddress);

  // A new address alone makes a certificate, a phone number does not.
  await askAsLandlord({ ...nothing, postalAddress: "Am Ring 2, 10115 Berlin" });
  const moved = (await view())?.certificateCode;
  expect((await askAsLandlord({ ...nothing, phone: { dialCode: "+49", number: "040 998877" } })).ok).toBe(true);
  expect((await view())?.certificateCode).toBe(moved);
  expect(await mailsTo(server, landlordEmail, /Ihre Angaben in der Mietbürgschaft/)).toHaveLength(3);
  expect(await mailsTo(server, tenantEmail, /Angaben Ihres Vermieters/)).toHaveLength(2);

  const staff = await logInAsStaff(server);
  const married = { change: { ...nothing, name: "Ottilie Neumann" }, note: "Brief mit Urkunde" };
  expect((await server.call(askAmendmentAsStaff, { params: { refId }, body: married }, staff)).ok).toBe(true);
  expect((await server.call(getStaffPolicy, { params: { refId } }, staff)).body).toMatchObject({
    landlordPhone: "+4940998877",
    terms: [{ number: 1 }, { number: 2 }, { number: 3 }, { number: 4, landlordName: "Ottilie Neumann" }],
  });
  const exported = await server.call(getOwnData, {}, await session());
  expect(JSON.stringify(exported.body)).not.toMatch(/998877|2222789/);
});

test("a landlord's new mailbox counts once it is confirmed and two days have passed, and can be taken back", async () => {
  const { token, askAsLandlord, view, policy } = await makeAmended(server, { at: "2027-02-10T09:00:00Z" });
  const change: AmendmentChange = { kind: "LANDLORD_EMAIL", email: newEmail };
  expect(codeOf(await askAsLandlord({ ...change, email: tenantEmail }))).toBe("409 EMAIL_ONBOARDING_MUST_BE_DIFFERENT");
  expect(codeOf(await askAsLandlord({ ...change, email: landlordEmail }))).toBe("400 FIELD_INVALID");
  expect((await askAsLandlord(change)).body?.amendments).toMatchObject([{ change, waitsFor: ["NEW_MAILBOX"] }]);
  expect((await policy())?.amendments).toEqual([]);
  const [warned] = await mailsTo(server, landlordEmail, /Neue E-Mail-Adresse/);
  expect(warned?.text).toContain("zurücknehmen");
  expect(warned?.text).not.toContain(newEmail);
  const confirm = async () => {
    const params = { token: await readMailedSecret(server, newEmail, "amendment") };
    expect((await server.call(getAmendmentLink, { params })).body).toMatchObject({ change });
    return server.call(answerAmendmentLink, { params, body: { agrees: true, reason: null } });
  };
  expect((await confirm()).body).toMatchObject({ state: "AGREED", from: "2027-02-12" });
  const amendmentId = (await view())?.amendments[0]?.id ?? "";
  expect((await server.call(takeBackAmendmentAsLandlord, { params: { token, amendmentId } })).ok).toBe(true);
  await runUntil(server, "2027-02-13T09:00:00Z");
  expect((await view())?.amendments).toMatchObject([{ state: "TAKEN_BACK" }]);

  expect((await askAsLandlord(change)).ok).toBe(true);
  await confirm();
  await runUntil(server, "2027-02-15T09:00:00Z");
  expect(codeOf(await server.call(getLandlordView, { params: { token } }))).toBe("404 TOKEN_UNKNOWN");
  expect((await mailsTo(server, landlordEmail, /andere E-Mail-Adresse/))[0]?.text).toContain(
    "auf Ihrer Seite gewünscht",
  );
  const link = await readLandlordToken(server, newEmail);
  expect((await server.call(getLandlordView, { params: { token: link } })).body?.amendments).toHaveLength(2);
});

test("a new mailbox for the landlord ends when somebody else becomes the landlord, or the desk corrects the mailbox", async () => {
  const { refId, askAsLandlord, ask } = await makeAmended(server, { at: "2027-02-10T09:00:00Z" });
  let staff = await logInAsStaff(server);
  const { db } = server.deps;
  const row = () => db.selectFrom("policy").selectAll().where("ref_id", "=", refId).executeTakeFirstOrThrow();
  const confirm = async (email: string) =>
    server.call(answerAmendmentLink, {
      params: { token: await readMailedSecret(server, email, "amendment") },
      body: { agrees: true, reason: null },
    });
  const sold: AmendmentChange = { kind: "NEW_LANDLORD", name: "Eva Neumann", email: "eva@example.com", address: null };
  await server.call(askAmendmentAsStaff, { params: { refId }, body: { change: sold, note: "Brief" } }, staff);
  await ask({ kind: "HOME", streetNumber: "13", unitName: null });
  expect((await askAsLandlord({ kind: "LANDLORD_EMAIL", email: newEmail })).ok).toBe(true);
  expect((await confirm(newEmail)).body).toMatchObject({ state: "AGREED" });
  expect((await confirm("eva@example.com")).body).toMatchObject({ state: "IN_FORCE" });
  // The new landlord is asked what the old one has not answered.
  const [asked] = await mailsTo(server, "eva@example.com", /bittet um/);
  expect(asked?.text).toContain("13");
  await runUntil(server, "2027-02-13T09:00:00Z");
  expect((await row()).landlord_email).toBe("eva@example.com");

  const token = await readLandlordToken(server, "eva@example.com");
  const takeOver = { kind: "LANDLORD_EMAIL" as const, email: newEmail };
  await server.call(askAmendmentAsLandlord, { params: { token }, body: { change: takeOver } });
  expect((await confirm(newEmail)).body).toMatchObject({ state: "AGREED" });
  staff = await logInAsStaff(server);
  const detail = { field: "EMAIL" as const, value: "eva.neumann@example.com" };
  const corrected = await server.call(
    correctContact,
    { params: { refId }, body: { party: "LANDLORD", detail } },
    staff,
  );
  expect(corrected.ok).toBe(true);
  expect(await mailsTo(server, "eva.neumann@example.com", /bittet um/)).toHaveLength(1);
  await runUntil(server, "2027-02-16T09:00:00Z");
  expect((await row()).landlord_email).toBe("eva.neumann@example.com");
});

test("the desk's correction of the tenant's mailbox ends a change of it, also the landlord's to the same one", async () => {
  const { refId, ask, askAsLandlord } = await makeAmended(server, { at: "2027-02-10T09:00:00Z" });
  const staff = await logInAsStaff(server);
  const confirm = async (email: string) =>
    server.call(answerAmendmentLink, {
      params: { token: await readMailedSecret(server, email, "amendment") },
      body: { agrees: true, reason: null },
    });
  const yearly = { change: { kind: "PAYMENT_PERIOD" as const, paymentPeriod: "YEARLY" as const }, note: "Brief" };
  await server.call(askAmendmentAsStaff, { params: { refId }, body: yearly }, staff);
  expect((await ask({ kind: "TENANT_EMAIL", email: "eve@example.com" })).ok).toBe(true);
  expect((await askAsLandlord({ kind: "LANDLORD_EMAIL", email: newEmail })).ok).toBe(true);
  expect((await confirm(newEmail)).body).toMatchObject({ state: "AGREED" });
  const detail = { field: "EMAIL" as const, value: newEmail };
  await server.call(correctContact, { params: { refId }, body: { party: "TENANT", detail } }, staff);
  expect(codeOf(await confirm("eve@example.com"))).toBe("409 POLICY_STATUS_CONFLICT");
  for (const email of [tenantEmail, newEmail])
    expect(await mailsTo(server, email, /Stimmen Sie dieser Änderung zu/), email).toHaveLength(1);
  await runUntil(server, "2027-02-13T09:00:00Z");
  const seen = (await server.call(getStaffPolicy, { params: { refId } }, await logInAsStaff(server))).body;
  expect(seen).toMatchObject({ tenantEmail: newEmail, landlordEmail });
  expect(seen?.amendments.map(({ change, state }) => `${change.kind} ${state}`).toSorted()).toEqual([
    "LANDLORD_EMAIL EXPIRED",
    "PAYMENT_PERIOD ASKED",
    "TENANT_EMAIL EXPIRED",
  ]);
});

test("a name that only the landlord's link has given makes nobody the payee of a claim", async () => {
  const { refId, askAsLandlord } = await makeAmended(server);
  const { db } = server.deps;
  const row = () => db.selectFrom("policy").selectAll().where("ref_id", "=", refId).executeTakeFirstOrThrow();
  const isPayee = async (holder: string) => (await findUnagreedPayee(db, await row(), holder)) === null;
  expect(await isPayee("Otto Kern")).toBe(true);
  // The tenant knew the mailbox alone.
  await inTransaction(db, (transaction) =>
    changeTerms(transaction, server.deps, { refId, change: { landlord_name: null } }),
  );
  for (const name of ["Hanna Muster", "Hanna Müster"])
    expect((await askAsLandlord({ ...nothing, name })).ok, name).toBe(true);
  expect(codeOf(await askAsLandlord({ ...nothing, name: "Eva Neumann" }))).toBe("400 FIELD_INVALID");
  expect(await isPayee("Hanna Müster")).toBe(false);
  const named = { change: { ...nothing, name: "Hanna Kern" }, note: "Mietvertrag gesehen" };
  const staff = await logInAsStaff(server);
  expect((await server.call(askAmendmentAsStaff, { params: { refId }, body: named }, staff)).problem).toBe(null);
  expect(await isPayee("Hanna Kern")).toBe(true);
});
