import {
  acceptAsLandlord,
  getRisk,
  listCases,
  listStaffClaims,
  listStaffPolicies,
  reportClaim,
  saveName,
  saveSummary,
  searchDesk,
} from "@kautia/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerAllQuestions, lindenweg, tenantName } from "../../testing/answers.ts";
import { makeTestServer, type TestServer } from "../../testing/make-test-server.ts";
import { makeSigned, readLandlordToken, runUntil } from "../../testing/sign-policy.ts";
import { logInAtDesk } from "../../testing/staff.ts";
import { selectHits } from "../../views/desk-search.ts";

let server: TestServer;
let desk: { cookie: string };
let refId: string;
let contractNumber: string;
beforeAll(async () => {
  server = await makeTestServer();
  const address = { street: "Große Frankfurter Straße", streetNumber: "12", zip: "10119", city: "Berlin" };
  ({ refId } = await makeSigned(server, { tenantEmail: "jana@example.com", lastName: "Öztürk", address }));
  await server.call(acceptAsLandlord, { params: { token: await readLandlordToken(server) } });
  await runUntil(server, "2027-02-01T12:00:00Z");
  desk = await logInAtDesk(server);
  const { body } = await server.call(listStaffPolicies, { query: {} }, desk);
  contractNumber = body?.rows[0]?.contractNumber ?? "";
});
afterAll(() => server.close());

const search = async (typed: string) => (await server.call(searchDesk, { query: { search: typed } }, desk)).body?.hits;
const consents = {
  termsAndPrivacy: true,
  initialInformation: true,
  electronicCommunication: true,
  earlyFulfilment: true,
};
async function openCase(email: string, lastName: string, existingRent = false): Promise<string> {
  const token = await answerAllQuestions(server, { email, lastName, existingRent });
  await server.call(saveSummary, { body: { token, consents } });
  await server.call(getRisk, { query: { token } });
  return token;
}
const kinds = async (typed: string) => (await search(typed))?.map(({ kind, refId: of }) => [kind, of]);

test("finds a contract by its number in any spelling", async () => {
  const spellings = [
    contractNumber,
    contractNumber.toLowerCase(),
    contractNumber.replaceAll("-", ""),
    contractNumber.replaceAll("-", " ").replaceAll("0", "o"),
    contractNumber.slice(0, 7),
  ];
  for (const typed of spellings) expect(await kinds(typed), typed).toEqual([["POLICY", refId]]);
});

test.each([
  "oezt",
  "JANA@EXAMPLE.COM",
  "kern",
  "gross frankfurter strasse 12",
  "Große Frankfurter Str. 12",
  "frankfurter berlin öztürk",
])("finds a contract by the beginnings of words: %s", async (typed) => {
  expect(await kinds(typed)).toEqual([["POLICY", refId]]);
});

test.each(["ztürk", "öztürk hamburg", "a", "'", "%", "jana | hamburg", ""])("finds nothing for %j", async (typed) => {
  expect(await kinds(typed)).toEqual([]);
});

test("finds a charge by the payment provider's reference and by our own", async () => {
  const attempt = await server.deps.db
    .selectFrom("charge_attempt")
    .select(["id", "provider_charge_id"])
    .where("status", "=", "SUCCEEDED")
    .executeTakeFirstOrThrow();
  for (const typed of [attempt.id, attempt.provider_charge_id ?? ""])
    expect(await search(typed)).toMatchObject([{ kind: "CHARGE", id: attempt.id, refId, contractNumber }]);
});

test("finds cases, but not applications that the desk may not see", async () => {
  await answerAllQuestions(server, { email: "unseen@example.com", lastName: "Verborgen" });
  const token = await openCase("seen@example.com", "Manual");
  expect(await search("manual")).toMatchObject([
    { kind: "CASE", email: "seen@example.com", contractNumber: null, cause: "RULES", outcome: "MANUAL_REVIEW" },
  ]);
  expect(await search("verborgen")).toEqual([]);
  // An address that changes later does not change the quote, so no new decision is made.
  await server.call(saveName, { body: { token, ...tenantName, lastName: "Manual", email: "moved@example.com" } });
  expect(await search("moved@example.com")).toMatchObject([{ kind: "CASE", email: "moved@example.com" }]);
  expect(await search("seen@example.com")).toEqual([]);
});

test("says which kinds have more hits than it returns", async () => {
  const find = async () => (await server.call(searchDesk, { query: { search: "many-" } }, desk)).body;
  for (let index = 0; index < 6; index++) await openCase(`many-${index}@example.com`, "Manual");
  expect((await find())?.more).toEqual([]);
  await openCase("many-6@example.com", "Manual");
  const found = await find();
  expect(found?.hits).toHaveLength(6);
  expect(found?.more).toEqual(["CASE"]);
  for (const typed of ["many-", "many- manual", "manual torstr"]) {
    const { body } = await server.call(listCases, { query: { search: typed, state: "ALL" } }, desk);
    expect(body?.total, typed).toBeGreaterThanOrEqual(7);
  }
});

test("the list of claims finds what the search finds", async () => {
  const params = { token: await readLandlordToken(server) };
  await server.call(reportClaim, { params, body: { items: [{ description: "Schaden", amount: 100 }] } });
  for (const typed of ["oezt", "frankfurter öztürk", contractNumber.replaceAll("-", "")]) {
    expect((await kinds(typed))?.map(([kind]) => kind)).toEqual(["POLICY", "CLAIM"]);
    const { body } = await server.call(listStaffClaims, { query: { search: typed } }, desk);
    expect(body?.total, typed).toBe(1);
  }
});

test("finds a claim by the reference of its payout, also if it begins like a contract number", async () => {
  const { db, clock } = server.deps;
  const { id: claim_id, amount_cents } = await db.selectFrom("claim").selectAll().executeTakeFirstOrThrow();
  const { id: staff_id } = await db.selectFrom("staff_account").select("id").executeTakeFirstOrThrow();
  const reference = "Deckung 2027/12 (Kaution)";
  await db
    .insertInto("claim_payout")
    .values({ claim_id, amount_cents, paid_on: "2027-02-01", reference, staff_id, at: clock.now() })
    .execute();
  expect(await search(reference)).toMatchObject([{ kind: "CLAIM", id: claim_id }]);
});

test("searches contracts and cases through an index", async () => {
  const plan = await server.deps.db.transaction().execute(async (transaction) => {
    await sql`SET LOCAL enable_seqscan = off; SET LOCAL enable_indexscan = off`.execute(transaction);
    const hits = selectHits({ words: "jana", id: null, typed: "jana" });
    return sql<{ "QUERY PLAN": string }>`EXPLAIN ${hits}`.execute(transaction);
  });
  const lines = plan.rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(lines).toContain("Index Scan on policy_words");
  expect(lines).toContain("Index Scan on case_words_words");
});

test("finds a case by the home where the tenant lives already, even if another one was entered before", async () => {
  await openCase("lives-there@example.com", "Manual", true);
  const { street, streetNumber, zip, city } = lindenweg;
  const fullAddress = `${street} ${streetNumber}, ${zip} ${city}`;
  const shown = [{ kind: "CASE", email: "lives-there@example.com", fullAddress }];
  expect(await search(`${street} lives-there`)).toMatchObject(shown);
  // A home that was entered while the rental still counted as a new one.
  const entered = sql`jsonb_set(answers, '{address}', '{"fullAddress": "Torstraße 12, 10119 Berlin"}')`;
  await sql`UPDATE application SET answers = ${entered} WHERE answers #>> '{userInfo,email}' = 'lives-there@example.com'`.execute(
    server.deps.db,
  );
  expect(await search(`${street} lives-there`)).toMatchObject(shown);
});
