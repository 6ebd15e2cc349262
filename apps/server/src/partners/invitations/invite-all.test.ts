import {
  type CallAnswer,
  type CallRequest,
  checkForPartner,
  checkInvitations,
  inviteForPartner,
  invitationsPerBatch,
  inviteTenants,
  listInvitations,
} from "@kautia/contract";
import { afterAll, expect, test } from "vitest";
import { offer } from "#testing/applications/invitations.ts";
import { makeTestPartner } from "#testing/people/partners.ts";
import { logInAsStaff } from "#testing/people/staff.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";

const server = await makeTestServer();
const key = await makeTestPartner(server, "kern");
afterAll(() => server.close());

type Body = CallRequest<typeof inviteTenants>["body"];
const send = (invitations: Body["invitations"]) => server.call(inviteTenants, { body: { invitations } }, key);
const codes = ({ results }: CallAnswer<typeof inviteTenants>) =>
  results.map(({ problem }) => problem?.errorCode ?? "invited");

test("invites the tenants of valid lines, and reports the errors of every other line", async () => {
  const lines = [
    { ...offer, reference: "1" },
    { ...offer, rentDepositAmount: 100 },
    { ...offer, tenant: { ...offer.tenant, fistName: "J" } },
    "no offer",
    null,
    { ...offer, reference: "2", insuranceStart: "2027-04-30T22:00:00Z" },
    { ...offer, reference: "1", tenant: { email: "again@example.com" } },
  ];
  const { body, status } = await send(lines);
  expect(status).toBe(200);
  if (!body) throw new Error("no answer");
  expect(codes(body)).toEqual([
    "invited",
    "DEPOSIT_RANGE",
    "FIELD_UNKNOWN",
    "FIELD_INVALID",
    "FIELD_REQUIRED",
    "invited",
    "invited",
  ]);
  expect(body.results[1]?.problem?.data.fields[0]?.path).toBe("rentDepositAmount");
  expect(body.results[2]?.problem?.data.fields[0]?.path).toBe("tenant.fistName");
  expect(body.results[5]?.invitation?.insuranceStart).toBe("2027-05-01");
  expect(body.results[6]?.invitation?.id).toBe(body.results[0]?.invitation?.id);
  const listed = await server.call(listInvitations, {}, key);
  expect(listed.body?.invitations).toHaveLength(2);

  const twoErrors = { ...offer, rentDepositAmount: 100, address: { ...offer.address, zip: "99999" } };
  const checked = (await server.call(checkInvitations, { body: { invitations: [twoErrors] } }, key)).body;
  expect(checked?.results[0]?.problem?.data.fields.map(({ path }) => path)).toEqual([
    "rentDepositAmount",
    "address.zip",
  ]);

  // The client sends it again after a lost response.
  const again = await send([lines[0], lines[5]]);
  expect(again.body?.results).toEqual([body.results[0], body.results[5]]);
});

test("a check reports refused lines and existing invitations without inviting anybody", async () => {
  const known = { ...offer, reference: "check-1" };
  await send([known]);
  const invitations = [known, { ...offer, reference: "check-2" }, { ...offer, rentDepositAmount: 100 }, "no offer"];
  const count = async () => (await server.call(listInvitations, {}, key)).body?.invitations.length;
  const before = await count();
  const { body } = await server.call(checkInvitations, { body: { invitations } }, key);
  expect(body?.results.map(({ invitation, problem }) => problem?.errorCode ?? invitation?.reference ?? null)).toEqual([
    "check-1",
    null,
    "DEPOSIT_RANGE",
    "FIELD_INVALID",
  ]);
  expect(await count()).toBe(before);
});

test("a check reports all errors of a line at once, also those of its valid fields", async () => {
  const { street: _, ...noStreet } = offer.address;
  const invitations = [
    { ...offer, address: noStreet, rentDepositAmount: 100, insuranceStart: "2020-01-01" },
    { ...offer, coldRentAmount: null, landlord: offer.tenant, address: { ...offer.address, zip: "99999" } },
    { ...offer, address: "Berlin", rentDepositAmount: 100 },
  ];
  const { body } = await server.call(checkInvitations, { body: { invitations } }, key);
  expect(body?.results.map(({ problem }) => problem?.data.fields.map(({ path }) => path).toSorted())).toEqual([
    ["address.street", "insuranceStart", "rentDepositAmount"],
    ["address.zip", "coldRentAmount", "landlord.email", "landlord.type"],
    ["address"],
  ]);
});

test("the desk checks and invites on behalf of a partner", async () => {
  const staff = await logInAsStaff(server);
  const body = { invitations: [{ ...offer, reference: "desk-1" }] };
  const params = { id: "kern" };
  const checked = await server.call(checkForPartner, { params, body }, staff);
  expect(checked.body?.results).toEqual([{ invitation: null, problem: null }]);
  const invited = await server.call(inviteForPartner, { params, body }, staff);
  expect(invited.body?.results[0]?.invitation).toMatchObject({ reference: "desk-1", status: "OPEN" });
  const found = await server.call(listInvitations, { query: { reference: "desk-1" } }, key);
  expect(found.body?.invitations).toHaveLength(1);
  const unknown = await server.call(inviteForPartner, { params: { id: "nobody" }, body }, staff);
  expect(unknown.problem?.errorCode).toBe("NOT_FOUND");
});

test("accepts 500 lines, although they exceed 100 kB, and refuses empty and larger batches", async () => {
  const invalid = { ...offer, rentDepositAmount: 1, landlord: { ...offer.landlord, companyName: "x".repeat(300) } };
  const many = Array.from({ length: invitationsPerBatch }, () => invalid);
  expect(JSON.stringify(many).length).toBeGreaterThan(200_000);
  const { body } = await send(many);
  expect(body?.results).toHaveLength(invitationsPerBatch);
  const tooLarge = await send(["x".repeat(1_000_000)]);
  expect(tooLarge.problem).toMatchObject({ status: 413, message: expect.not.stringContaining("over 100 kB") });
  for (const lines of [[], [...many, invalid]]) {
    const { problem } = await send(lines);
    expect(problem).toMatchObject({ status: 400, data: { fields: [{ path: "invitations" }] } });
  }
});

test("reports an unknown field beside the list", async () => {
  const url = `/api/v1${inviteTenants.path}`;
  const payload = { invitations: [offer], dryRun: true };
  const response = await server.app.inject({ method: "POST", url, payload, headers: key });
  expect(response.json()).toMatchObject({ status: 400, data: { fields: [{ path: "dryRun" }] } });
});
