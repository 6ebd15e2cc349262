import {
  acceptInvitation,
  getInvitation,
  getInvitationLink,
  getTenant,
  inviteTenant,
  listTroubledMails,
  saveInvitationDetails,
  saveName,
  withdrawInvitation,
} from "@kautia/contract";
import { afterAll, describe, expect, test } from "vitest";
import { mariahilf, tenantName } from "#testing/applications/answers.ts";
import { details, makeInvitation, makeInvitedTenant, offer } from "#testing/applications/invitations.ts";
import { makeTestPartner } from "#testing/people/partners.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { readAllRows } from "#testing/database/read-all-rows.ts";
import { logInAsStaff } from "#testing/people/staff.ts";
import { sentMails } from "#testing/people/mails.ts";
import { settle } from "#testing/server/settle.ts";
import { demoOffer, makeDemoPartner } from "../partners/demo-partner.ts";
import { revokeKey } from "../partners/keys.ts";

const day = 86_400_000;
const server = await makeTestServer();
const key = await makeTestPartner(server, "kern");
const other = await makeTestPartner(server, "other");
afterAll(() => server.close());

const accept = (id: string) => server.call(acceptInvitation, { params: { id } });
const view = async (id: string) => (await server.call(getInvitation, { params: { id } }, key)).body;
const expired = { status: 410, errorCode: "INVITATION_EXPIRED" };
const unknown = { status: 404, errorCode: "INVITATION_UNKNOWN" };

describe("a partner", () => {
  test.each([
    ["no key", {}],
    ["a wrong key", { authorization: "Bearer wrong" }],
    ["another scheme", { authorization: "Basic ZGVtbzpkZW1v" }],
  ])("with %s is refused", async (_, headers) => {
    const refused = { status: 401, errorCode: "PARTNER_KEY_INVALID" };
    expect((await server.call(inviteTenant, { body: offer }, headers)).problem).toMatchObject(refused);
    expect((await server.call(getInvitation, { params: { id: "x" } }, headers)).problem).toMatchObject(refused);
    expect((await server.call(withdrawInvitation, { params: { id: "x" } }, headers)).problem).toMatchObject(refused);
  });

  test("is refused after the key is revoked", async () => {
    const gone = await makeTestPartner(server, "gone");
    expect(await revokeKey(server.deps, gone.authorization.slice("Bearer ".length))).toBe(true);
    const { problem } = await server.call(inviteTenant, { body: offer }, gone);
    expect(problem).toMatchObject({ status: 401, errorCode: "PARTNER_KEY_INVALID" });
  });

  test("for demos exists after the first start, and its revoked key stays revoked after the next", async () => {
    await makeDemoPartner(server.deps);
    const demo = { authorization: "Bearer demo-partner-key" };
    expect((await server.call(inviteTenant, { body: demoOffer("2027-02-01") }, demo)).status).toBe(201);
    await revokeKey(server.deps, "demo-partner-key");
    await makeDemoPartner(server.deps);
    expect((await server.call(inviteTenant, { body: offer }, demo)).status).toBe(401);
  });

  test("cannot view or withdraw another partner's invitation", async () => {
    const id = await makeInvitation(server, key);
    expect((await server.call(getInvitation, { params: { id } }, other)).problem).toMatchObject(unknown);
    expect((await server.call(withdrawInvitation, { params: { id } }, other)).problem).toMatchObject(unknown);
    expect(await view(id)).toMatchObject({ status: "OPEN", tenantEmail: offer.tenant.email });
  });

  test("does not get another partner's response with the same idempotency key", async () => {
    const once = { "idempotency-key": "the same" };
    const [callResult, again] = [
      await server.call(inviteTenant, { body: offer }, { ...key, ...once }),
      await server.call(inviteTenant, { body: offer }, { ...key, ...once }),
    ];
    const others = await server.call(inviteTenant, { body: offer }, { ...other, ...once });
    expect(again.body?.id).toBe(callResult.body?.id);
    expect(others.status).toBe(201);
    expect(others.body?.id).not.toBe(callResult.body?.id);
  });
});

describe("an invitation", () => {
  test("is mailed with the link that the partner gets, and the secret is not stored after sending", async () => {
    const email = "mailed@example.com";
    const invited = await server.call(inviteTenant, { body: { ...offer, tenant: { ...offer.tenant, email } } }, key);
    expect(invited.status).toBe(201);
    const { id, invitationUrl, expiresAt } = invited.body ?? { id: "", invitationUrl: "", expiresAt: "" };
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(invitationUrl).toBe(`${server.deps.config.publicUrl}/de?invitation-token=${id}`);
    expect(new Date(expiresAt).getTime()).toBe(server.clock.now().getTime() + 30 * day);

    await settle(server);
    const mails = (await sentMails(server)).filter(({ to }) => to === email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(invitationUrl);
    expect(mails[0]?.subject).toContain("Hausverwaltung Kern lädt Sie ein");

    const { db } = server.deps;
    const rows = [
      await db.selectFrom("invitation").selectAll().execute(),
      await db.selectFrom("mail").selectAll().execute(),
    ];
    expect(JSON.stringify(rows)).not.toContain(id);
  });

  test.each([
    ["a deposit below the range", { rentDepositAmount: 100 }, 400, "DEPOSIT_RANGE", "rentDepositAmount"],
    ["a deposit above three rents", { rentDepositAmount: 2500 }, 400, "DEPOSIT_MULTIPLIER", "rentDepositAmount"],
    ["a start in the past", { insuranceStart: "2027-01-14T00:00:00.000Z" }, 400, "FIELD_INVALID", "insuranceStart"],
    ["no tenant's email", { tenant: { email: "" } }, 400, "FIELD_REQUIRED", "tenant.email"],
    ["a wrong email", { tenant: { email: "x" } }, 400, "INVALID_EMAIL", "tenant.email"],
    ["no zip", { address: { ...offer.address, zip: "" } }, 400, "ADDRESS_HAS_NO_ZIP", "address.zip"],
    [
      "a zip that does not exist",
      { address: { ...offer.address, zip: "00001" } },
      400,
      "ADDRESS_NOT_EXISTS",
      "address.zip",
    ],
    [
      "a landlord who is the tenant",
      { landlord: { ...offer.landlord, email: "JANA@example.com" } },
      409,
      "EMAIL_ONBOARDING_MUST_BE_DIFFERENT",
      "landlord.email",
    ],
  ])("with %s is refused", async (_, changes, status, errorCode, path) => {
    const { problem } = await server.call(inviteTenant, { body: { ...offer, ...changes } }, key);
    expect(problem).toMatchObject({ status, errorCode, data: { fields: [{ path }] } });
  });

  test.each([
    ["2027-05-01", "de", "2027-05-01"],
    // new Date(2027, 4, 1).toISOString() in Berlin
    ["2027-04-30T22:00:00.000Z", "de", "2027-05-01"],
    ["2027-05-01T00:00:00+02:00", "at", "2027-05-01"],
  ])("from %s in %s begins on %s, as the response and the tenant's record say", async (start, country, date) => {
    const address = country === "at" ? { ...mariahilf, unitName: "Top 7" } : offer.address;
    const insuranceEnd = "2029-03-31T22:00:00.000Z";
    const body = { ...offer, address, insuranceStart: start, insuranceEnd };
    const invited = await server.call(inviteTenant, { body }, key);
    expect(invited.body).toMatchObject({ insuranceStart: date, insuranceEnd: "2029-04-01" });
    const { body: record } = await accept(invited.body?.id ?? "");
    expect(record).toMatchObject({
      insuranceStart: `${date}T00:00:00.000Z`,
      insuranceEnd: "2029-04-01T00:00:00.000Z",
    });
  });

  test("makes one application with all the partner's data", async () => {
    const id = await makeInvitation(server, key);
    const accepted = await accept(id);
    expect(accepted.body).toMatchObject({
      invited: true,
      lastCompletedPage: null,
      existingRent: false,
      address: { fullAddress: "Torstraße 12, 3. OG, 10119 Berlin" },
      coldRentAmount: 800,
      rentDepositAmount: 1500,
      insuranceStart: "2027-03-01T00:00:00.000Z",
      landlordInfo: { companyName: "Hausverwaltung Kern", type: "property_manager" },
      userInfo: { firstName: "Jana", lastName: "Weiß", email: "jana@example.com", phone: null },
    });
    const token = accepted.body?.token ?? "";
    expect((await server.call(getTenant, { params: { token } })).body).toEqual(accepted.body);
    expect(await view(id)).toMatchObject({ status: "USED", usedAt: server.clock.now().toISOString() });
    expect((await server.call(withdrawInvitation, { params: { id } }, key)).problem).toMatchObject(expired);
  });

  test("makes one application for concurrent requests", async () => {
    const id = await makeInvitation(server, key);
    const before = await server.deps.db.selectFrom("application").selectAll().execute();
    const answers = await Promise.all(Array.from({ length: 8 }, () => accept(id)));
    expect(new Set(answers.map(({ body }) => body?.refId)).size).toBe(1);
    expect(new Set(answers.map(({ body }) => body?.token)).size).toBe(8);
    const after = await server.deps.db.selectFrom("application").selectAll().execute();
    expect(after).toHaveLength(before.length + 1);
  });

  test("says what it is about as often as it is looked at, and changes nothing", async () => {
    const id = await makeInvitation(server, key);
    const before = await readAllRows(server.deps);
    const look = async () => (await server.call(getInvitationLink, { params: { id } })).body;
    const about = {
      refId: null,
      invited: true,
      inviterName: "Hausverwaltung Kern",
      country: "de",
      fullAddress: "Torstraße 12, 3. OG, 10119 Berlin",
      rentDepositAmount: 1500,
      insuranceStart: "2027-03-01",
      insuranceEnd: null,
    };
    for (const _ of ["a scanner", "a preview", "the tenant"]) expect(await look()).toEqual(about);
    expect(await readAllRows(server.deps)).toEqual(before);
    const { body } = await accept(id);
    expect(await look()).toEqual({ ...about, refId: body?.refId });
  });

  test("opens the same application on another device, with what was answered on the first", async () => {
    const id = await makeInvitation(server, key);
    const { body: first } = await accept(id);
    const body = { ...details, token: first?.token ?? "" };
    expect((await server.call(saveInvitationDetails, { body })).status).toBe(200);
    server.clock.advance(29 * day);
    const { body: second } = await accept(id);
    expect(second).toMatchObject({
      refId: first?.refId,
      lastCompletedPage: "INVITATION_DETAILS",
      userInfo: { birthDate: details.birthDate },
    });
    for (const token of [first?.token ?? "", second?.token ?? ""])
      expect((await server.call(getTenant, { params: { token } })).body?.refId).toBe(first?.refId);
    server.clock.advance(day);
    expect((await accept(id)).problem).toMatchObject(expired);
  });

  test("returns the same response to a retry with the same idempotency key", async () => {
    const id = await makeInvitation(server, key);
    const ask = () => server.call(acceptInvitation, { params: { id } }, { "idempotency-key": id });
    const [first, second] = [await ask(), await ask()];
    expect(second.body?.token).toBe(first.body?.token);
  });

  test("that was withdrawn cannot be accepted and is not mailed", async () => {
    const tenant = { ...offer.tenant, email: "withdrawn@example.com" };
    const id = await makeInvitation(server, key, { tenant });
    for (const _ of ["once", "twice"])
      expect((await server.call(withdrawInvitation, { params: { id } }, key)).body?.status).toBe("WITHDRAWN");
    expect((await accept(id)).problem).toMatchObject(expired);
    await settle(server);
    expect((await sentMails(server)).filter(({ to }) => to === tenant.email)).toEqual([]);
    const troubled = await server.call(
      listTroubledMails,
      { query: { search: tenant.email } },
      await logInAsStaff(server),
    );
    expect(troubled.body?.rows).toEqual([]);
  });

  test("with an unknown id is refused", async () => {
    for (const id of ["0".repeat(32), "x", "ẞ'--"]) {
      expect((await accept(id)).problem).toMatchObject(unknown);
      expect((await server.call(withdrawInvitation, { params: { id } }, key)).problem).toMatchObject(unknown);
    }
  });

  test("for a partner's staff accepts email addresses of one domain only", async () => {
    const token = await makeInvitedTenant(server, key, { employeeEmailDomain: "@Firma.example" });
    const name = (email: string) => server.call(saveName, { body: { ...tenantName, token, email } });
    for (const email of ["jana@example.com", "jana@sub.firma.example", "firma.example@example.com"])
      expect((await name(email)).problem).toMatchObject({
        status: 400,
        errorCode: "INVALID_EMPLOYEE_EMAIL",
        data: { fields: [{ path: "email" }] },
      });
    expect((await name("Jana@FIRMA.example")).status).toBe(200);
  });

  test("expires after 30 days", async () => {
    const id = await makeInvitation(server, key, { insuranceStart: "2027-06-01T00:00:00.000Z" });
    server.clock.advance(30 * day - 1);
    expect(await view(id)).toMatchObject({ status: "OPEN" });
    server.clock.advance(1);
    expect(await view(id)).toMatchObject({ status: "EXPIRED" });
    expect((await accept(id)).problem).toMatchObject(expired);
    expect((await server.call(withdrawInvitation, { params: { id } }, key)).problem).toMatchObject(expired);
  });
});
