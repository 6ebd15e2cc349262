import {
  acceptGuarantee,
  addWebhook,
  answerAmendmentLink,
  approve,
  askAmendment,
  askAmendmentAsLandlord,
  askAmendmentAsPartner,
  getCertificate,
  getLandlordView,
  getPolicy,
  getStaffPolicy,
  holdPolicy,
  liftHold,
  reportClaim,
  timestampOfDate,
} from "@kautia/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readPlain } from "#testing/files/plain-typesetter.ts";
import { openSession, readMailedSecret, setPassword } from "#testing/people/accounts.ts";
import { findRecipients, mailsTo } from "#testing/people/mails.ts";
import { makeTestPartner } from "#testing/people/partners.ts";
import { logInAsStaff, logInColleague } from "#testing/people/staff.ts";
import { makePartnerPolicy } from "#testing/policies/partner-policy.ts";
import { makeAccepted, readCharges, readLandlordToken, runUntil } from "#testing/policies/sign-policy.ts";
import { codeOf } from "#testing/server/code-of.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { settle } from "#testing/server/settle.ts";

// A server for each test, because the clock cannot go back.
let server: TestServer;
beforeEach(async () => {
  server = await makeTestServer();
});
afterEach(() => server.close());

const tenantEmail = "jana@example.com";
const landlordEmail = "otto@example.com";

/** A guarantee of 1,500 EUR for 70.50 EUR a year, in force since 1 February 2027, on 1 April. */
async function makeHome() {
  const { refId } = await makeAccepted(server, { tenantEmail, landlordEmail, paymentPeriod: "YEARLY" });
  await setPassword(server, tenantEmail);
  await runUntil(server, "2027-04-01T09:00:00Z");
  return { refId, token: await readLandlordToken(server, landlordEmail) };
}
const lower = (token: string, depositAmount: number, restUntil: string | null = null) =>
  server.call(askAmendmentAsLandlord, {
    params: { token },
    body: { change: { kind: "LOWER_DEPOSIT", depositAmount, restUntil } },
  });
const view = (token: string) => server.call(getLandlordView, { params: { token } });
const claim = (token: string, amount: number) =>
  server.call(reportClaim, { params: { token }, body: { items: [{ description: "Nebenkosten", amount }] } });
const check = async (code: string | null | undefined) =>
  (await server.call(getCertificate, { params: { code: code ?? "" } })).body?.status;

test("a partial release lowers deposit and premium from its day on, with an amendment and a new certificate", async () => {
  const { refId, token } = await makeHome();
  const earlier = (await view(token)).body?.certificateCode;
  const both = await Promise.all([lower(token, 1000), lower(token, 1000)]);
  expect(both.map(({ ok }) => ok)).toEqual([true, true]);
  const now = (await view(token)).body;
  expect(now).toMatchObject({ depositAmount: 1000, amendments: [{ state: "IN_FORCE", askedBy: "LANDLORD" }] });
  expect(await check(earlier)).toBe("REPLACED");
  expect(now?.certificateCode).not.toBe(earlier);
  expect(await check(now?.certificateCode)).toBe("IN_FORCE");

  // 59 of 365 days at 70.50 and 306 at 47.00: (4,159.50 + 14,382) / 365 = 50.798, so 19.71 of 70.50 come back.
  const [told] = await mailsTo(server, tenantEmail, /einen Teil Ihrer Mietbürgschaft freigegeben/);
  expect(told?.text).toMatch(/Sie bekommen 19,71\s€ zurück\./);
  expect(told?.text).toMatch(/47,00\s€ im Jahr statt 70,50\s€ im Jahr/);
  expect(told?.attachments.map(({ fileName }) => fileName)).toEqual([
    "Nachtrag zum Vertrag Torstraße 12.pdf",
    "Bürgschaftsurkunde Torstraße 12.pdf",
  ]);
  const [landlords] = await mailsTo(server, landlordEmail, /ist freigegeben/);
  expect(landlords?.text).toMatch(/1\.000,00\s€ statt 1\.500,00\s€/);
  expect(landlords?.text).not.toContain("70,50");
  expect(landlords?.attachments).toHaveLength(1);

  const session = await openSession(server, tenantEmail);
  const policy = (await server.call(getPolicy, { params: { refId } }, session)).body;
  expect(policy).toMatchObject({ depositAmount: 1000, premiumAmount: 47, refund: { amount: 19.71 } });
  expect(policy?.documents).toContainEqual({ kind: "amendment", number: 2 });
  const open = (kind: string) =>
    server.app.inject({ url: `/api/v1/policies/${refId}/documents/${kind}`, headers: session });
  const paper = async (kind: string) => readPlain((await open(kind)).rawPayload);
  expect(await paper("amendment-2")).toMatch(/Fassung 2.*1\.000,00 € statt 1\.500,00 €.*Vermieterin oder Vermieter/);
  expect(await paper("certificate")).toMatch(/Fassung 2.*1\.000,00 €/);
  expect((await open("amendment-3")).statusCode).toBe(404);

  await runUntil(server, "2028-02-01T09:00:00Z");
  const again = await openSession(server, tenantEmail);
  const later = (await server.call(getPolicy, { params: { refId } }, again)).body;
  expect(later).toMatchObject({ refund: null, nextCharge: { amount: 47, on: "2029-02-01" } });
});

test("what was claimed stays guaranteed, and a rest with an end is over on that day, its claim still open", async () => {
  const { refId, token } = await makeHome();
  await claim(token, 400);
  expect((await lower(token, 399.99)).problem?.data.fields).toMatchObject([
    { errorCode: "MINIMUM", params: { min: 400 } },
  ]);
  expect((await lower(token, 1500)).problem?.data.fields).toMatchObject([{ errorCode: "MAXIMUM" }]);
  for (const day of ["2027-04-01", "2028-10-02"])
    expect((await lower(token, 500, day)).problem?.data.fields).toMatchObject([
      { path: "change.restUntil", params: { latest: "2028-10-01" } },
    ]);
  expect((await lower(token, 500, "2028-10-01")).body).toMatchObject({
    depositAmount: 500,
    insuranceEnd: "2028-10-01",
    claimable: 100,
  });
  expect(codeOf(await claim(token, 100.01))).toBe("400 CLAIM_AMOUNT_BIGGER_THAN_DEPOSIT");
  expect((await lower(token, 450, "2028-10-02")).problem?.data.fields).toMatchObject([
    { path: "change.restUntil", params: { latest: "2028-10-01" } },
  ]);
  await runUntil(server, "2028-10-01T12:00:00Z");
  expect((await view(token)).body?.status).toBe("ACTIVE");
  await runUntil(server, "2028-10-02T12:00:00Z");
  expect((await view(token)).body).toMatchObject({ status: "ENDED", claims: [{ amount: 400, decision: null }] });
  // The second year costs 244 of 366 days at 36.00, and nothing comes back at its end.
  expect((await readCharges(server, refId)).map((charge) => charge.split(" ")[1])).toEqual(["7050", "2400"]);
  expect(codeOf(await lower(token, 450))).toBe("409 POLICY_STATUS_CONFLICT");
});

test("before cover begins, the rest cannot end before its second day", async () => {
  await makeAccepted(server, { landlordEmail });
  const token = await readLandlordToken(server, landlordEmail);
  for (const day of ["2027-01-20", "2027-02-01"])
    expect((await lower(token, 500, day)).problem?.data.fields).toMatchObject([
      { path: "change.restUntil", params: { earliest: "2027-02-02" } },
    ]);
  expect((await lower(token, 500, "2027-02-02")).body?.insuranceEnd).toBe("2027-02-02");
});

test("a partner releases a part by API, and its webhook tells of the new terms", async () => {
  const key = await makeTestPartner(server, "kern");
  await server.call(addWebhook, { body: { url: "https://kern.example/hooks" } }, key);
  const { refId } = await makePartnerPolicy(server, key, { insuranceStart: timestampOfDate("2027-02-01") });
  const change = { kind: "LOWER_DEPOSIT", depositAmount: 1000, restUntil: null } as const;
  const ask = () => server.call(askAmendmentAsPartner, { params: { refId }, body: { change } }, key);
  expect(codeOf(await ask())).toBe("409 POLICY_STATUS_CONFLICT");
  await server.call(acceptGuarantee, { params: { refId } }, key);
  expect((await ask()).body).toMatchObject({
    depositAmount: 1000,
    amendments: [{ askedBy: "PARTNER", mayTakeBack: false }],
  });
  const events = server.deps.db.selectFrom("webhook_event").select(["type", "data"]).where("ref_id", "=", refId);
  const amended = await events.where("type", "=", "guarantee.amended").execute();
  expect(amended.at(-1)).toMatchObject({
    type: "guarantee.amended",
    data: { kind: "LOWER_DEPOSIT", from: "2027-01-15" },
  });
  expect(await findRecipients(server, "landlord-amendment-applied")).toEqual([]);
});

test("nothing is released while the contract is on hold, and what was agreed before waits until the hold is lifted", async () => {
  const { refId, token } = await makeHome();
  const session = await openSession(server, tenantEmail);
  const sold = { kind: "NEW_LANDLORD", name: "Eva Neumann", email: "eva@example.com", address: null } as const;
  await server.call(askAmendment, { params: { refId }, body: { change: sold } }, session);
  const link = await readMailedSecret(server, sold.email, "amendment");
  const agreed = { params: { token: link }, body: { agrees: true, reason: null } };
  expect((await server.call(answerAmendmentLink, agreed)).body).toMatchObject({ state: "AGREED", from: "2027-04-15" });
  const desk = await logInAsStaff(server);
  await server.call(holdPolicy, { params: { refId }, body: { reason: "Dieselbe IBAN." } }, desk);
  expect(codeOf(await lower(token, 1000))).toBe("409 UNDER_REVIEW");
  expect((await view(token)).body?.amendments).toMatchObject([{ state: "AGREED" }]);
  await runUntil(server, "2027-04-20T09:00:00Z");
  expect((await view(token)).body).toMatchObject({ landlordName: "Otto Kern", amendments: [{ state: "AGREED" }] });

  const ute = await logInColleague(server, "Ute");
  await server.call(liftHold, { params: { refId }, body: { reason: "Geklärt." } }, await logInAsStaff(server));
  const id = (await server.call(getStaffPolicy, { params: { refId } }, ute)).body?.approvals[0]?.id ?? "";
  await server.call(approve, { params: { id } }, ute);
  await settle(server);
  expect((await view(await readLandlordToken(server, sold.email))).body?.landlordName).toBe("Eva Neumann");
});
