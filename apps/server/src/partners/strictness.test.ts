import { calls, claimGuarantee, inviteTenant, keepProperties, saveName } from "@kautia/contract";
import { afterAll, expect, test } from "vitest";
import { tenantName } from "#testing/applications/answers.ts";
import { offer } from "#testing/applications/invitations.ts";
import { makeTestPartner } from "#testing/people/partners.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";

const server = await makeTestServer();
const key = await makeTestPartner(server, "kern");
afterAll(() => server.close());

const ofPartners = calls.filter(({ access }) => access === "partner");
// A GET has no body to check.
const writesOfPartners = ofPartners.filter(({ method }) => method !== "GET");

test.each(ofPartners.map((call) => [call.name, call] as const))(
  "%s refuses an unknown query parameter by its name",
  async (_, { method, path }) => {
    const url = `/api/v1${path.replaceAll(/:\w+/g, "0")}`;
    const response = await server.app.inject({ method, url, query: { stauts: "OPEN" }, headers: key });
    const fields: unknown = expect.arrayContaining([{ path: "stauts", errorCode: "FIELD_UNKNOWN", params: {} }]);
    expect(response.json()).toMatchObject({ status: 400, data: { fields } });
  },
);

test.each(writesOfPartners.filter(({ body, upload }) => !body && !upload).map((call) => [call.name, call] as const))(
  "%s, which takes no body, refuses a field or a list in one",
  async (_, { method, path }) => {
    const url = `/api/v1${path.replaceAll(/:\w+/g, "0")}`;
    const response = await server.app.inject({ method, url, payload: { reason: "x" }, headers: key });
    expect(response.json()).toMatchObject({ status: 400, data: { fields: [{ path: "reason" }] } });
    const list = await server.app.inject({ method, url, payload: [{ reason: "x" }], headers: key });
    expect(list.json()).toMatchObject({ status: 400, errorCode: "BODY_INVALID" });
  },
);

test.each([
  [inviteTenant, { ...offer, coldRent: 800 }, "coldRent"],
  [inviteTenant, { ...offer, tenant: { ...offer.tenant, mail: "x" } }, "tenant.mail"],
  [inviteTenant, { ...offer, address: { ...offer.address, unit: "3" } }, "address.unit"],
  [keepProperties, { properties: [{ id: "1", address: offer.address, rent: 1 }] }, "properties.0.rent"],
  [claimGuarantee, { items: [{ description: "Tür", amount: 10, vat: 2 }] }, "items.0.vat"],
])("$0.name names an unknown field in a body by its path", async (call, body, path) => {
  const url = `/api/v1${call.path.replaceAll(/:\w+/g, "0")}`;
  const response = await server.app.inject({ method: "POST", url, payload: body, headers: key });
  const fields = [{ path, errorCode: "FIELD_UNKNOWN", params: {} }];
  expect(response.json()).toMatchObject({ status: 400, errorCode: "FIELD_UNKNOWN", data: { fields } });
});

test("reports a misspelt field together with the field that is missing because of it", async () => {
  const { coldRentAmount, ...rest } = offer;
  const payload = { ...rest, coldRent: coldRentAmount };
  const response = await server.app.inject({
    method: "POST",
    url: "/api/v1/partner/invitations",
    payload,
    headers: key,
  });
  expect(response.json().data.fields).toEqual([
    { path: "coldRentAmount", errorCode: "FIELD_REQUIRED", params: {} },
    { path: "coldRent", errorCode: "FIELD_UNKNOWN", params: {} },
  ]);
});

test("calls of tenants still ignore unknown fields", async () => {
  const { app } = server;
  const response = await app.inject({
    method: "POST",
    url: `/api/v1${saveName.path}`,
    payload: { ...tenantName, x: 1 },
  });
  expect(response.statusCode).toBe(200);
});
