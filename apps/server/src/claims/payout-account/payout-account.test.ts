import {
  acceptClaim,
  enterPayoutAccount,
  getFinishPage,
  getLandlordView,
  getStaffClaim,
  keepPayoutAccount,
  mailAccountLink,
  objectToClaim,
  openPayoutAccount,
  recordClaimPayout,
  reportClaim,
} from "@kautia/contract";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { collectOwnData } from "../../account/own-data/collect.ts";
import { openSession, setPassword } from "#testing/people/accounts.ts";
import { loseStoredAnswers } from "#testing/server/lose-stored-answers.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { testAccount } from "#testing/policies/payout-accounts.ts";
import { makeAccepted, readLandlordToken, runUntil } from "#testing/policies/sign-policy.ts";
import { logInAsStaff } from "#testing/people/staff.ts";
import { sentMails } from "#testing/people/mails.ts";
import { settle } from "#testing/server/settle.ts";

// One server per test, because the clock never goes back.
let server: TestServer;
beforeEach(async () => {
  server = await makeTestServer();
});
afterEach(() => server.close());

const tenantEmail = "tenant@example.com";
const landlordEmail = "landlord@example.com";
const other = { iban: "AT61 1904 3002 3457 3201", holder: "Otto Kern" };
const day = 86_400_000;

async function makeLandlord({ claim = true } = {}) {
  const { token: tenantToken, refId } = await makeAccepted(server, { tenantEmail, landlordEmail });
  const token = await readLandlordToken(server, landlordEmail);
  await runUntil(server, "2027-02-01T09:00:00Z");
  const params = { token };
  const items = [{ description: "Miete", amount: 120.5 }];
  const reported = claim ? await server.call(reportClaim, { params, body: { items } }) : null;
  const enter = async (account: { iban: string; holder: string }, change?: string) => {
    const { body, problem } = await server.call(enterPayoutAccount, { params, body: { ...account, change } });
    return body?.payoutAccount ?? problem?.errorCode;
  };
  const look = async () => (await server.call(getLandlordView, { params })).body;
  return { tenantToken, refId, params, claimId: reported?.body?.claims[0]?.id ?? "", enter, look };
}

async function mails(subject: RegExp) {
  await settle(server);
  return (await sentMails(server)).filter((mail) => mail.to === landlordEmail && subject.test(mail.subject));
}
/** The secret of the newest mail with this subject. */
async function readSecret(subject: RegExp): Promise<string> {
  return /\?change=([0-9a-f]{32})/.exec((await mails(subject))[0]?.text ?? "")?.[1] ?? "";
}
async function changeToken(params: { token: string }): Promise<string> {
  expect((await server.call(mailAccountLink, { params })).body).toEqual({ sent: true });
  return readSecret(/Link zum Ändern/);
}
const pass = (time: number) => runUntil(server, new Date(server.deps.clock.now().getTime() + time).toISOString());

test("the account is requested once there is a claim, shown masked, announced by mail, and applies a day later", async () => {
  const { enter, look } = await makeLandlord();
  expect(await look()).toMatchObject({ asksForAccount: true, accountNeedsLink: false, payoutAccount: null });
  const [wrong] = [await enter({ ...testAccount, iban: "DE88 3704 0044 0532 0130 00" })];
  expect(wrong).toBe("FIELD_INVALID");
  const coming = { iban: "DE•• •••• 3000", holder: "Otto Kern", from: "2027-02-02T09:00:00.000Z" };
  expect(await enter(testAccount)).toEqual({ iban: null, holder: null, since: null, coming });
  expect(await look()).toMatchObject({ asksForAccount: false, accountNeedsLink: true });
  const told = await mails(/Konto für Auszahlungen ist eingetragen/);
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain("Gilt ab: 2. Februar 2027, 10:00 Uhr");
  expect(JSON.stringify(told)).not.toContain("0532");
  await pass(day - 1);
  expect((await look())?.payoutAccount).toMatchObject({ iban: null, coming });
  await pass(1);
  expect((await look())?.payoutAccount).toEqual({
    iban: "DE•• •••• 3000",
    holder: "Otto Kern",
    since: "2027-02-02T09:00:00.000Z",
    coming: null,
  });
});

test("a repeated request succeeds again, even if the stored response was lost, and counts once", async () => {
  const { params, look } = await makeLandlord();
  const send = async (account: { iban: string; holder: string }, key: string, change?: string) => {
    await loseStoredAnswers(server);
    const call = { params, body: { ...account, change } };
    const { body, problem } = await server.call(enterPayoutAccount, call, { "idempotency-key": key });
    return problem?.errorCode ?? body?.payoutAccount?.coming?.iban;
  };
  const first = "account-of-the-landlord";
  expect([await send(testAccount, first), await send(testAccount, first)]).toEqual([
    "DE•• •••• 3000",
    "DE•• •••• 3000",
  ]);
  expect(await mails(/Konto für Auszahlungen/)).toHaveLength(1);
  expect(await send(other, first)).toBe("IDEMPOTENCY_KEY_REUSED");

  const change = await changeToken(params);
  const second = "other-account-of-the-landlord";
  expect([await send(other, second, change), await send(other, second, change)]).toEqual([
    "AT•• •••• 3201",
    "AT•• •••• 3201",
  ]);
  expect(await send(other, "somebody-elses-request", change)).toBe("STEP_NOT_ALLOWED");

  const keep = async () => {
    await loseStoredAnswers(server);
    const call = { params, body: { change: link } };
    return (await server.call(keepPayoutAccount, call, { "idempotency-key": "keep-the-account" })).problem?.errorCode;
  };
  const link = await changeToken(params);
  expect([await keep(), await keep()]).toEqual([undefined, undefined]);
  expect((await look())?.payoutAccount ?? null).toBeNull();
});

test("cannot be entered without a claim, nor seen or changed by the short link", async () => {
  const { enter, look, tenantToken } = await makeLandlord({ claim: false });
  expect(await look()).toMatchObject({ asksForAccount: false });
  expect(await enter(testAccount)).toBe("STEP_NOT_ALLOWED");
  const finish = await server.call(getFinishPage, { params: { token: tenantToken } });
  const params = { token: finish.body?.shortUrl.split("/").at(-1) ?? "" };
  for (const refused of [
    await server.call(enterPayoutAccount, { params, body: testAccount }),
    await server.call(mailAccountLink, { params }),
    await server.call(keepPayoutAccount, { params, body: {} }),
  ])
    expect(refused.problem?.errorCode).toBe("STEP_NOT_ALLOWED");
});

test("changes only by a one-time mailed link, a day later, and with a warning by mail", async () => {
  const { enter, look, params } = await makeLandlord();
  expect((await server.call(mailAccountLink, { params })).problem?.errorCode).toBe("STEP_NOT_ALLOWED");
  await enter(testAccount);
  await pass(day);
  expect(await enter(other)).toBe("STEP_NOT_ALLOWED");
  expect(await enter(other, "0".repeat(32))).toBe("STEP_NOT_ALLOWED");
  const change = await changeToken(params);
  const coming = { iban: "AT•• •••• 3201", holder: "Otto Kern", from: "2027-02-03T09:00:00.000Z" };
  expect(await enter(other, change)).toMatchObject({ iban: "DE•• •••• 3000", coming });
  expect(await enter({ ...other, holder: "Eve" }, change)).toBe("STEP_NOT_ALLOWED");
  const [told] = await mails(/Konto für Auszahlungen ändert sich/);
  expect(told?.text).toContain("Gilt ab: 3. Februar 2027, 10:00 Uhr");
  await pass(day - 1);
  expect((await look())?.payoutAccount).toMatchObject({ iban: "DE•• •••• 3000" });
  await pass(1);
  expect((await look())?.payoutAccount).toMatchObject({ iban: "AT•• •••• 3201", coming: null });
});

test("refuses the stored account like any other, so that nobody with an old link can guess it", async () => {
  const { enter } = await makeLandlord();
  await enter(testAccount);
  for (const wait of [0, day]) {
    await pass(wait);
    expect(await enter(testAccount)).toBe("STEP_NOT_ALLOWED");
    expect(await enter({ ...testAccount, holder: "Eve" })).toBe("STEP_NOT_ALLOWED");
    expect(await enter(other)).toBe("STEP_NOT_ALLOWED");
  }
});

test("the account stays the same if the landlord discards the change by the mailed link, which a mail confirms", async () => {
  const { enter, look, params } = await makeLandlord();
  await enter(testAccount);
  await pass(day);
  await enter(other, await changeToken(params));
  const change = await readSecret(/Konto für Auszahlungen ändert sich/);
  const kept = await server.call(keepPayoutAccount, { params, body: { change } });
  expect(kept.body?.payoutAccount).toMatchObject({ iban: "DE•• •••• 3000", coming: null });
  const [told] = await mails(/Konto verworfen/);
  expect(told?.text).toContain("Es gilt weiter: DE•• •••• 3000");
  await pass(day);
  expect((await look())?.payoutAccount).toMatchObject({ iban: "DE•• •••• 3000" });
});

test("cannot be changed by a mailed link that is a day old", async () => {
  const { enter, params } = await makeLandlord();
  await enter(testAccount);
  const late = await changeToken(params);
  await pass(day);
  expect(await enter(other, late)).toBe("STEP_NOT_ALLOWED");
  expect((await server.call(keepPayoutAccount, { params, body: { change: late } })).problem?.errorCode).toBe(
    "STEP_NOT_ALLOWED",
  );
});

test("an old link cannot undo the landlord's correction of an account that somebody else entered", async () => {
  const { enter, look, params } = await makeLandlord();
  await enter({ ...other, holder: "Eve" });
  // The mail about it goes to the landlord, who drops the account and enters the right one.
  const warned = await readSecret(/Konto für Auszahlungen ist eingetragen/);
  const dropped = await server.call(keepPayoutAccount, { params, body: { change: warned } });
  expect(dropped.body).toMatchObject({ payoutAccount: null, accountNeedsLink: true });
  expect(await enter({ ...other, holder: "Eve" })).toBe("STEP_NOT_ALLOWED");
  expect(await enter(testAccount, await changeToken(params))).toMatchObject({ coming: { iban: "DE•• •••• 3000" } });
  for (const body of [{}, { change: warned }, { change: "0".repeat(32) }])
    expect((await server.call(keepPayoutAccount, { params, body })).problem?.errorCode).toBe("STEP_NOT_ALLOWED");
  await pass(day);
  expect((await look())?.payoutAccount).toMatchObject({ iban: "DE•• •••• 3000", holder: "Otto Kern" });
});

test("only the person who transfers the money sees the whole account, opening it is recorded, and a payout requires it", async () => {
  const { enter, refId, claimId, params } = await makeLandlord();
  await setPassword(server, tenantEmail);
  const session = await openSession(server, tenantEmail);
  const claim = { params: { claimId } };
  await server.call(objectToClaim, { params: { refId, claimId }, body: { text: "Nein." } }, session);
  const staff = await logInAsStaff(server);
  const granted = await server.call(acceptClaim, { ...claim, body: {} }, staff);
  expect(granted.body).toMatchObject({ mayPayOut: false, payoutAccount: null });
  const payOut = (by = staff) =>
    server.call(
      recordClaimPayout,
      { ...claim, body: { amount: 120.5, paidOn: "2027-02-01", reference: "Bürgschaft" } },
      by,
    );
  expect((await payOut()).problem?.errorCode).toBe("STEP_NOT_ALLOWED");
  expect((await server.call(openPayoutAccount, claim, staff)).problem?.errorCode).toBe("STEP_NOT_ALLOWED");

  await enter(testAccount);
  // Shown from the start, and not used until the landlord has had a day to object.
  expect((await server.call(getStaffClaim, claim, staff)).body).toMatchObject({
    mayPayOut: false,
    payoutAccount: { iban: null, coming: { iban: "DE•• •••• 3000", holder: "Otto Kern" } },
  });
  expect((await payOut()).problem?.errorCode).toBe("STEP_NOT_ALLOWED");
  expect((await server.call(openPayoutAccount, claim, staff)).problem?.errorCode).toBe("STEP_NOT_ALLOWED");
  await pass(day);
  const nextDay = await logInAsStaff(server);
  expect((await server.call(getStaffClaim, claim, nextDay)).body).toMatchObject({
    mayPayOut: true,
    payoutAccount: { iban: "DE•• •••• 3000" },
  });
  const opened = await server.call(openPayoutAccount, claim, nextDay);
  expect(opened.body).toEqual({ iban: "DE89370400440532013000", holder: "Otto Kern" });
  const acts = server.deps.db.selectFrom("staff_act").selectAll().where("act", "=", "open-payout-account");
  expect(await acts.execute()).toMatchObject([{ ref_id: refId, detail: { claim: claimId } }]);
  // Before the payout is recorded, another account becomes valid.
  await enter(other, await changeToken(params));
  await pass(day);
  const later = await logInAsStaff(server);
  expect((await server.call(getStaffClaim, claim, later)).body).toMatchObject({
    payoutAccount: { iban: "AT•• •••• 3201" },
  });
  expect((await payOut(later)).body).toMatchObject({ state: "PAID" });
  const paid = await server.deps.db.selectFrom("claim_payout").select("account_id").executeTakeFirstOrThrow();
  const auditedActs = server.deps.db.selectFrom("staff_act").select(sql<string>`detail ->> 'account'`.as("account"));
  const first = await auditedActs.where("act", "=", "open-payout-account").executeTakeFirstOrThrow();
  expect(paid.account_id).toBe(first.account);

  const account = await server.deps.db.selectFrom("account").select(["id", "email"]).executeTakeFirstOrThrow();
  const own = JSON.stringify(await collectOwnData(server.deps, account, { country: "de", language: "de" }));
  expect(own).not.toMatch(/DE89|0532013000|"iban"|"holder"/);
});
