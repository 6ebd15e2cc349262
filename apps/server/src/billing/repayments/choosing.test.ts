import { chooseRepayment, getLandlordView, getStaffClaim, releaseAsLandlord } from "@kautia/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { balances } from "../rules/ledger.ts";
import { openSession, setPassword } from "#testing/people/accounts.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { makeOwedRepayment, owingTenant } from "#testing/policies/owed-repayment.ts";
import { makeAccepted, runUntil } from "#testing/policies/sign-policy.ts";
import { logInAsStaff } from "#testing/people/staff.ts";
import { mailsTo } from "#testing/people/mails.ts";
import { codeOf } from "#testing/server/code-of.ts";

// Each test needs its own server because the clock never goes back.
let server: TestServer;
beforeEach(async () => {
  server = await makeTestServer();
});
afterEach(() => server.close());

const instalmentRows = () => server.deps.db.selectFrom("instalment").selectAll().orderBy("number").execute();

test("a recorded payout creates a repayment, posts both to the ledger, and shows all plans in the account", async () => {
  const { refId, claimId, readPolicy, landlordToken } = await makeOwedRepayment(server, {
    amount: 820.5,
    granted: 800.01,
  });
  const policy = await readPolicy();
  expect(policy?.repayments).toMatchObject([
    {
      claimId,
      amount: 800.01,
      paid: 0,
      state: "CHOICE",
      chooseUntil: "2027-02-15",
      dueOn: "2027-03-01",
      planned: null,
      instalments: [],
    },
  ]);
  const choices = policy?.repayments[0]?.choices ?? [];
  expect(choices.map(({ parts }) => parts)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(choices[0]?.instalments).toEqual([{ on: "2027-02-01", amount: 800.01 }]);
  expect(choices[1]?.instalments).toEqual([
    { on: "2027-03-01", amount: 400.01 },
    { on: "2027-04-01", amount: 400 },
  ]);
  expect(policy?.line.find(({ state }) => state === "current")).toEqual({
    event: "REPAYMENT_CHOICE",
    state: "current",
    on: "2027-02-15",
    by: "tenant",
  });
  const [mail, ...more] = await mailsTo(server, owingTenant, /ausgezahlt: Wie/);
  expect(more).toEqual([]);
  expect(mail?.text).toMatch(
    /800,01\s€[\s\S]*ohne Zinsen[\s\S]*12 Monatsraten[\s\S]*15\. Februar 2027[\s\S]*1\. März 2027/,
  );
  expect(mail?.text).toContain("/de/policies");
  const books = await server.deps.db.selectFrom("ledger_entry").selectAll().where("ref_id", "=", refId).execute();
  const owed = balances(books.map(({ account, amount_cents }) => ({ account, amountCents: amount_cents })));
  expect(owed).toMatchObject({ CLAIMS: 80_001, CLAIMS_BANK: -80_001, RECEIVABLE: 80_001, REPAYMENTS: -80_001 });
  const seen = await server.call(getLandlordView, { params: { token: landlordToken } });
  expect(JSON.stringify(seen.body)).not.toMatch(/REPAYMENT|repayment/);
});

test("a chosen plan is mailed and shown at the desk, and choosing it again changes nothing", async () => {
  const { claimId, choose, repayment } = await makeOwedRepayment(server);
  const chosen = await choose(3);
  expect(chosen.status).toBe(200);
  const planned = {
    state: "RUNNING",
    planned: { on: "2027-02-01", by: "tenant" },
    choices: [],
    instalments: ["2027-03-01", "2027-04-01", "2027-05-01"].map((on, index) => ({
      number: index + 1,
      on,
      amount: 273.5,
      state: "PLANNED",
      failedOn: null,
      nextTryOn: null,
      paidOn: null,
    })),
  };
  expect(chosen.body?.repayments).toMatchObject([planned]);
  expect((await choose(3)).status).toBe(200);
  expect(codeOf(await choose(4))).toBe("409 STEP_NOT_ALLOWED");
  expect(await repayment()).toMatchObject(planned);
  expect(await instalmentRows()).toHaveLength(3);
  const [mail, ...more] = await mailsTo(server, owingTenant, /3 Raten/);
  expect(more).toEqual([]);
  expect(mail?.text).toMatch(/1\. März 2027: 273,50\s€[\s\S]*1\. Mai 2027: 273,50\s€/);
  const claim = await server.call(getStaffClaim, { params: { claimId } }, await logInAsStaff(server));
  expect(claim.body?.repayment).toMatchObject(planned);
});

test("simultaneous choices create one plan and refuse the others", async () => {
  const { choose } = await makeOwedRepayment(server);
  const codes = (await Promise.all([choose(1), choose(12), choose(2), choose(6)])).map(codeOf);
  expect(codes.filter((code) => code === 200)).toHaveLength(1);
  expect(codes.filter((code) => code === "409 STEP_NOT_ALLOWED")).toHaveLength(3);
  const rows = await instalmentRows();
  expect(rows.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(82_050);
  expect(await mailsTo(server, owingTenant, /So zahlen Sie zurück/)).toHaveLength(1);
});

test("refuses more instalments than the amount allows, and names the maximum", async () => {
  const { repayment, choose } = await makeOwedRepayment(server, { amount: 149.99 });
  expect((await repayment())?.choices.map(({ parts }) => parts)).toEqual([1, 2]);
  const refused = await choose(3);
  expect(codeOf(refused)).toBe("400 MAXIMUM");
  expect(refused.problem?.data.fields).toMatchObject([{ path: "parts", params: { max: 2 } }]);
});

test("refuses an invalid choice with an error code, and plans nothing", async () => {
  const { refId, claimId, logIn } = await makeOwedRepayment(server);
  const url = `/api/v1${chooseRepayment.path.replace(":refId", refId).replace(":claimId", claimId)}`;
  const headers = await logIn();
  const firstOn = "2027-03-01";
  const answers = [
    [{ firstOn }, "400 FIELD_REQUIRED"],
    [{ parts: 0, firstOn }, "400 MINIMUM"],
    [{ parts: 1.5, firstOn }, "400 FIELD_INVALID"],
    [{ parts: 13, firstOn }, "400 MAXIMUM"],
    [{ parts: "all", firstOn }, "400 FIELD_INVALID"],
    [{ parts: 2 }, "400 FIELD_REQUIRED"],
    [{ parts: 2, firstOn: "2027-02-29" }, "400 FIELD_INVALID"],
    [{ parts: 2, firstOn: "2027-02-28" }, "409 OFFER_CHANGED"],
  ] as const;
  for (const [payload, code] of answers) {
    const answer = await server.app.inject({ method: "POST", url, payload, headers });
    expect(`${answer.statusCode} ${answer.json<{ errorCode: string }>().errorCode}`).toBe(code);
  }
  expect(await instalmentRows()).toEqual([]);
});

test("refuses a choice without login, for another tenant's policy, and for an unknown claim", async () => {
  const { refId, claimId, logIn } = await makeOwedRepayment(server);
  const body = { parts: 1, firstOn: "2027-02-01" };
  const other = "other@example.com";
  const theirs = await makeAccepted(server, {
    tenantEmail: other,
    landlordEmail: "l2@example.com",
    insuranceStart: "2027-03-01",
    address: { street: "Lindenstraße", streetNumber: "40", zip: "10969", city: "Berlin" },
  });
  await setPassword(server, other);
  const session = await openSession(server, other);
  const choose = (params: { refId: string; claimId: string }, headers?: { cookie: string }) =>
    server.call(chooseRepayment, { params, body }, headers);
  expect(codeOf(await choose({ refId, claimId }, session))).toBe("404 POLICY_UNKNOWN");
  expect(codeOf(await choose({ refId: theirs.refId, claimId }, session))).toBe("404 CLAIM_UNKNOWN");
  expect(codeOf(await choose({ refId, claimId }))).toBe("401 LOGIN_REQUIRED");
  for (const unknown of ["x", "00000000-0000-4000-8000-000000000000", "'; DROP TABLE claim; --"])
    expect(codeOf(await choose({ refId, claimId: unknown }, await logIn()))).toBe("404 CLAIM_UNKNOWN");
  expect(await instalmentRows()).toEqual([]);
});

test("a plan can be chosen until local midnight of the last day, and not later", async () => {
  const { repayment, choose } = await makeOwedRepayment(server, { at: "2027-03-20T09:00:00Z" });
  await runUntil(server, "2027-04-03T21:59:59Z");
  expect(await repayment()).toMatchObject({ state: "CHOICE", chooseUntil: "2027-04-03" });
  await runUntil(server, "2027-04-03T22:00:00Z");
  expect(await repayment()).toMatchObject({ state: "INVOICED", planned: { on: "2027-04-04", by: "calendar" } });
  expect(codeOf(await choose(2))).toBe("409 STEP_NOT_ALLOWED");
});

test("the release mail reminds a tenant who still owes a repayment", async () => {
  const { landlordToken } = await makeOwedRepayment(server);
  await server.call(releaseAsLandlord, { params: { token: landlordToken }, body: { signature: true } });
  const [mail] = await mailsTo(server, owingTenant, /ist freigegeben/);
  expect(mail?.text).toMatch(/neue Beiträge fallen nicht mehr an/);
  expect(mail?.text.replaceAll(/\s+/g, " ")).toMatch(/Bezahlt werden muss noch, .*Rückzahlung einer Forderung/);
});
