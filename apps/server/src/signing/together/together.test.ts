import {
  buildUrl,
  consentTextVersion,
  correctCoTenantEmail,
  correctCoTenantName,
  type CoTenant,
  getCoSigning,
  getCoTenantDocument,
  getCoTenantPage,
  getTenant,
  refuseAsCoTenant,
  remindCoTenant,
  saveRentPropertyDetails,
  saveRentTime,
  signAsCoTenant,
  signContract,
} from "@kautia/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  allConsents,
  ben as benNamed,
  cem as cemNamed,
  dora as doraNamed,
  openCoTenantPage,
  readCoTenantToken,
  signWithLink,
} from "#testing/policies/co-tenants.ts";
import { hashToken } from "../../platform/tokens.ts";
import { runUntil, signFirst } from "#testing/policies/sign-policy.ts";
import { findRecipients, sentMails } from "#testing/people/mails.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { settle } from "#testing/server/settle.ts";

let server: TestServer;
let count = 0;
let first = "";
let landlordEmail = "";
let ben: CoTenant;
let cem: CoTenant;
beforeAll(async () => {
  server = await makeTestServer();
});
afterAll(() => server.close());
// People of their own in each test, because a mailbox gets only so many mails.
beforeEach(() => {
  count += 1;
  first = `mara${count}@example.com`;
  landlordEmail = `landlord${count}@example.com`;
  ben = { ...benNamed, email: `ben${count}@example.com` };
  cem = { ...cemNamed, email: `cem${count}@example.com` };
});

const address = () => ({ street: "Torstraße", streetNumber: String(100 + count), zip: "10119", city: "Berlin" });
const options = (...coTenants: CoTenant[]) => ({
  tenantEmail: first,
  landlordEmail,
  coTenants,
  address: address(),
  insuranceStart: days(60).slice(0, 10),
});
const wait = (...coTenants: CoTenant[]) => signFirst(server, options(...coTenants));
const coSigningOf = async (token: string) =>
  (await server.call(getCoSigning, { params: { token } })).body?.coSigning ?? null;
const policyOf = (refId: string) =>
  server.deps.db.selectFrom("policy").selectAll().where("ref_id", "=", refId).executeTakeFirst();
const signAgain = (token: string) => server.call(signContract, { body: { token, signature: true } });
const days = (number: number) => new Date(server.deps.clock.now().getTime() + number * 86_400_000).toISOString();

test("the policy is signed and the landlord invited once all tenants have signed", async () => {
  const { token, refId } = await wait(ben, cem);
  expect((await server.call(getTenant, { params: { token } })).body?.lastCompletedPage).toBe("PAYMENT_PERIOD");
  expect(await policyOf(refId)).toBeUndefined();
  expect(await coSigningOf(token)).toMatchObject({
    coverStart: days(60).slice(0, 10),
    people: [
      { firstName: "Ben", state: "INVITED", mayRemind: false },
      { firstName: "Cem", state: "INVITED" },
    ],
    stopped: null,
  });

  const bens = await readCoTenantToken(server, ben);
  expect((await signWithLink(server, bens)).body).toMatchObject({ state: "SIGNED", contractNumber: null });
  expect(await policyOf(refId)).toBeUndefined();
  await settle(server);
  expect(await sentMails(server, first, /Ben Beispiel hat unterschrieben/)).toHaveLength(1);
  expect(await sentMails(server, landlordEmail)).toEqual([]);

  const signed = await signWithLink(server, await readCoTenantToken(server, cem));
  const policy = await policyOf(refId);
  expect(signed.body).toMatchObject({ state: "CONCLUDED", contractNumber: policy?.contract_number });
  expect(await openCoTenantPage(server, bens)).toMatchObject({ state: "CONCLUDED", contract: null });
  expect(policy?.cover_state).toBe("SIGNED");
  expect((await server.call(getTenant, { params: { token } })).body?.lastCompletedPage).toBe("PAYMENT");
  expect(await coSigningOf(token)).toBeNull();
  await settle(server);
  expect(await sentMails(server, landlordEmail)).toHaveLength(1);
  for (const email of [first, ben.email, cem.email])
    expect(await sentMails(server, email, /ist unterschrieben/)).toEqual([
      expect.objectContaining({ attachments: expect.arrayContaining([expect.anything()]) }),
    ]);
});

test("in a flat-share of four, links and answers reach everybody on the day, although no mail to the first tenant was opened", async () => {
  const dora = { ...doraNamed, email: `dora${count}@example.com` };
  await wait(ben, cem, dora);
  await signWithLink(server, await readCoTenantToken(server, ben));
  const cems = await readCoTenantToken(server, cem);
  await server.call(refuseAsCoTenant, { params: { token: cems }, body: { reason: null } });
  await signWithLink(server, await readCoTenantToken(server, dora));
  await settle(server);
  expect((await sentMails(server, first)).map(({ subject }) => subject)).toEqual(
    expect.arrayContaining([
      expect.stringContaining("Ben Beispiel hat unterschrieben"),
      expect.stringContaining("Cem Can möchte nicht unterschreiben"),
      expect.stringContaining("Dora Dahl hat unterschrieben"),
    ]),
  );
});

test("records where from, when and with which consents each co-tenant signed", async () => {
  const { refId } = await wait(ben);
  await signWithLink(server, await readCoTenantToken(server, ben));
  const rows = await server.deps.db.selectFrom("co_tenant").selectAll().where("ref_id", "=", refId).execute();
  expect(rows).toEqual([
    expect.objectContaining({
      state: "SIGNED",
      answered_at: server.deps.clock.now(),
      ip: "127.0.0.1",
      consents: { ...allConsents, textVersion: consentTextVersion, documents: expect.any(Array) },
      birth_date: ben.birthDate,
      next_at: null,
    }),
  ]);
  expect(rows[0]?.consents?.documents).toContainEqual(
    expect.objectContaining({ kind: "terms-of-use", language: "de" }),
  );
});

test("the link shows the contract and nothing that is only the first tenant's", async () => {
  const { token } = await wait(ben, cem);
  const page = await server.call(getCoTenantPage, { params: { token: await readCoTenantToken(server, ben) } });
  const record = (await server.call(getTenant, { params: { token } })).body;
  expect(page.body).toMatchObject({
    state: "WAITING",
    contract: { shown: { fullAddress: record?.address?.fullAddress, premiumAmount: record?.premiumAmount } },
    asks: { electronicCommunication: false, earlyFulfilment: false },
    tenants: [
      { state: "SIGNED", isYou: false },
      { name: "Ben Beispiel", state: "INVITED", isYou: true },
      { name: "Cem Can", state: "INVITED", isYou: false },
    ],
  });
  const shown = JSON.stringify(page.body);
  for (const secret of [
    first,
    cem.email,
    cem.birthDate,
    record?.refId,
    token,
    "1990-05-17",
    record?.userInfo?.phone?.number,
  ])
    expect(shown).not.toContain(secret);
});

test("the documents open with the link while there is something to sign", async () => {
  const { token } = await wait(ben);
  const bens = await readCoTenantToken(server, ben);
  const open = (kind: string) => server.app.inject({ url: buildUrl(getCoTenantDocument, { token: bens, kind }) });
  const contract = (await open("contract")).payload;
  expect(contract).toContain("Ben Beispiel");
  expect(contract).not.toContain(first);
  expect(contract).not.toContain("17. Mai 1990");
  expect((await open("avb")).statusCode).toBe(200);
  expect((await open("certificate")).statusCode).toBe(404);
  await server.call(saveRentTime, { body: { token, rentTime: 3 } });
  expect((await open("contract")).json()).toMatchObject({ errorCode: "STEP_NOT_ALLOWED" });
});

test("nobody signs under another name, without the consents, or what the page did not show", async () => {
  const { refId } = await wait(ben, cem);
  const token = await readCoTenantToken(server, ben);
  const { contract } = await openCoTenantPage(server, token);
  if (!contract) throw new Error("no contract");
  const sign = (change: object) => {
    const body = { shown: contract.shown, firstName: "Ben", lastName: "Beispiel", consents: allConsents, ...change };
    return server.call(signAsCoTenant, { params: { token }, body });
  };
  expect((await sign({ lastName: "Fremd" })).problem).toMatchObject({
    errorCode: "FIELD_INVALID",
    data: { fields: [{ path: "lastName" }] },
  });
  expect((await sign({ firstName: "Cem", lastName: "Can" })).problem?.errorCode).toBe("FIELD_INVALID");
  expect((await sign({ consents: { ...allConsents, termsAndPrivacy: false } })).problem).toMatchObject({
    errorCode: "CONSENT_REQUIRED",
    data: { fields: [{ path: "consents.termsAndPrivacy" }] },
  });
  for (const change of [{ premiumAmount: 1 }, { coTenantNames: ["Ben Beispiel", "Dora Dahl"] }])
    expect((await sign({ shown: { ...contract.shown, ...change } })).problem?.errorCode).toBe("OFFER_CHANGED");
  const states = await server.deps.db.selectFrom("co_tenant").select("state").where("ref_id", "=", refId).execute();
  expect(states).toEqual([{ state: "INVITED" }, { state: "INVITED" }]);
});

test("two who sign at once conclude one contract", async () => {
  const { refId } = await wait(ben, cem);
  const tokens = [await readCoTenantToken(server, ben), await readCoTenantToken(server, cem)];
  const signed = await Promise.all([...tokens, ...tokens].map((token) => signWithLink(server, token)));
  expect(signed.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await policyOf(refId))?.cover_state).toBe("SIGNED");
  expect(await findRecipients(server, "contract-signed-together")).toEqual(
    expect.arrayContaining([ben.email, cem.email]),
  );
});

test("a signature at the same time as a refusal leaves either a contract or a refusal", async () => {
  const { refId } = await wait(ben, cem);
  const [bens, cems] = [await readCoTenantToken(server, ben), await readCoTenantToken(server, cem)];
  await signWithLink(server, bens);
  const [signed, refused] = await Promise.all([
    signWithLink(server, cems),
    server.call(refuseAsCoTenant, { params: { token: bens }, body: { reason: null } }),
  ]);
  expect(signed.status).toBe(200);
  const concluded = (await policyOf(refId)) !== undefined;
  expect(refused.ok).toBe(!concluded);
  expect((await openCoTenantPage(server, bens)).state).toBe(concluded ? "CONCLUDED" : "REFUSED");
});

test.each(["rent time", "deposit"])(
  "a change of the %s while somebody signs never becomes a contract that not all have signed",
  async (what) => {
    const { token, refId } = await wait(ben);
    const bens = await readCoTenantToken(server, ben);
    const { contract } = await openCoTenantPage(server, bens);
    if (!contract) throw new Error("no contract");
    const body = { shown: contract.shown, firstName: "Ben", lastName: "Beispiel", consents: allConsents };
    const [signed, changed] = await Promise.all([
      server.call(signAsCoTenant, { params: { token: bens }, body }),
      what === "deposit"
        ? server.call(saveRentPropertyDetails, { body: { token, coldRentAmount: 800, rentDepositAmount: 1400 } })
        : server.call(saveRentTime, { body: { token, rentTime: 2 } }),
    ]);
    const concluded = (await policyOf(refId)) !== undefined;
    expect(signed.ok).toBe(concluded);
    expect(changed.ok).toBe(!concluded);
  },
);

test("any change voids all signatures, and all sign again with the links they have", async () => {
  const { token, refId } = await wait(ben, cem);
  const bens = await readCoTenantToken(server, ben);
  await signWithLink(server, bens);
  await server.call(saveRentTime, { body: { token, rentTime: 3 } });
  expect(await coSigningOf(token)).toBeNull();
  expect(await openCoTenantPage(server, bens)).toMatchObject({ state: "CHANGED", contract: null });
  const stale = await server.call(refuseAsCoTenant, { params: { token: bens }, body: { reason: null } });
  expect(stale.problem?.errorCode).toBe("POLICY_STATUS_CONFLICT");

  expect((await signAgain(token)).body).toEqual({ lastCompletedPage: "PAYMENT_PERIOD" });
  expect((await coSigningOf(token))?.people.map(({ state }) => state)).toEqual(["INVITED", "INVITED"]);
  expect((await openCoTenantPage(server, bens)).state).toBe("WAITING");
  await settle(server);
  expect(await sentMails(server, ben.email, /noch einmal/)).toHaveLength(1);
  await signWithLink(server, bens);
  await signWithLink(server, await readCoTenantToken(server, cem));
  expect((await policyOf(refId))?.cover_state).toBe("SIGNED");
});

test("signing twice as the first tenant invites nobody twice", async () => {
  const { token } = await wait(ben);
  await Promise.all([signAgain(token), signAgain(token)]);
  expect((await findRecipients(server, "co-tenant-invitation")).filter((email) => email === ben.email)).toHaveLength(1);
});

test("a co-tenant who refuses is shown with the reason, may be asked again, and may sign after all", async () => {
  const { token, refId } = await wait(ben);
  const bens = await readCoTenantToken(server, ben);
  const refused = await server.call(refuseAsCoTenant, { params: { token: bens }, body: { reason: "Ich ziehe aus." } });
  expect(refused.body?.state).toBe("REFUSED");
  await settle(server);
  const [mail] = await sentMails(server, first, /möchte nicht unterschreiben/);
  expect(mail?.text).toContain("Ich ziehe aus.");
  expect((await coSigningOf(token))?.people).toMatchObject([{ state: "REFUSED", mayRemind: false }]);
  await runUntil(server, days(1));
  const asked = await server.call(remindCoTenant, { body: { token, email: ben.email } });
  expect(asked.body?.coSigning?.people).toMatchObject([{ state: "INVITED", mayRemind: false }]);
  await signWithLink(server, bens);
  expect((await policyOf(refId))?.cover_state).toBe("SIGNED");
});

test("reminds after two and five days, and tells the first tenant after two weeks", async () => {
  const { token } = await wait(ben, cem);
  await signWithLink(server, await readCoTenantToken(server, cem));
  const start = server.deps.clock.now().getTime();
  const onDay = (number: number) => runUntil(server, new Date(start + number * 86_400_000).toISOString());
  const reminders = async () => (await sentMails(server, ben.email, /fehlt noch/)).length;
  await onDay(1.9);
  expect(await reminders()).toBe(0);
  await onDay(2);
  expect(await reminders()).toBe(1);
  await onDay(5);
  expect(await reminders()).toBe(2);
  await onDay(13.9);
  expect(await sentMails(server, first, /zwei Wochen/)).toHaveLength(0);
  await onDay(14);
  const [mail] = await sentMails(server, first, /zwei Wochen/);
  expect(mail?.text).toContain("Ben Beispiel");
  expect(mail?.text).not.toContain("Cem Can");
  await onDay(29);
  expect(await reminders()).toBe(2);
  expect(await sentMails(server, cem.email, /fehlt noch/)).toHaveLength(0);
  expect(await sentMails(server, first, /Antrag wartet|weitermachen/)).toHaveLength(0);
  expect((await coSigningOf(token))?.people).toMatchObject([{ mayRemind: true }, { state: "SIGNED" }]);
});

test("the first tenant may remind somebody once a day", async () => {
  const { token } = await wait(ben);
  const remind = () => server.call(remindCoTenant, { body: { token, email: ben.email } });
  expect((await remind()).problem?.errorCode).toBe("RATE_LIMITED");
  await runUntil(server, days(1));
  expect((await remind()).body?.coSigning?.people).toMatchObject([{ mayRemind: false }]);
  expect((await remind()).problem?.errorCode).toBe("RATE_LIMITED");
  expect((await server.call(remindCoTenant, { body: { token, email: "eve@example.com" } })).problem?.errorCode).toBe(
    "STEP_NOT_ALLOWED",
  );
});

test("a corrected email address ends the old link, and signatures stay", async () => {
  const { token, refId } = await wait(ben, cem);
  const bens = await readCoTenantToken(server, ben);
  await signWithLink(server, await readCoTenantToken(server, cem));
  const newEmail = `benjamin${count}@example.com`;
  const correct = (to: string) =>
    server.call(correctCoTenantEmail, { body: { token, email: ben.email, newEmail: to } });
  for (const taken of [first, cem.email, landlordEmail])
    expect((await correct(taken)).problem?.errorCode).toBe("EMAIL_ONBOARDING_MUST_BE_DIFFERENT");
  expect((await correct(newEmail)).body?.coSigning?.people).toMatchObject([
    { email: newEmail, state: "INVITED" },
    { state: "SIGNED" },
  ]);
  expect((await server.call(getCoTenantPage, { params: { token: bens } })).problem?.errorCode).toBe("TOKEN_UNKNOWN");
  await signWithLink(server, await readCoTenantToken(server, { email: newEmail }));
  expect((await policyOf(refId))?.cover_state).toBe("SIGNED");
});

test("co-tenants may correct a spelling of their own name, and then all sign again", async () => {
  const { token } = await wait({ ...ben, lastName: "Beispil" }, cem);
  const bens = await readCoTenantToken(server, ben);
  const correct = (lastName: string) =>
    server.call(correctCoTenantName, { params: { token: bens }, body: { firstName: "Ben", lastName } });
  expect((await correct("Schwarzenegger")).problem?.errorCode).toBe("FIELD_INVALID");
  expect((await correct("Beispiel")).body).toMatchObject({ state: "CHANGED" });
  await settle(server);
  expect(await sentMails(server, first, /berichtigt/)).toHaveLength(1);
  const record = (await server.call(getTenant, { params: { token } })).body;
  expect(record?.coTenants).toMatchObject([{ lastName: "Beispiel" }, { lastName: "Can" }]);
  expect(record?.lastCompletedPage).toBe("TENANT_DETAILS");
});

test("somebody who is not named any more has nothing to sign, and the tenant signs alone", async () => {
  const { token, refId } = await wait(ben, cem);
  const bens = await readCoTenantToken(server, ben);
  await signWithLink(server, bens);
  const { answers } = await server.deps.db
    .selectFrom("application")
    .select("answers")
    .where("ref_id", "=", refId)
    .executeTakeFirstOrThrow();
  await server.deps.db
    .updateTable("application")
    .set({ answers: JSON.stringify({ ...answers, coTenants: [] }) })
    .where("ref_id", "=", refId)
    .execute();
  await server.call(saveRentTime, { body: { token, rentTime: 4 } });
  expect(await openCoTenantPage(server, bens)).toMatchObject({ state: "ENDED", tenants: [], contract: null });
  expect((await signAgain(token)).problem?.errorCode ?? "signed").toBe("STEP_NOT_ALLOWED");
  await settle(server);
  expect((await signAgain(token)).body).toEqual({ lastCompletedPage: "PAYMENT" });
  expect(await policyOf(refId)).toBeDefined();
  await settle(server);
  expect(await sentMails(server, ben.email, /gilt nicht mehr/)).toHaveLength(1);
  expect(await sentMails(server, cem.email, /gilt nicht mehr/)).toHaveLength(0);
  const left = server.deps.db.selectFrom("co_tenant").select("id").where("ref_id", "=", refId);
  expect(await left.execute()).toEqual([]);
  expect(await openCoTenantPage(server, bens)).toMatchObject({ state: "ENDED", firstName: "", email: "", tenants: [] });
  const refused = await server.call(refuseAsCoTenant, { params: { token: bens }, body: { reason: null } });
  expect(refused.problem?.errorCode).toBe("POLICY_STATUS_CONFLICT");
  const contract = await server.app.inject({ url: buildUrl(getCoTenantDocument, { token: bens, kind: "contract" }) });
  expect(contract.json()).toMatchObject({ errorCode: "STEP_NOT_ALLOWED" });
  await runUntil(server, days(31));
  expect((await server.call(getCoTenantPage, { params: { token: bens } })).problem?.errorCode).toBe("TOKEN_UNKNOWN");
  const links = server.deps.db.selectFrom("link").select("hash").where("hash", "=", hashToken(bens));
  expect(await links.execute()).toEqual([]);
});
