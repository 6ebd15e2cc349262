import { getTenant, inviteTenant, saveLandlordDetails, saveName } from "@kautia/contract";
import { afterAll, expect, test } from "vitest";
import { landlord, makeNamedApplication, tenantName } from "#testing/applications/answers.ts";
import { offer } from "#testing/applications/invitations.ts";
import { makeTestPartner } from "#testing/people/partners.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";

const server = await makeTestServer();
afterAll(() => server.close());

const none = { dialCode: "+49", number: "00000" };
const refused = { status: 400, errorCode: "INVALID_PHONE_NUMBER" };

test("refuses a phone number that cannot exist, for tenants and for landlords", async () => {
  const wrong = { ...refused, data: { fields: [{ path: "phone.number", errorCode: "INVALID_PHONE_NUMBER" }] } };
  expect((await server.call(saveName, { body: { ...tenantName, phone: none } })).problem).toMatchObject(wrong);
  const token = await makeNamedApplication(server);
  expect((await server.call(saveName, { body: { ...tenantName, token, phone: none } })).problem).toMatchObject(wrong);
  const details = { token, email: landlord.email, phone: none };
  expect((await server.call(saveLandlordDetails, { body: details })).problem).toMatchObject(wrong);
});

test("a tenant can leave out the phone number, and remove it later", async () => {
  const { phone: _phone, ...withoutPhone } = tenantName;
  const token = (await server.call(saveName, { body: withoutPhone })).body?.token ?? "";
  const phoneOf = async () => (await server.call(getTenant, { params: { token } })).body?.userInfo?.phone;
  expect(await phoneOf()).toBeNull();
  await server.call(saveName, { body: { ...tenantName, token } });
  expect(await phoneOf()).toEqual(tenantName.phone);
  await server.call(saveName, { body: { ...tenantName, token, phone: null } });
  expect(await phoneOf()).toBeNull();
});

test("takes a landlord's dial code without a number as no phone, from the tenant and from a partner", async () => {
  const token = await makeNamedApplication(server);
  const phone = { dialCode: "+49", number: "" };
  const details = { token, email: landlord.email };
  await server.call(saveLandlordDetails, { body: { ...details, phone: landlord.phone } });
  expect((await server.call(saveLandlordDetails, { body: { ...details, phone } })).status).toBe(200);
  const { body } = await server.call(getTenant, { params: { token } });
  expect(body?.landlordInfo?.phone).toBeNull();
  const key = await makeTestPartner(server, "lang");
  const invited = { ...offer, landlord: { ...offer.landlord, phone: { dialCode: "+49" } } };
  expect((await server.call(inviteTenant, { body: invited }, key)).status).toBe(201);
});

test("refuses a partner's invitation whose landlord has an impossible phone number", async () => {
  const key = await makeTestPartner(server, "kern");
  const body = { ...offer, landlord: { ...offer.landlord, phone: none } };
  const { problem } = await server.call(inviteTenant, { body }, key);
  expect(problem).toMatchObject({ ...refused, data: { fields: [{ path: "landlord.phone.number" }] } });
});

test.each([
  ["de", "+49"],
  ["at", "+43"],
] as const)(
  "a phone number without dial code, typed with its zero, is one of the home's country '%s'",
  async (country, dialCode) => {
    const body = { ...tenantName, country, phone: { number: "0660 1234567" } };
    const token = (await server.call(saveName, { body })).body?.token ?? "";
    const phone = { number: "0660 7654321" };
    expect((await server.call(saveLandlordDetails, { body: { token, email: landlord.email, phone } })).ok).toBe(true);
    const { body: record } = await server.call(getTenant, { params: { token } });
    expect(record?.userInfo?.phone).toEqual({ dialCode, number: "0660 1234567" });
    expect(record?.landlordInfo?.phone).toEqual({ dialCode, number: "0660 7654321" });
  },
);
