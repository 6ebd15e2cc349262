import {
  getFinishPage,
  getLandlordView,
  getPolicy,
  objectToClaim,
  releaseAsLandlord,
  reportClaim,
} from "@kautia/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openSession, setPassword } from "#testing/people/accounts.ts";
import { loseStoredAnswers } from "#testing/server/lose-stored-answers.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import {
  type PolicyOptions,
  makeAccepted,
  makeSigned,
  readLandlordToken,
  runUntil,
} from "#testing/policies/sign-policy.ts";
import { mailsTo } from "#testing/people/mails.ts";

// Each test needs its own server: it waits for cover to begin, and the clock never goes back.
let server: TestServer;
beforeEach(async () => {
  server = await makeTestServer();
});
afterEach(() => server.close());

const tenantEmail = "tenant@example.com";
const landlordEmail = "landlord@example.com";
const coverBegun = "2027-02-01T09:00:00Z";

async function makePolicyInForce(terms: PolicyOptions = {}) {
  const { refId, token } = await makeAccepted(server, { tenantEmail, landlordEmail, ...terms });
  await setPassword(server, tenantEmail);
  const personal = await readLandlordToken(server, landlordEmail);
  await runUntil(server, coverBegun);
  return { refId, token, personal };
}
const scratches = { amount: 120.5, description: "Kratzer im Parkett <script>alert('ẞ')</script>" };
const claim = (token: string, ...items: { amount: number; description: string }[]) =>
  server.call(reportClaim, { params: { token }, body: { items: items.length > 0 ? items : [scratches] } });
async function codeOf(answer: ReturnType<typeof claim>) {
  const { ok, status, problem } = await answer;
  return ok ? status : `${status} ${problem.errorCode}`;
}

test("a claim is stored verbatim, shown to both sides, and mailed to the tenant with the deadline to object", async () => {
  const { refId, personal } = await makePolicyInForce();
  const reported = await claim(personal);
  const shown = {
    id: expect.any(String),
    amount: 120.5,
    items: [{ ...scratches, granted: null }],
    reportedAt: "2027-02-01T09:00:00.000Z",
    objectUntil: "2027-03-01",
    mayObject: true,
    objection: null,
    mayAgree: true,
    agreedAt: null,
    decision: null,
    payout: null,
    files: [],
  };
  expect(reported.body).toMatchObject({ claims: [shown], claimable: 1379.5 });
  const session = await openSession(server, tenantEmail);
  expect((await server.call(getPolicy, { params: { refId } }, session)).body?.claims).toEqual([shown]);

  const [mail, ...more] = await mailsTo(server, tenantEmail, /fordert/);
  expect(more).toEqual([]);
  expect(mail?.text).toContain("Kratzer im Parkett <script>alert('ẞ')</script>: 120,50");
  expect(mail?.text).toMatch(/120,50\s€[\s\S]*1\. März 2027/);
  expect(mail?.html).not.toContain("<script>");
});

test("claims together never exceed the deposit, even if they arrive simultaneously", async () => {
  const { personal } = await makePolicyInForce();
  expect(await codeOf(claim(personal, { ...scratches, amount: 1500.01 }))).toBe("400 CLAIM_AMOUNT_BIGGER_THAN_DEPOSIT");
  const at = await claim(personal, { ...scratches, amount: 1500.01 });
  expect(at.problem?.data.fields.map(({ path }) => path)).toEqual(["items.0.amount"]);
  const both = [claim(personal, { ...scratches, amount: 1000 }), claim(personal, { ...scratches, amount: 500.01 })];
  const codes = await Promise.all(both.map(codeOf));
  expect(codes.filter((code) => code === 200)).toHaveLength(1);
  expect(codes).toContain("400 CLAIM_AMOUNT_BIGGER_THAN_DEPOSIT");
  expect(await mailsTo(server, tenantEmail, /fordert/)).toHaveLength(1);
});

test("several items form one claim, and the item that exceeds the deposit is named", async () => {
  const { personal } = await makePolicyInForce();
  const [rent, lamp, key] = [
    { description: "Miete für März", amount: 800 },
    { description: "Lampe", amount: 699.99 },
    { description: "Schlüssel", amount: 0.02 },
  ];
  const refused = await claim(personal, rent, lamp, key);
  expect(refused.problem?.data.fields).toMatchObject([{ path: "items.2.amount" }]);
  const reported = await claim(personal, rent, lamp);
  expect(reported.body).toMatchObject({ claims: [{ amount: 1499.99, items: [rent, lamp] }], claimable: 0.01 });
});

test("the whole deposit can be claimed, and nothing beyond it", async () => {
  const { personal } = await makePolicyInForce();
  expect((await claim(personal, { ...scratches, amount: 1500 })).body?.claimable).toBe(0);
  expect(await codeOf(claim(personal, { ...scratches, amount: 0.01 }))).toBe("400 CLAIM_AMOUNT_BIGGER_THAN_DEPOSIT");
});

test("refuses a claim before cover begins, by the short link, and by an unknown token", async () => {
  const { token } = await makeSigned(server, { tenantEmail, landlordEmail });
  const personal = await readLandlordToken(server, landlordEmail);
  const finish = await server.call(getFinishPage, { params: { token } });
  const short = /\/landlord\/([0-9a-f]{32})$/.exec(finish.body?.shortUrl ?? "")?.[1] ?? "";
  expect(await codeOf(claim(personal))).toBe("409 POLICY_STATUS_CONFLICT");
  expect(await codeOf(claim(short))).toBe("409 STEP_NOT_ALLOWED");
  expect(await codeOf(claim(token))).toBe("404 TOKEN_UNKNOWN");
  const seen = await server.call(getLandlordView, { params: { token: personal } });
  expect(seen.body).toMatchObject({ claims: [], claimable: null });
});

test("for 183 days after the agreed end, the landlord can report claims about earlier events", async () => {
  const { personal } = await makePolicyInForce({ insuranceEnd: "2028-02-01" });
  await runUntil(server, "2028-02-02T09:00:00Z");
  const view = await server.call(getLandlordView, { params: { token: personal } });
  expect(view.body).toMatchObject({ status: "ENDED", claimable: 1_500, claimableUntil: "2028-08-02" });
  expect(await codeOf(claim(personal))).toBe(200);
  await runUntil(server, "2028-08-02T12:00:00Z");
  expect(await codeOf(claim(personal))).toBe(200);
  await runUntil(server, "2028-08-03T12:00:00Z");
  expect(await codeOf(claim(personal))).toBe("409 POLICY_STATUS_CONFLICT");
});

test("a landlord who has released the guarantee can no longer claim", async () => {
  const { personal } = await makePolicyInForce();
  await server.call(releaseAsLandlord, { params: { token: personal }, body: { signature: true } });
  expect(await codeOf(claim(personal))).toBe("409 POLICY_STATUS_CONFLICT");
});

test("refuses impossible amounts, descriptions and numbers of items, also next to a valid item", async () => {
  const { personal } = await makePolicyInForce();
  const wrong: [what: string, item: Partial<typeof scratches>, code: string][] = [
    ["an amount of zero", { amount: 0 }, "400 FIELD_INVALID"],
    ["a fraction of a cent", { amount: 1.001 }, "400 FIELD_INVALID"],
    ["a negative amount", { amount: -5 }, "400 FIELD_INVALID"],
    ["a huge amount", { amount: 1e300 }, "400 MAXIMUM"],
    ["a description of two lines", { description: "a\nb" }, "400 FIELD_INVALID"],
    ["a blank description", { description: " \n " }, "400 FIELD_REQUIRED"],
    ["a description that is too long", { description: "x".repeat(301) }, "400 FIELD_INVALID"],
  ];
  for (const [what, item, code] of wrong) {
    expect(await codeOf(claim(personal, { ...scratches, ...item })), what).toBe(code);
    expect(await codeOf(claim(personal, scratches, { ...scratches, ...item })), what).toBe(code);
  }
  const many = Array.from({ length: 21 }, () => scratches);
  expect(await codeOf(claim(personal, ...many)), "too many items").toBe("400 FIELD_INVALID");
  const none = server.call(reportClaim, { params: { token: personal }, body: { items: [] } });
  expect(await codeOf(none), "no items").toBe("400 FIELD_REQUIRED");
});

test("accepts five claims a day, then says when the next one is allowed", async () => {
  const { personal } = await makePolicyInForce();
  for (let amount = 1; amount <= 5; amount += 1)
    expect(await codeOf(claim(personal, { ...scratches, amount }))).toBe(200);
  const refused = await claim(personal);
  expect([refused.status, refused.problem?.errorCode, refused.headers["retry-after"]]).toEqual([
    429,
    "RATE_LIMITED",
    "86400",
  ]);
  server.clock.advance(86_400_000);
  expect(await codeOf(claim(personal))).toBe(200);
});

test("a claim reported twice with one idempotency key is stored once, even if the stored response was lost", async () => {
  const { personal } = await makePolicyInForce();
  const key = { "idempotency-key": "scratches-in-floor" };
  const report = () => server.call(reportClaim, { params: { token: personal }, body: { items: [scratches] } }, key);
  await report();
  await loseStoredAnswers(server);
  expect((await report()).body).toMatchObject({ claims: [{ amount: 120.5 }], claimable: 1379.5 });
  expect(await mailsTo(server, tenantEmail, /fordert/)).toHaveLength(1);
  expect((await claim(personal)).body?.claims).toHaveLength(2);
});

test("the tenant can object once, and the landlord gets a mail", async () => {
  const { refId, personal } = await makePolicyInForce();
  const claimId = (await claim(personal)).body?.claims[0]?.id ?? "";
  const session = await openSession(server, tenantEmail);
  const params = { refId, claimId };
  const body = { text: "Die Kratzer waren schon da." };
  const both = await Promise.all([1, 2].map(() => server.call(objectToClaim, { params, body }, session)));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const other = await server.call(objectToClaim, { params, body: { text: "Nein." } }, session);
  expect([other.status, other.problem?.errorCode]).toEqual([409, "STEP_NOT_ALLOWED"]);
  const objection = { text: body.text, at: "2027-02-01T09:00:00.000Z" };
  expect((await server.call(getPolicy, { params: { refId } }, session)).body?.claims).toMatchObject([
    { objection, mayObject: false },
  ]);
  const seen = await server.call(getLandlordView, { params: { token: personal } });
  expect(seen.body?.claims).toMatchObject([{ objection }]);
  const mails = await mailsTo(server, landlordEmail, /widerspricht/);
  expect(mails.map(({ text }) => text.includes("> Die Kratzer waren schon da."))).toEqual([true]);

  const unknown = await server.call(objectToClaim, { params: { refId, claimId: "no id" }, body }, session);
  expect([unknown.status, unknown.problem?.errorCode]).toEqual([404, "CLAIM_UNKNOWN"]);
});

test("refuses an objection without login, by another tenant, and after the last day", async () => {
  const { refId, personal } = await makePolicyInForce();
  const claimId = (await claim(personal)).body?.claims[0]?.id ?? "";
  await makeSigned(server, { tenantEmail: "other@example.com", landlordEmail: "other-landlord@example.com" });
  await setPassword(server, "other@example.com");
  const object = async (session: Record<string, string>) => {
    const { ok, problem } = await server.call(
      objectToClaim,
      { params: { refId, claimId }, body: { text: "Nein." } },
      session,
    );
    return ok ? "kept" : problem.errorCode;
  };
  expect(await object(await openSession(server, "other@example.com"))).toBe("POLICY_UNKNOWN");
  expect(await object({})).toBe("LOGIN_REQUIRED");
  // The last day ends at midnight in Berlin, an hour before midnight in UTC.
  await runUntil(server, "2027-03-01T23:00:00Z");
  expect(await object(await openSession(server, tenantEmail))).toBe("STEP_NOT_ALLOWED");
});

test("claims are append-only", async () => {
  const { personal } = await makePolicyInForce();
  await claim(personal);
  const { db } = server.deps;
  await expect(db.updateTable("claim").set({ amount_cents: 1 }).execute()).rejects.toThrow("append-only");
  await expect(db.deleteFrom("claim").execute()).rejects.toThrow("append-only");
});
