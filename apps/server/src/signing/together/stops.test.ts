import { type CoTenant, getCoSigning, saveRentTime, signContract } from "@kautia/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { PaymentOutcomeUnknown } from "../../billing/ports/payment.ts";
import {
  ben as benNamed,
  cem as cemNamed,
  openCoTenantPage,
  readCoTenantToken,
  signWithLink,
} from "#testing/policies/co-tenants.ts";
import { makeSigned, runUntil, signFirst } from "#testing/policies/sign-policy.ts";
import { sentMails } from "#testing/people/mails.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { settle } from "#testing/server/settle.ts";

/* What keeps the last signature from concluding the contract, and its documents from counting as delivered. */
let server: TestServer;
let failure: Error | null = null;
let count = 0;
let first = "";
let ben: CoTenant;
beforeAll(async () => {
  const before = async () => {
    if (failure) throw failure;
  };
  server = await makeTestServer({ overrides: { sandboxFaults: { before } } });
});
afterAll(() => server.close());
beforeEach(() => {
  count += 1;
  first = `mara${count}@example.com`;
  ben = { ...benNamed, email: `ben${count}@example.com` };
});

const address = () => ({ street: "Torstraße", streetNumber: String(100 + count), zip: "10119", city: "Berlin" });
const options = (...coTenants: CoTenant[]) => ({
  tenantEmail: first,
  landlordEmail: `landlord${count}@example.com`,
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

test("a start that has passed by the last signature stops it, and the first tenant is told", async () => {
  const insuranceStart = days(2).slice(0, 10);
  const { token, refId } = await signFirst(server, { ...options(ben), insuranceStart });
  const bens = await readCoTenantToken(server, ben);
  await runUntil(server, days(4));
  expect((await signWithLink(server, bens)).problem).toMatchObject({
    errorCode: "STEP_NOT_ALLOWED",
    data: { fields: [{ path: "insuranceStart" }] },
  });
  expect(await policyOf(refId)).toBeUndefined();
  await settle(server);
  expect(await sentMails(server, first, /noch nicht geschlossen/)).toHaveLength(1);
  expect(await coSigningOf(token)).toMatchObject({ stopped: "DATES", people: [{ state: "INVITED" }] });
});

test("a card provider that does not answer stops nothing, and the last signature is taken later", async () => {
  const { token } = await wait(ben);
  const bens = await readCoTenantToken(server, ben);
  failure = new PaymentOutcomeUnknown("no answer");
  const signed = await signWithLink(server, bens);
  failure = null;
  expect(signed.problem?.errorCode).toBe("PROVIDER_UNAVAILABLE");
  expect(await coSigningOf(token)).toMatchObject({ stopped: null, people: [{ state: "INVITED" }] });
  expect((await signWithLink(server, bens)).body?.state).toBe("CONCLUDED");
});

test("a lost card stops the last signature; after a new one and another signature of the first it is taken", async () => {
  const { token, refId } = await wait(ben);
  const bens = await readCoTenantToken(server, ben);
  const setup = server.deps.db.selectFrom("card_setup").selectAll().where("ref_id", "=", refId);
  const kept = await setup.executeTakeFirstOrThrow();
  await server.deps.db.deleteFrom("card_setup").where("ref_id", "=", refId).execute();
  expect((await signWithLink(server, bens)).problem).toMatchObject({ data: { fields: [{ path: "card" }] } });
  expect((await coSigningOf(token))?.stopped).toBe("CARD");
  await server.deps.db
    .insertInto("card_setup")
    .values({ ...kept, method: kept.method && JSON.stringify(kept.method) })
    .execute();
  await signAgain(token);
  expect((await coSigningOf(token))?.stopped).toBeNull();
  expect((await signWithLink(server, bens)).body?.state).toBe("CONCLUDED");
});

test("a home that another guarantee covers by now stops the last signature", async () => {
  const home = { ...address(), unitName: "3. OG links" };
  const { refId } = await signFirst(server, { ...options(ben), address: home });
  const other = {
    ...options(),
    tenantEmail: `other${count}@example.com`,
    landlordEmail: `lessor${count}@example.com`,
    address: home,
  };
  const { refId: others } = await makeSigned(server, other);
  await server.deps.db
    .updateTable("policy")
    .set({ cover_state: "ACCEPTED", cover_start: "2027-02-01" })
    .where("ref_id", "=", others)
    .execute();
  const signed = await signWithLink(server, await readCoTenantToken(server, ben));
  expect(signed.problem?.errorCode).toBe("PROPERTY_HAS_ACTIVE_POLICY");
  expect(await policyOf(refId)).toBeUndefined();
  const rows = await server.deps.db.selectFrom("co_tenant").select("state").where("ref_id", "=", refId).execute();
  expect(rows).toEqual([{ state: "INVITED" }]);
});

test("documents that changed meanwhile stop the last signature, however often it is tried, until all have signed again", async () => {
  const cem = { ...cemNamed, email: `cem${count}@example.com` };
  const { token, refId } = await wait(ben, cem);
  const [bens, cems] = [await readCoTenantToken(server, ben), await readCoTenantToken(server, cem)];
  await signWithLink(server, bens);
  const { legalDocuments } = server.deps;
  const find = legalDocuments.find.bind(legalDocuments);
  legalDocuments.find = async (kind, ...place) => {
    const document = await find(kind, ...place);
    return kind === "avb" ? { ...document, sha256: Buffer.alloc(32, 7), version: "2027-03-01" } : document;
  };
  server.clock.advance(60_000);
  for (let attempt = 0; attempt < 2; attempt++) {
    expect((await signWithLink(server, cems)).problem).toMatchObject({ data: { fields: [{ path: "contract" }] } });
    await settle(server);
  }
  expect((await coSigningOf(token))?.stopped).toBe("DOCUMENTS");
  expect((await signAgain(token)).ok).toBe(true);
  expect(await openCoTenantPage(server, bens)).toMatchObject({ state: "WAITING" });
  await settle(server);
  await signWithLink(server, cems);
  expect(await policyOf(refId)).toBeUndefined();
  expect((await signWithLink(server, bens)).body?.state).toBe("CONCLUDED");
  legalDocuments.find = find;
});

test("a co-tenant signs a changed contract only once the mail with its documents has left", async () => {
  const { token } = await wait(ben);
  const bens = await readCoTenantToken(server, ben);
  server.clock.advance(60_000);
  await server.call(saveRentTime, { body: { token, rentTime: 4 } });
  await signAgain(token);
  expect((await signWithLink(server, bens)).problem).toMatchObject({ data: { fields: [{ path: "documents" }] } });
  await settle(server);
  expect((await signWithLink(server, bens)).body?.state).toBe("CONCLUDED");
});

test("the documents count as delivered once the mail to the last tenant has left", async () => {
  const { refId } = await wait(ben);
  const bens = await readCoTenantToken(server, ben);
  const { mail } = server.deps;
  const send = mail.send.bind(mail);
  let isDown = true;
  mail.send = async (given) => {
    if (isDown && given.to === ben.email) throw new Error("the mailbox is full");
    return send(given);
  };
  await signWithLink(server, bens);
  await settle(server);
  const given = async () => {
    const rows = server.deps.db.selectFrom("given_document").select("at").where("ref_id", "=", refId);
    return (await rows.where("how", "=", "MAILED").where("kind", "=", "contract").execute()).map(({ at }) => at);
  };
  const before = (await given()).length;
  isDown = false;
  await runUntil(server, days(2));
  mail.send = send;
  expect([before, (await given()).length]).toEqual([before, before + 1]);
});
