import { createHmac, generateKeyPairSync, sign } from "node:crypto";
import { getSignedOffer, getTenant, initTenant, saveAddress, saveName } from "@kautia/contract";
import { afterAll, expect, test } from "vitest";
import { tenantName } from "#testing/applications/answers.ts";
import { offer } from "#testing/applications/invitations.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { readAllRows } from "#testing/database/read-all-rows.ts";
import { makeDemoPartner, signDemoOffer } from "../partners/demo-partner.ts";
import { makePartner, setSigningKey } from "../partners/keys.ts";

const server = await makeTestServer();
await makeDemoPartner(server.deps);
afterAll(() => server.close());

const init = (insuranceHash: string) => server.call(initTenant, { query: { insuranceHash } });
const inDays = (days: number) => Math.floor(server.clock.now().getTime() / 1000) + days * 86_400;
let count = 0;
const claims = (changes: object = {}) => ({ exp: inDays(7), jti: String(count++), offer, ...changes });
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
const expired = { status: 410, errorCode: "INVITATION_EXPIRED" };

test("a signed link makes an application with the partner's data", async () => {
  const made = await init(signDemoOffer(claims()));
  const { body } = await server.call(getTenant, { params: { token: made.body?.token ?? "" } });
  expect(body).toMatchObject({ invited: true, rentDepositAmount: 1500, userInfo: { email: offer.tenant.email } });
});

test("a signed link with an address that does not exist works, and the tenant can correct the address", async () => {
  const nowhere = { ...offer, address: { ...offer.address, zip: "00001" } };
  const made = await init(signDemoOffer(claims({ offer: nowhere })));
  const token = made.body?.token ?? "";
  const save = (address: typeof offer.address) => server.call(saveAddress, { body: { token, address: { address } } });
  expect((await save(nowhere.address)).problem?.errorCode).toBe("ADDRESS_NOT_EXISTS");
  expect((await save(offer.address)).status).toBe(200);
});

test.each([
  ["in the body", "", { insuranceHash: "SIGNED" }, "insuranceHash"],
  ["under the name of the page's parameter", "?pd=SIGNED", undefined, "pd"],
  ["in the body under any name", "", { offer: { insuranceHash: "SIGNED" } }, "offer"],
])("a signed link %s is refused instead of making an empty application", async (_, query, body, path) => {
  const before = await readAllRows(server.deps);
  const signed = signDemoOffer(claims());
  const response = await server.app.inject({
    method: "POST",
    url: `/api/v1/onboarding/tenant/init${query.replace("SIGNED", signed)}`,
    ...(body && { payload: JSON.parse(JSON.stringify(body).replace("SIGNED", signed)) }),
  });
  const fields = [{ path, errorCode: "FIELD_UNKNOWN", params: {} }];
  expect(response.json()).toMatchObject({ status: 400, errorCode: "FIELD_UNKNOWN", data: { fields } });
  expect(await readAllRows(server.deps)).toEqual(before);
});

test("an empty insuranceHash is refused instead of making an empty application", async () => {
  const before = await readAllRows(server.deps);
  expect((await init("")).ok).toBe(false);
  expect(await readAllRows(server.deps)).toEqual(before);
});

test("a signed link makes one application, even with concurrent or later requests", async () => {
  const link = signDemoOffer(claims());
  const answers = await Promise.all(Array.from({ length: 6 }, () => init(link)));
  const refIdOf = async ({ body }: (typeof answers)[number]) =>
    (await server.call(getTenant, { params: { token: body?.token ?? "" } })).body?.refId;
  const refIds = await Promise.all([...answers, await init(link)].map(refIdOf));
  expect(refIds[0]).toBeTruthy();
  expect(new Set(refIds).size).toBe(1);
});

test("looking at a signed link says what it is about and changes nothing", async () => {
  const insuranceHash = signDemoOffer(claims({}));
  const look = async () => (await server.call(getSignedOffer, { query: { insuranceHash } })).body;
  const before = await readAllRows(server.deps);
  const about = { refId: null, inviterName: "Hausverwaltung Kern", rentDepositAmount: 1500 };
  for (const _ of ["a scanner", "the tenant"]) expect(await look()).toMatchObject(about);
  expect(await readAllRows(server.deps)).toEqual(before);
  await init(insuranceHash);
  expect(await look()).toMatchObject({ ...about, refId: expect.stringMatching(/^[0-9a-f]{24}$/) });
});

test("an expired signed link is refused", async () => {
  expect((await init(signDemoOffer(claims({ exp: inDays(0) })))).problem).toMatchObject(expired);
  expect((await init(signDemoOffer(claims({ exp: inDays(1) })))).status).toBe(200);
});

test("a signed link says when it expires, at most 90 days ahead", async () => {
  const fields = (params: object, errorCode: string) => ({
    status: 400,
    data: { fields: [{ path: "exp", errorCode, params }] },
  });
  const never = await init(signDemoOffer(claims({ exp: undefined })));
  expect(never.problem).toMatchObject(fields({}, "FIELD_REQUIRED"));
  const text = await init(signDemoOffer(claims({ exp: undefined, offer, expires: "2027-02-01" })));
  expect(text.problem?.data.fields.map(({ path }) => path)).toEqual(["exp", "expires"]);
  const late = await init(signDemoOffer(claims({ exp: inDays(90) + 1 })));
  expect(late.problem).toMatchObject(fields({ latest: "2027-04-15" }, "FIELD_INVALID"));
  expect((await init(signDemoOffer(claims({ exp: inDays(90) })))).status).toBe(200);
});

test("a partner's software gets the error code of an invalid signed link", async () => {
  const [head = "", , signature = ""] = signDemoOffer(claims()).split(".");
  const dearer = encode({ iss: "demo", ...claims({ offer: { ...offer, rentDepositAmount: 2400 } }) });
  const body = encode({ iss: "demo", ...claims() });
  const none = `${encode({ alg: "none" })}.${body}.`;
  const hs256 = `${encode({ alg: "HS256" })}.${body}`;
  const byName = `${hs256}.${createHmac("sha256", "demo-partner-key").update(hs256).digest("base64url")}`;
  await makePartner(server.deps, "keyless", "Keyless");
  const links: Record<string, string[]> = {
    LINK_SIGNATURE_INVALID: [`${head}.${dearer}.${signature}`, none, byName],
    LINK_KEY_UNKNOWN: [signDemoOffer(claims({ iss: "nobody" })), signDemoOffer(claims({ iss: "keyless" }))],
    LINK_MALFORMED: ["a.b.c", "x", "ẞ", "", "e30.e30.e30", signDemoOffer(claims({ iss: 7 })), `${head}.${body}`],
  };
  for (const [errorCode, those] of Object.entries(links))
    for (const link of those) expect((await init(link)).problem, link).toMatchObject({ status: 410, errorCode });
});

test.each([
  ["a misspelt claim", { employeeEmailDomian: "firma.example" }, "employeeEmailDomian"],
  ["a misspelt field of the offer", { offer: { ...offer, rentContractID: "7" } }, "offer.rentContractID"],
  [
    "a misspelt field of the tenant",
    { offer: { ...offer, tenant: { ...offer.tenant, fistName: "J" } } },
    "offer.tenant.fistName",
  ],
])("a signed link with %s is refused with its path", async (_, changes, path) => {
  const { problem } = await init(signDemoOffer(claims(changes)));
  const fields = [{ path, errorCode: "FIELD_UNKNOWN", params: {} }];
  expect(problem).toMatchObject({ status: 400, errorCode: "FIELD_UNKNOWN", data: { fields } });
});

test("a partner's P-256 key verifies signed links of this partner only", async () => {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  await makePartner(server.deps, "p256", "P 256");
  const key = publicKey.export({ format: "jwk" });
  expect(await setSigningKey(server.deps, "p256", key)).toBe(true);
  const signBy = (iss: string) => {
    const signed = `${encode({ alg: "ES256" })}.${encode({ iss, ...claims() })}`;
    const signature = sign("sha256", Buffer.from(signed), { key: privateKey, dsaEncoding: "ieee-p1363" });
    return `${signed}.${signature.toString("base64url")}`;
  };
  expect((await init(signBy("p256"))).status).toBe(200);
  expect((await init(signBy("demo"))).problem?.errorCode).toBe("LINK_SIGNATURE_INVALID");
});

test("an unusable signing key is refused, and a private key is stored without its private part", async () => {
  await makePartner(server.deps, "keys", "Keys");
  for (const wrong of [null, {}, "key", { kty: "oct", k: "AAAA" }, { kty: "OKP", crv: "Ed25519", x: "AA" }])
    expect(await setSigningKey(server.deps, "keys", wrong)).toBe(false);
  const { privateKey } = generateKeyPairSync("ed25519");
  expect(await setSigningKey(server.deps, "keys", privateKey.export({ format: "jwk" }))).toBe(true);
  const row = await server.deps.db
    .selectFrom("partner")
    .select("signing_key")
    .where("id", "=", "keys")
    .executeTakeFirst();
  expect(Object.keys(row?.signing_key ?? {}).toSorted()).toEqual(["crv", "kty", "x"]);
});

test("the errors of a correctly signed offer are reported", async () => {
  const wrong = await init(signDemoOffer(claims({ offer: { ...offer, rentDepositAmount: 100 } })));
  expect(wrong.problem).toMatchObject({
    status: 400,
    errorCode: "DEPOSIT_RANGE",
    data: { fields: [{ path: "offer.rentDepositAmount" }] },
  });
  const empty = await init(signDemoOffer(claims({ offer: undefined })));
  expect(empty.problem).toMatchObject({ status: 400, errorCode: "FIELD_REQUIRED" });
  const same = { ...offer, landlord: { ...offer.landlord, email: offer.tenant.email } };
  expect((await init(signDemoOffer(claims({ offer: same })))).problem).toMatchObject({
    status: 409,
    errorCode: "EMAIL_ONBOARDING_MUST_BE_DIFFERENT",
  });
});

test("an offer for a partner's employees accepts only their email domain", async () => {
  const { body } = await init(signDemoOffer(claims({ employeeEmailDomain: "firma.example" })));
  const token = body?.token ?? "";
  const refused = await server.call(saveName, { body: { ...tenantName, token } });
  expect(refused.problem).toMatchObject({ status: 400, errorCode: "INVALID_EMPLOYEE_EMAIL" });
  expect((await server.call(saveName, { body: { ...tenantName, token, email: "jana@firma.example" } })).status).toBe(
    200,
  );
});
