import {
  acceptAsLandlord,
  declineAsLandlord,
  getFinishPage,
  getLandlordView,
  getPolicy,
  resendLandlordLink,
} from "@kautia/contract";
import { afterAll, expect, test } from "vitest";
import { openSession, setPassword } from "#testing/people/accounts.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import {
  fittingNeeds,
  type PolicyOptions,
  makeAccepted,
  makeSigned,
  readLandlordToken,
  runUntil,
} from "#testing/policies/sign-policy.ts";
import { readStatus } from "#testing/server/read-status.ts";
import { sentMails } from "#testing/people/mails.ts";

const server = await makeTestServer();
afterAll(() => server.close());

let count = 0;
async function invite({ landlordEmail = `landlord-${++count}@example.com`, ...wishes }: PolicyOptions = {}) {
  const signed = await makeSigned(server, { landlordEmail, ...wishes });
  const finish = await server.call(getFinishPage, { params: { token: signed.token } });
  const short = /\/landlord\/([0-9a-f]{32})$/.exec(finish.body?.shortUrl ?? "")?.[1] ?? "";
  return { ...signed, landlordEmail, short, personal: await readLandlordToken(server, landlordEmail) };
}

const accept = (token: string) => server.call(acceptAsLandlord, { params: { token } });
const decline = (token: string) => server.call(declineAsLandlord, { params: { token }, body: {} });

test("shows the landlord what is covered, for whom, and its status", async () => {
  const { personal } = await invite();
  const seen = await server.call(getLandlordView, { params: { token: personal } });
  expect(seen.body).toEqual({
    contractNumber: expect.stringMatching(/^DE-....-....-.$/),
    status: "SIGNED",
    mayAnswer: true,
    language: "de",
    landlordName: "Otto Kern",
    landlordRepresentedBy: null,
    landlordAddress: null,
    tenantName: "Jana Weiß",
    coTenantNames: [],
    fullAddress: "Torstraße 12, 10119 Berlin",
    currency: "EUR",
    depositAmount: 1500,
    coldRentAmount: 800,
    insuranceStart: "2027-02-01",
    insuranceEnd: null,
    coverStart: null,
    signedAt: "2027-01-15T10:00:00.000Z",
    answeredAt: null,
    line: [
      { event: "SIGNED", state: "done", on: "2027-01-15", by: "tenant" },
      { event: "LANDLORD_ANSWER", state: "current", on: "2027-02-15", by: "landlord" },
      { event: "COVER", state: "upcoming", on: "2027-02-01", by: "insurer" },
    ],
    amendments: [],
    replacedOn: null,
    claims: [],
    claimable: null,
    claimableUntil: null,
    payoutAccount: null,
    asksForAccount: false,
    accountNeedsLink: false,
    mayRelease: false,
    movedOutOn: null,
    cash: null,
    hasCertificate: false,
    certificateWaits: false,
    certificateOriginal: null,
    certificateCode: null,
  });
});

test("shows the landlord's address on the certificate behind the personal link only", async () => {
  const landlordAddress = "Karl-Marx-Allee 90, 10243 Berlin";
  const { personal, short } = await invite({ landlordAddress });
  const seenBehind = async (token: string) => (await server.call(getLandlordView, { params: { token } })).body;
  expect(await seenBehind(personal)).toMatchObject({ landlordAddress });
  expect(await seenBehind(short)).toMatchObject({ landlordAddress: null });
});

test("returns the same when the landlord accepts twice, and mails the tenant once", async () => {
  const { personal, refId } = await invite();
  const first = await accept(personal);
  expect(first.body).toMatchObject({ status: "ACCEPTED", coverStart: "2027-02-01" });
  expect((await accept(personal)).body).toEqual(first.body);
  const mails = await server.deps.db.selectFrom("mail").select("kind").where("ref_id", "=", refId).execute();
  expect(mails.filter(({ kind }) => kind === "landlord-accepted")).toHaveLength(1);
});

test("confirms the landlord's answer by mail, with the certificate, in the language of their page", async () => {
  const mailOf = async (email: string) => {
    await runUntil(server, "2027-01-15T10:01:00.000Z");
    const mails = await sentMails(server);
    return mails
      .filter(({ to }) => to === email)
      .map(({ subject, attachments }) => [subject, ...attachments.map(({ fileName }) => fileName)]);
  };
  const accepted = await invite({ language: "en" });
  await server.call(acceptAsLandlord, { params: { token: accepted.personal } }, { "accept-language": "en" });
  expect(await mailOf(accepted.landlordEmail)).toEqual([
    [expect.stringMatching(/^Accepted: the guarantee for /), "Guarantee certificate Torstraße 12.pdf"],
    [expect.stringContaining("bietet Ihnen eine Mietbürgschaft an")],
  ]);
  const declined = await invite({ language: "en" });
  await server.call(declineAsLandlord, { params: { token: declined.personal }, body: { reason: "Zu spät" } });
  const [latest] = await mailOf(declined.landlordEmail);
  expect(latest).toEqual([expect.stringMatching(/^Abgelehnt: die Mietbürgschaft für /)]);
});

test("a landlord who holds cash must give a day for its return, which the tenant learns by mail", async () => {
  const needs = { ...fittingNeeds, cashPaid: true, cashAmount: 1200 };
  const { personal, refId } = await invite({ needs, tenantEmail: "bar@example.com" });
  const seen = await server.call(getLandlordView, { params: { token: personal } });
  expect(seen.body?.cash).toEqual({ amount: 1200, limit: 2400, returnOn: null });
  const acceptWith = (body: { returnsCash?: boolean; cashReturnOn?: string }) =>
    server.call(acceptAsLandlord, { params: { token: personal }, body });
  const wrong = async (body: Parameters<typeof acceptWith>[0]) =>
    (await acceptWith(body)).problem?.data.fields.map(({ path, errorCode }) => `${path} ${errorCode}`);
  expect(await wrong({})).toEqual(["cashReturnOn FIELD_REQUIRED", "returnsCash CONSENT_REQUIRED"]);
  expect(await wrong({ cashReturnOn: "2027-02-20" })).toEqual(["returnsCash CONSENT_REQUIRED"]);
  for (const cashReturnOn of ["2026-01-14", "2027-04-16"])
    expect(await wrong({ cashReturnOn, returnsCash: true })).toEqual(["cashReturnOn FIELD_INVALID"]);
  expect(await readStatus(server, refId)).toBe("SIGNED");

  const accepted = await acceptWith({ cashReturnOn: "2027-02-20", returnsCash: true });
  expect(accepted.body).toMatchObject({ status: "ACCEPTED", cash: { returnOn: "2027-02-20" } });
  const entry = { event: "CASH_RETURN", state: "upcoming", on: "2027-02-20", by: "landlord" };
  expect(accepted.body?.line).toContainEqual(entry);
  await setPassword(server, "bar@example.com");
  const own = await server.call(getPolicy, { params: { refId } }, await openSession(server, "bar@example.com"));
  expect(own.body?.line).toContainEqual(entry);
  const mail = (await sentMails(server)).find(({ to, text }) => to === "bar@example.com" && /Barkaution/.test(text));
  expect(mail?.text).toContain("bis zum 20. Februar 2027");
});

test("a home in Austria has no legal limit for cash and guarantee together", async () => {
  const needs = { ...fittingNeeds, cashPaid: true };
  const address = { street: "Ringstraße", streetNumber: "1", zip: "1010", city: "Wien" };
  const { short } = await invite({ needs, country: "at", address });
  const seen = await server.call(getLandlordView, { params: { token: short } });
  expect(seen.body?.cash).toEqual({ amount: null, limit: null, returnOn: null });
});

test("the short link shows the policy but can neither accept nor decline", async () => {
  const { short, refId } = await invite();
  const seen = await server.call(getLandlordView, { params: { token: short } });
  expect(seen.body).toMatchObject({ status: "SIGNED", mayAnswer: false });
  for (const refused of [await accept(short), await decline(short)])
    expect(refused.problem?.errorCode).toBe("STEP_NOT_ALLOWED");
  expect(await readStatus(server, refId)).toBe("SIGNED");
});

test("mails the tenant the landlord's reason for declining, line breaks included", async () => {
  const { personal, refId } = await invite();
  const reason = "Leider nein.\n\nWir nehmen\tnur Bargeld.";
  const declined = await server.call(declineAsLandlord, { params: { token: personal }, body: { reason } });
  expect(declined.body?.status).toBe("DECLINED");
  const mails = server.deps.db.selectFrom("mail").select("data").where("ref_id", "=", refId);
  expect(await mails.where("kind", "=", "landlord-declined").execute()).toMatchObject([{ data: { reason } }]);
});

test.each(["accepted", "declined"])("refuses to change the answer once the landlord has %s", async (answer) => {
  const { personal } = await invite();
  const [first, then] = answer === "accepted" ? [accept, decline] : [decline, accept];
  expect((await first(personal)).status).toBe(200);
  expect((await first(personal)).status).toBe(200);
  const refused = await then(personal);
  expect([refused.status, refused.problem?.errorCode]).toEqual([409, "POLICY_STATUS_CONFLICT"]);
});

test("when the landlord accepts and declines at once, one wins, the other gets a conflict, and the tenant gets one mail", async () => {
  for (let round = 0; round < 5; round++) {
    const { personal, refId } = await invite();
    const answers = await Promise.all([accept(personal), decline(personal), accept(personal), decline(personal)]);
    const status = await readStatus(server, refId);
    expect(["ACCEPTED", "DECLINED"]).toContain(status);
    for (const answer of answers) {
      if (answer.ok) expect(answer.body.status).toBe(status);
      else expect(answer.problem.errorCode).toBe("POLICY_STATUS_CONFLICT");
    }
    const won = answers.filter(({ ok }) => ok);
    expect(won).toHaveLength(2);
    const mails = await server.deps.db.selectFrom("mail").select("kind").where("ref_id", "=", refId).execute();
    expect(mails.filter(({ kind }) => kind.startsWith("landlord-") && kind !== "landlord-invitation")).toHaveLength(1);
  }
});

test("refuses to accept a policy on or after its last day", async () => {
  const { personal } = await invite({ insuranceStart: "2027-02-01", insuranceEnd: "2027-03-01" });
  await runUntil(server, "2027-03-01T12:00:00Z");
  expect((await accept(personal)).problem?.errorCode).toBe("POLICY_STATUS_CONFLICT");
  await runUntil(server, "2027-03-02T12:00:00Z");
  const seen = await server.call(getLandlordView, { params: { token: personal } });
  expect(seen.body?.status).toBe("ENDED");
  expect((await accept(personal)).problem?.errorCode).toBe("POLICY_STATUS_CONFLICT");
});

test("sends the personal link to the landlord's address on request, at most three times an hour", async () => {
  const { short, personal, landlordEmail } = await invite({ insuranceStart: "2027-04-01" });
  const resend = () => server.call(resendLandlordLink, { params: { token: short } });
  const sent = await resend();
  expect(sent.body).toEqual({ sent: true });
  const another = await readLandlordToken(server, landlordEmail);
  expect(another).not.toBe(personal);
  for (const token of [personal, another]) expect((await accept(token)).body?.status).toBe("ACCEPTED");

  const answers = await Promise.all([resend(), resend(), resend(), resend()]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
  const refused = answers.find(({ ok }) => !ok);
  expect([refused?.status, refused?.headers["retry-after"]]).toEqual([429, "3600"]);
  await runUntil(server, new Date(server.deps.clock.now().getTime() + 3_600_000).toISOString());
  expect((await resend()).ok).toBe(true);
});

test("a landlord of several contracts gets at most three links an hour", async () => {
  const { short, landlordEmail } = await invite({ insuranceStart: "2027-04-01" });
  const other = await invite({ insuranceStart: "2027-04-01", landlordEmail });
  const resend = (token: string) => server.call(resendLandlordLink, { params: { token } });
  for (const token of [short, other.short, short]) expect((await resend(token)).ok).toBe(true);
  expect((await resend(other.short)).problem?.errorCode).toBe("RATE_LIMITED");
});

test.each([
  ["well-formed", "0".repeat(32)],
  ["too short", "short"],
  ["not hexadecimal", "ÄÖÜ"],
  ["overlong", "a".repeat(2_000)],
])("refuses an unknown token that is %s", async (_, token) => {
  const { call } = server;
  const params = { token };
  const answers = [
    await call(getLandlordView, { params }),
    await call(acceptAsLandlord, { params }),
    await call(declineAsLandlord, { params, body: {} }),
    await call(resendLandlordLink, { params }),
  ];
  for (const { status, problem } of answers) expect([status, problem?.errorCode]).toEqual([404, "TOKEN_UNKNOWN"]);
});

test("refuses the tenant's token on the landlord's calls", async () => {
  const { token } = await invite({ insuranceStart: "2027-04-01" });
  expect((await accept(token)).problem?.errorCode).toBe("TOKEN_UNKNOWN");
});

test("the landlord's calendar file lists the days that matter, and does not contain their link", async () => {
  await makeAccepted(server, {
    landlordEmail: "days@example.com",
    insuranceStart: "2027-06-01",
    insuranceEnd: "2028-05-31",
  });
  const token = await readLandlordToken(server, "days@example.com");
  const { body, headers, statusCode } = await server.app.inject({
    url: `/api/v1/landlord/${token}/calendar?lang=en`,
  });
  expect([statusCode, headers["content-type"]]).toEqual([200, "text/calendar; charset=utf-8"]);
  const days = body.split("\r\n").filter((line) => /^(SUMMARY|DTSTART)/.test(line));
  // 183 days after the last day with cover: 30 November 2028, a Thursday.
  expect(days).toEqual([
    "DTSTART;VALUE=DATE:20270601",
    "SUMMARY:The guarantee begins",
    "DTSTART;VALUE=DATE:20280531",
    "SUMMARY:The guarantee ends",
    "DTSTART;VALUE=DATE:20281130",
    "SUMMARY:Last day to report claims",
  ]);
  expect(body).not.toContain(token);
  expect((await server.app.inject({ url: `/api/v1/landlord/${"0".repeat(32)}/calendar` })).statusCode).toBe(404);
});
