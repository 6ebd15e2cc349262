import {
  acceptAsLandlord,
  type AmendmentChange,
  answerAmendmentAsLandlord,
  answerAmendmentLink,
  askAmendment,
  askAmendmentAsLandlord,
  enterPayoutAccount,
  getAmendmentLink,
  getLandlordView,
  getPolicy,
  releaseAsLandlord,
  reportClaim,
  takeBackAmendment,
} from "@kautia/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openSession, readMailedSecret, setPassword } from "#testing/people/accounts.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { mailsTo } from "#testing/people/mails.ts";
import { makeAccepted, makeSigned, readLandlordToken, runUntil } from "#testing/policies/sign-policy.ts";

// A server for each test, because the clock cannot go back.
let server: TestServer;
beforeEach(async () => {
  server = await makeTestServer();
});
afterEach(() => server.close());

const tenantEmail = "jana@example.com";
const oldEmail = "alt@example.com";
const newEmail = "neu@example.com";
const sold: AmendmentChange = {
  kind: "NEW_LANDLORD",
  name: "Eva Neumann",
  email: newEmail,
  address: "Am Ring 1, 10115 Berlin",
};

async function makeHome() {
  const { refId } = await makeAccepted(server, { tenantEmail, landlordEmail: oldEmail });
  await setPassword(server, tenantEmail);
  await runUntil(server, "2027-02-10T09:00:00Z");
  const session = await openSession(server, tenantEmail);
  const token = await readLandlordToken(server, oldEmail);
  return { refId, session, token };
}
const linkOf = (email: string) => readMailedSecret(server, email, "amendment");
const answer = (token: string, agrees = true, reason = "") =>
  server.call(answerAmendmentLink, { params: { token }, body: { agrees, reason } });
const view = async (token: string) => server.call(getLandlordView, { params: { token } });

test("a new landlord whom the old one named accepts by the mailed link, and two days after the question the old link ends", async () => {
  const { refId, token } = await makeHome();
  const asked = await server.call(askAmendmentAsLandlord, { params: { token }, body: { change: sold } });
  expect(asked.body?.amendments).toMatchObject([{ state: "ASKED", waitsFor: ["NEW_LANDLORD"], mayTakeBack: true }]);
  const link = await linkOf(newEmail);
  expect((await server.call(getAmendmentLink, { params: { token: link } })).body).toMatchObject({
    coTenantNames: [],
    change: sold,
    state: "ASKED",
    tenantName: "Jana Weiß",
    landlordName: "Otto Kern",
  });
  expect((await answer(link)).body).toMatchObject({ state: "AGREED", from: "2027-02-12" });
  expect((await answer(link)).body).toMatchObject({ state: "AGREED" });
  const [asks] = await mailsTo(server, oldEmail, /Uns wurde ein neuer Vermieter genannt/);
  expect(asks?.text).toContain("Waren Sie das nicht, nehmen Sie es bitte gleich zurück");
  await runUntil(server, "2027-02-11T22:59:59Z");
  expect((await view(token)).body).toMatchObject({ landlordName: "Otto Kern", amendments: [{ mayTakeBack: true }] });
  await runUntil(server, "2027-02-11T23:00:00Z");
  expect((await view(token)).problem?.errorCode).toBe("TOKEN_UNKNOWN");
  const release = await server.call(releaseAsLandlord, { params: { token }, body: { signature: true } });
  expect(release.problem?.errorCode).toBe("TOKEN_UNKNOWN");
  const session = await openSession(server, tenantEmail);
  const policy = (await server.call(getPolicy, { params: { refId } }, session)).body;
  expect(policy).toMatchObject({
    landlordName: "Eva Neumann",
    amendments: [{ state: "IN_FORCE", change: { email: null } }],
  });
  expect((await mailsTo(server, tenantEmail)).map(({ subject }) => subject)).toContain(
    "Ihre Mietbürgschaft gilt jetzt für Ihren neuen Vermieter",
  );
  const [told] = await mailsTo(server, oldEmail, /sichert Sie nicht mehr ab/);
  expect(told?.text).not.toContain("/landlord/");
  const now = await view(await readLandlordToken(server, newEmail));
  expect(now.body).toMatchObject({
    landlordName: "Eva Neumann",
    landlordAddress: "Am Ring 1, 10115 Berlin",
    mayRelease: true,
    replacedOn: null,
  });
  const [confirmed] = await mailsTo(server, newEmail, /sichert jetzt Sie ab/);
  expect(confirmed?.attachments).toHaveLength(1);
});

test("a new landlord who agrees after the two days to take it back is the landlord from that day on", async () => {
  const { token } = await makeHome();
  await server.call(askAmendmentAsLandlord, { params: { token }, body: { change: sold } });
  const link = await linkOf(newEmail);
  await runUntil(server, "2027-02-20T09:00:00Z");
  expect((await answer(link)).body).toMatchObject({ state: "IN_FORCE", from: "2027-02-20" });
});

test("a tenant who names a new landlord waits for 14 days, in which the old one can object", async () => {
  const { refId, session, token } = await makeHome();
  const ask = () => server.call(askAmendment, { params: { refId }, body: { change: sold } }, session);
  const id = (await ask()).body?.amendments[0]?.id ?? "";
  expect((await ask()).body?.amendments).toHaveLength(1);
  expect(await mailsTo(server, oldEmail, /Uns wurde ein neuer Vermieter genannt/)).toHaveLength(1);
  expect((await answer(await linkOf(newEmail))).body).toMatchObject({ state: "AGREED", from: "2027-02-24" });
  await runUntil(server, "2027-02-23T09:00:00Z");
  expect((await view(token)).body).toMatchObject({
    landlordName: "Otto Kern",
    amendments: [{ state: "AGREED", mayRefuse: true, mayAgree: false, change: { email: null } }],
  });
  const objected = await server.call(answerAmendmentAsLandlord, {
    params: { token, amendmentId: id },
    body: { agrees: false, reason: "Ich habe nicht verkauft." },
  });
  expect(objected.body?.amendments).toMatchObject([{ state: "REFUSED", reason: "Ich habe nicht verkauft." }]);
  await runUntil(server, "2027-03-10T09:00:00Z");
  expect((await view(token)).body?.landlordName).toBe("Otto Kern");
  const [undone] = await mailsTo(server, tenantEmail, /Wechsel des Vermieters/);
  expect(undone?.text).toContain("Ich habe nicht verkauft.");
  const again = await openSession(server, tenantEmail);
  await server.call(askAmendment, { params: { refId }, body: { change: sold } }, again);
  await answer(await linkOf(newEmail));
  await runUntil(server, "2027-03-23T22:59:59Z");
  expect((await view(token)).body?.landlordName).toBe("Otto Kern");
  await runUntil(server, "2027-03-24T00:00:00Z");
  expect((await view(token)).problem?.errorCode).toBe("TOKEN_UNKNOWN");
});

test("claims of the old landlord stay theirs, with their own account and page", async () => {
  const { token } = await makeHome();
  const items = [{ description: "Parkett", amount: 500 }];
  await server.call(reportClaim, { params: { token }, body: { items } });
  await server.call(askAmendmentAsLandlord, { params: { token }, body: { change: sold } });
  await answer(await linkOf(newEmail));
  await runUntil(server, "2027-02-11T12:00:00Z");
  const account = { iban: "DE89370400440532013000", holder: "Otto Kern", change: null };
  await server.call(enterPayoutAccount, { params: { token }, body: account });
  await runUntil(server, "2027-02-12T11:00:00Z");
  const newToken = await readLandlordToken(server, newEmail);
  expect((await view(newToken)).body).toMatchObject({ claims: [], payoutAccount: null, claimable: 1000 });
  const formerToken = await readLandlordToken(server, oldEmail);
  expect(formerToken).not.toBe(token);
  const former = (await view(formerToken)).body;
  expect(former).toMatchObject({
    landlordName: "Otto Kern",
    replacedOn: "2027-02-12",
    claims: [{ amount: 500 }],
    claimable: null,
    mayRelease: false,
    hasCertificate: false,
    line: [],
    payoutAccount: { coming: { iban: "DE•• •••• 3000" } },
  });
  for (const [call, body] of [
    [reportClaim, { items }],
    [releaseAsLandlord, { signature: true }],
    [askAmendmentAsLandlord, { change: sold }],
  ] as const)
    expect((await server.call(call, { params: { token: formerToken }, body: body as never })).problem?.errorCode).toBe(
      "STEP_NOT_ALLOWED",
    );
  await server.call(reportClaim, {
    params: { token: newToken },
    body: { items: [{ description: "Tür", amount: 1000 }] },
  });
  expect((await view(formerToken)).body?.claims).toHaveLength(1);
  expect((await view(newToken)).body?.claims).toMatchObject([{ amount: 1000 }]);
  const own = { iban: "DE75512108001245126199", holder: "Eva Neumann", change: null };
  expect((await server.call(enterPayoutAccount, { params: { token: newToken }, body: own })).ok).toBe(true);
  expect((await view(formerToken)).body?.payoutAccount?.coming?.iban).toBe("DE•• •••• 3000");
  expect((await view(newToken)).body?.payoutAccount?.coming?.iban).toBe("DE•• •••• 6199");
});

test("a tenant's new email address counts once its link was followed, also while the landlord's answer is on its way", async () => {
  const { refId } = await makeSigned(server, { tenantEmail, landlordEmail: oldEmail });
  await setPassword(server, tenantEmail);
  const session = await openSession(server, tenantEmail);
  const body = { change: { kind: "TENANT_EMAIL" as const, email: newEmail } };
  await server.call(askAmendment, { params: { refId }, body }, session);
  const link = await linkOf(newEmail);
  expect(await mailsTo(server, tenantEmail, /andere E-Mail-Adresse/)).toEqual([]);
  const token = await readLandlordToken(server, oldEmail);
  expect((await view(token)).body?.amendments).toEqual([]);
  expect((await answer(link)).body).toMatchObject({ state: "IN_FORCE" });
  expect((await server.call(getPolicy, { params: { refId } }, session)).problem?.errorCode).toBe("LOGIN_REQUIRED");
  const [told] = await mailsTo(server, tenantEmail, /andere E-Mail-Adresse/);
  expect(told?.text).toContain("Sie haben die E-Mail-Adresse");
  await server.call(acceptAsLandlord, { params: { token } });
  expect(await mailsTo(server, newEmail, /angenommen/)).toHaveLength(1);
  const now = await openSession(server, newEmail);
  expect((await server.call(getPolicy, { params: { refId } }, now)).body?.amendments).toMatchObject([
    { state: "IN_FORCE", mayTakeBack: false },
  ]);
});

test("refuses other people's changes, a second one of its kind, and what is decided", async () => {
  const { refId, session, token } = await makeHome();
  await makeSigned(server, { tenantEmail: "eve@example.com", insuranceStart: "2027-06-01" });
  await setPassword(server, "eve@example.com");
  const eve = await openSession(server, "eve@example.com");
  const ask = (change: AmendmentChange, by = session) =>
    server.call(askAmendment, { params: { refId }, body: { change } }, by);
  expect((await ask(sold, eve)).problem?.errorCode).toBe("POLICY_UNKNOWN");
  const id = (await ask(sold)).body?.amendments[0]?.id ?? "";
  expect((await ask({ ...sold, name: "Jemand Anderes" })).problem?.errorCode).toBe("AMENDMENT_OPEN");
  expect((await ask({ kind: "TENANT_EMAIL", email: oldEmail })).problem?.errorCode).toBe(
    "EMAIL_ONBOARDING_MUST_BE_DIFFERENT",
  );
  expect((await ask({ ...sold, email: tenantEmail })).problem?.errorCode).toBe("AMENDMENT_OPEN");
  for (const amendmentId of ["x", crypto.randomUUID()])
    expect((await server.call(takeBackAmendment, { params: { refId, amendmentId } }, session)).problem?.errorCode).toBe(
      "NOT_FOUND",
    );
  const agreed = { params: { token, amendmentId: id }, body: { agrees: true, reason: null } };
  expect((await server.call(answerAmendmentAsLandlord, agreed)).problem?.errorCode).toBe("POLICY_STATUS_CONFLICT");
  const back = () => server.call(takeBackAmendment, { params: { refId, amendmentId: id } }, session);
  expect((await back()).body?.amendments).toMatchObject([{ state: "TAKEN_BACK" }]);
  expect((await back()).ok).toBe(true);
  expect((await answer(await linkOf(newEmail))).problem?.errorCode).toBe("POLICY_STATUS_CONFLICT");
});

test("only one of two simultaneous answers counts, and an unanswered change expires after 30 days", async () => {
  const { refId, session, token } = await makeHome();
  await server.call(askAmendmentAsLandlord, { params: { token }, body: { change: sold } });
  const link = await linkOf(newEmail);
  const both = await Promise.all([answer(link, true), answer(link, false)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  const change = { kind: "TENANT_EMAIL" as const, email: "spaeter@example.com" };
  await server.call(askAmendment, { params: { refId }, body: { change } }, session);
  await runUntil(server, "2027-03-12T22:59:59Z");
  const state = async () => {
    const policy = await server.call(getPolicy, { params: { refId } }, await openSession(server, tenantEmail));
    return policy.body?.amendments.find(({ change: { kind } }) => kind === "TENANT_EMAIL")?.state;
  };
  expect(await state()).toBe("ASKED");
  await runUntil(server, "2027-03-12T23:00:00Z");
  expect(await state()).toBe("EXPIRED");
});
