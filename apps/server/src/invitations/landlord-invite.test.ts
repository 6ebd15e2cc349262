import {
  acceptInvitation,
  askToInvite,
  type CallRequest,
  confirmInvitation,
  getInvitationToConfirm,
} from "@kautia/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { torstrasse } from "#testing/applications/answers.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { mailsTo } from "#testing/people/mails.ts";
import { settle } from "#testing/server/settle.ts";

let server: TestServer;
beforeEach(async () => {
  server = await makeTestServer();
});
afterEach(() => server.close());

const tenantEmail = "jana@example.com";
const landlordEmail = "lena@example.com";
const offer: CallRequest<typeof askToInvite>["body"] = {
  tenant: { email: tenantEmail, firstName: "Jana", lastName: "Weiß" },
  coTenants: [{ firstName: "Ben", lastName: "Beispiel", email: "ben@example.com" }],
  address: { ...torstrasse, unitName: "3. OG" },
  coldRentAmount: 800,
  rentDepositAmount: 1500,
  insuranceStart: "2027-03-01",
  landlord: { email: landlordEmail, type: "private", firstName: "Lena", lastName: "ẞ".repeat(300) },
};
const from = (email: string) => ({ ...offer, landlord: { ...offer.landlord, email } });
const request = (body = offer, headers: Record<string, string> = {}) => server.call(askToInvite, { body }, headers);
const view = (token: string) => server.call(getInvitationToConfirm, { params: { token } });
const confirm = (token: string, headers: Record<string, string> = {}) =>
  server.call(confirmInvitation, { params: { token } }, headers);

async function linkOf(email = landlordEmail): Promise<string> {
  const [mail] = await mailsTo(server, email);
  const token = /\/de\/landlord\/invite\/([0-9a-f]{32})/.exec(mail?.text ?? "")?.[1];
  if (!token) throw new Error(`no link was mailed to ${email}`);
  return token;
}

describe("a landlord who is not a partner", () => {
  test("invites the tenant after confirming the email address and becomes the tenant's landlord", async () => {
    expect((await request()).body).toEqual({ sent: true });
    const token = await linkOf();
    expect(await mailsTo(server, tenantEmail)).toEqual([]);
    expect((await view(token)).body).toEqual({
      tenantEmail,
      tenantName: "Jana Weiß",
      coTenantNames: ["Ben Beispiel"],
      inviterName: `Lena ${"ẞ".repeat(300)}`,
      fullAddress: "Torstraße 12, 3. OG, 10119 Berlin",
      rentDepositAmount: 1500,
      insuranceStart: "2027-03-01",
    });
    expect((await confirm(token)).body).toEqual({ tenantEmail, expiresAt: "2027-02-14T10:00:00.000Z" });
    const [invitation] = await mailsTo(server, tenantEmail);
    const id = /invitation-token=([0-9a-f]{32})/.exec(invitation?.text ?? "")?.[1] ?? "";
    const accepted = await server.call(acceptInvitation, { params: { id } });
    expect(accepted.body).toMatchObject({
      invited: true,
      landlordInfo: { email: landlordEmail, firstName: "Lena", type: "private" },
      userInfo: { email: tenantEmail, firstName: "Jana" },
      coTenants: [{ firstName: "Ben", email: "ben@example.com", birthDate: null, grossIncome: null }],
      rentDepositAmount: 1500,
    });
    const again = await server.call(acceptInvitation, { params: { id } });
    expect(again.body?.refId).toBe(accepted.body?.refId);
  });

  test("gets a confirmation mail without any typed text", async () => {
    const spam = "WIN NOW www.spam.example";
    await request({
      ...offer,
      tenant: { ...offer.tenant, firstName: spam },
      landlord: { ...offer.landlord, firstName: spam },
    });
    const [mail] = await mailsTo(server, landlordEmail);
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain("WIN NOW");
  });

  test("can confirm once and gets the same response to a retry with the same idempotency key", async () => {
    await request();
    const token = await linkOf();
    const key = { "idempotency-key": "confirm-invitation-one" };
    const first = await confirm(token, key);
    expect((await confirm(token, key)).body).toEqual(first.body);
    for (const late of [await confirm(token), await view(token)])
      expect(late.problem).toMatchObject({ status: 410, errorCode: "INVITATION_EXPIRED" });
    expect(await mailsTo(server, tenantEmail)).toHaveLength(1);
  });

  test("sends one invitation with two concurrent confirmations", async () => {
    await request();
    const token = await linkOf();
    const both = await Promise.all([confirm(token), confirm(token)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await mailsTo(server, tenantEmail)).toHaveLength(1);
  });

  test("has seven days to confirm, then the invitation is deleted", async () => {
    await request();
    const token = await linkOf();
    server.clock.advance(7 * 86_400_000);
    for (const late of [await view(token), await confirm(token)])
      expect(late.problem?.errorCode).toBe("INVITATION_EXPIRED");
    await request(from("other@example.com"));
    await settle(server);
    const kept = await server.deps.db.selectFrom("landlord_invite").select("id").execute();
    expect(kept).toHaveLength(1);
  });

  test.each(["0".repeat(32), "nonsense", "ẞ".repeat(300)])("is refused with the unknown link '%s'", async (token) => {
    for (const answer of [await view(token), await confirm(token)])
      expect(answer.problem).toMatchObject({ status: 410, errorCode: "INVITATION_EXPIRED" });
  });
});

describe("an invitation by a landlord", () => {
  const nameless = { landlord: { email: landlordEmail, type: "private" as const, firstName: "Lena", lastName: "" } };
  const company = {
    landlord: { email: landlordEmail, type: "cooperative" as const, companyName: "", firstName: "Lena", lastName: "L" },
  };
  test.each([
    ["without a full name", nameless, "landlord.lastName", "FIELD_REQUIRED"],
    ["by a company without its name", company, "landlord.companyName", "FIELD_REQUIRED"],
    [
      "to oneself",
      { landlord: { ...offer.landlord, email: tenantEmail.toUpperCase() } },
      "landlord.email",
      "EMAIL_ONBOARDING_MUST_BE_DIFFERENT",
    ],
    ["for a deposit above three rents", { rentDepositAmount: 2400.01 }, "rentDepositAmount", "DEPOSIT_MULTIPLIER"],
    ["for a date in the past", { insuranceStart: "2027-01-14T00:00:00Z" }, "insuranceStart", "FIELD_INVALID"],
  ])("%s is refused and not mailed", async (_, changes, path, errorCode) => {
    const refused = await request({ ...offer, ...changes });
    expect(refused.problem?.data.fields).toMatchObject([{ path, errorCode }]);
    expect(await mailsTo(server, landlordEmail)).toEqual([]);
  });

  test("reports all missing fields together", async () => {
    const refused = await request({ ...offer, ...nameless, tenant: { email: "" } });
    expect(refused.problem?.data.fields).toMatchObject([{ path: "tenant.email" }, { path: "landlord.lastName" }]);
  });

  test("for an address that does not exist is refused and not mailed", async () => {
    const { problem } = await request({ ...offer, address: { ...offer.address, zip: "80331" } });
    expect(problem).toMatchObject({ errorCode: "ADDRESS_NOT_EXISTS", data: { fields: [{ path: "address.zip" }] } });
    expect(await mailsTo(server, landlordEmail)).toEqual([]);
  });

  test("is limited to three mails a day to a landlord who follows no link, and to three an hour to others", async () => {
    for (let count = 0; count < 3; count++) expect((await request()).ok).toBe(true);
    const fourth = await request(from(landlordEmail.toUpperCase()));
    expect(fourth.problem?.errorCode).toBe("RATE_LIMITED");
    expect(fourth.headers["retry-after"]).toBe("86400");
    expect(await mailsTo(server, landlordEmail)).toHaveLength(3);
    expect((await confirm(await linkOf(landlordEmail))).ok).toBe(true);
    expect((await request()).problem?.errorCode).toBe("RATE_LIMITED");
    server.clock.advance(3_600_001);
    expect((await request()).ok).toBe(true);
  });

  test("is limited to three a day to one tenant, and can be confirmed the next day", async () => {
    for (let count = 0; count < 4; count++) await request(from(`l${count}@example.com`));
    for (let count = 0; count < 3; count++)
      expect((await confirm(await linkOf(`l${count}@example.com`))).ok).toBe(true);
    const fourth = await linkOf("l3@example.com");
    expect((await confirm(fourth)).problem?.errorCode).toBe("RATE_LIMITED");
    expect(await mailsTo(server, tenantEmail)).toHaveLength(3);
    server.clock.advance(86_400_001);
    expect((await confirm(fourth)).ok).toBe(true);
  });
});
