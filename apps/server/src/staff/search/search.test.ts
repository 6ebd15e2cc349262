import {
  acceptAsLandlord,
  correctContact,
  getPerson,
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
import { answerAllQuestions, lindenweg, tenantName } from "#testing/applications/answers.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { makeSigned, readLandlordToken, runUntil } from "#testing/policies/sign-policy.ts";
import { enterTestAccount, testAccount } from "#testing/policies/payout-accounts.ts";
import { logInAsStaff, logInColleague } from "#testing/people/staff.ts";
import { ben, dora } from "#testing/policies/co-tenants.ts";
import { writeSearchKeys } from "../../application/index.ts";
import { readSearch } from "../rules/read-search.ts";
import { selectHits } from "../../views/staff-search.ts";

let server: TestServer;
let staff: { cookie: string };
let refId: string;
let contractNumber: string;
beforeAll(async () => {
  server = await makeTestServer();
  const address = { street: "Große Frankfurter Straße", streetNumber: "12", zip: "10119", city: "Berlin" };
  ({ refId } = await makeSigned(server, { tenantEmail: "jana@example.com", lastName: "Öztürk", address }));
  await server.call(acceptAsLandlord, { params: { token: await readLandlordToken(server) } });
  await runUntil(server, "2027-02-01T12:00:00Z");
  staff = await logInAsStaff(server);
  const { body } = await server.call(listStaffPolicies, { query: {} }, staff);
  contractNumber = body?.rows[0]?.contractNumber ?? "";
});
afterAll(() => server.close());

const searchAll = async (typed: string) =>
  (await server.call(searchDesk, { query: { search: typed } }, staff)).body?.hits ?? [];
const search = async (typed: string) => (await searchAll(typed)).filter(({ kind }) => kind !== "PERSON");
const consents = {
  termsAndPrivacy: true,
  initialInformation: true,
  electronicCommunication: true,
  earlyFulfilment: true,
};
async function openCase(
  email: string,
  lastName: string,
  existingRent = false,
  coTenants: NonNullable<Parameters<typeof answerAllQuestions>[1]>["coTenants"] = [],
): Promise<string> {
  const token = await answerAllQuestions(server, { email, lastName, existingRent, coTenants });
  await server.call(saveSummary, { body: { token, consents } });
  await server.call(getRisk, { query: { token } });
  return token;
}
const kinds = async (typed: string) => (await search(typed)).map(({ kind, refId: of }) => [kind, of]);

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

test.each(["tü", "öztürk hamburg", "jana schmidt", "a", "'", "%", "jana | hamburg", ""])(
  "finds nothing for %j",
  async (typed) => {
    expect(await kinds(typed)).toEqual([]);
  },
);

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

test("finds a case by everybody who applies together", async () => {
  await openCase("together@example.com", "Manual", false, [{ ...ben, birthDate: "1991-03-04" }]);
  for (const typed of ["Beispiel", ben.email]) {
    expect(
      (await kinds(typed)).map(([kind]) => kind),
      typed,
    ).toEqual(["CASE"]);
    const listed = await server.call(listCases, { query: { search: typed } }, staff);
    expect(listed.body?.rows, typed).toMatchObject([{ email: "together@example.com" }]);
  }
});

test("says which kinds have more hits than it returns", async () => {
  const find = async () => (await server.call(searchDesk, { query: { search: "many-" } }, staff)).body;
  for (let index = 0; index < 6; index++) await openCase(`many-${index}@example.com`, "Manual");
  expect((await find())?.more).toEqual([]);
  await openCase("many-6@example.com", "Manual");
  const found = await find();
  expect(found?.hits.map(({ kind }) => kind)).toEqual([...Array(6).fill("PERSON"), ...Array(6).fill("CASE")]);
  expect(found?.more).toEqual(["PERSON", "CASE"]);
  for (const typed of ["many-", "many- manual", "manual torstr"]) {
    const { body } = await server.call(listCases, { query: { search: typed, state: "ALL" } }, staff);
    expect(body?.total, typed).toBeGreaterThanOrEqual(7);
  }
});

test("the list of claims finds what the search finds", async () => {
  const params = { token: await readLandlordToken(server) };
  await server.call(reportClaim, { params, body: { items: [{ description: "Schaden", amount: 100 }] } });
  for (const typed of ["oezt", "frankfurter öztürk", contractNumber.replaceAll("-", "")]) {
    expect((await kinds(typed)).map(([kind]) => kind)).toEqual(["POLICY", "CLAIM"]);
    const { body } = await server.call(listStaffClaims, { query: { search: typed } }, staff);
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
    const { words: parts } = readSearch("jana", 2027);
    const others = { name: "jana", phone: "15123", born: "1990-05-17", lease: "0815", account: "3000", ids: null };
    const hits = selectHits({ ...others, parts, words: "jana", id: null, typed: "jana", seesPartners: true });
    return sql<{ "QUERY PLAN": string }>`EXPLAIN ${hits}`.execute(transaction);
  });
  const lines = plan.rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(lines).toContain("Index Scan on policy_all_words");
  expect(lines).toContain("Index Scan on case_words_words");
  for (const index of ["search_key_part", "search_key_name", "payout_account_end", "payment_method_end"])
    expect(lines, index).toContain(index);
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

const first = async (typed: string) => {
  const hits = await searchAll(typed);
  const policy = hits.find(({ kind }) => kind === "POLICY");
  const person = hits.find(({ kind, refId: of }) => kind === "PERSON" && of === policy?.refId);
  return { person: person?.tenantName, refId: policy?.refId, match: policy?.match };
};

test.each([
  ["ztürk", "NAME"],
  ["a Öztürk", "NAME"],
  ["Öztürk Jana", "NAME"],
  ["Oeztürg", "SIMILAR"],
  ["Janna Östürk", "SIMILAR"],
  ["frankfurter str. 12", "HOME"],
  ["ana@exampl", "EMAIL"],
  ["0151 2345678", "PHONE"],
  ["+49 (0)151 / 234-5678", "PHONE"],
  ["0049151234", "PHONE"],
  ["17.05.1990", "BIRTH_DATE"],
  ["17.5.90", "BIRTH_DATE"],
  ["1990-05-17", "BIRTH_DATE"],
])("finds a tenant and the contract by %j, and says that it is the %s", async (typed, kind) => {
  expect(await first(typed)).toMatchObject({ person: "Jana Öztürk", refId, match: { kind } });
});

test("finds a contract by the tenant's address before, the number of the lease, the landlord and the end of an account", async () => {
  const { db } = server.deps;
  const told = sql`answers || '{"rentContractId": "MV-2026/0815"}'
    || jsonb_build_object('userInfo', answers -> 'userInfo' || '{"address": {"fullAddress": "Alte Gasse 5, 04109 Leipzig"}}')`;
  await sql`UPDATE application SET answers = ${told} WHERE ref_id = ${refId}`.execute(db);
  await db.transaction().execute((transaction) => writeSearchKeys(transaction, refId));
  const iban = testAccount.iban.replaceAll(" ", "");
  await enterTestAccount(server, await readLandlordToken(server));
  for (const [typed, match] of [
    ["alte gasse 5", { kind: "OLD_ADDRESS", text: "Alte Gasse 5, 04109 Leipzig" }],
    ["leipzig gasse", { kind: "OLD_ADDRESS" }],
    ["2026-0815", { kind: "LEASE", text: "MV-2026/0815" }],
    ["tto ker", { kind: "LANDLORD", text: "Otto Kern" }],
    ["030 123 45 67", { kind: "LANDLORD_PHONE" }],
    [iban.slice(-4), { kind: "ACCOUNT", text: `… ${iban.slice(-4)}` }],
    [iban, { kind: "ACCOUNT" }],
    ["4242", { kind: "ACCOUNT", text: "… 4242" }],
  ] as const)
    expect((await search(typed))[0], typed).toMatchObject({ kind: "POLICY", refId, match });
});

test("finds a claim by the beginning of its number", async () => {
  const { id } = await server.deps.db.selectFrom("claim").select("id").executeTakeFirstOrThrow();
  expect(await search(id.slice(0, 8))).toMatchObject([{ kind: "CLAIM", id, match: { kind: "NUMBER" } }]);
});

test("shows a tenant of several contracts once", async () => {
  const address = { street: "Seestraße", streetNumber: "3", zip: "13353", city: "Berlin" };
  await makeSigned(server, { tenantEmail: "jana@example.com", lastName: "Öztürk", address });
  const hits = await searchAll("öztürk");
  expect(hits.map(({ kind }) => kind)).toEqual(["PERSON", "POLICY", "POLICY", "CLAIM"]);
});

test("finds partners, for administrators only", async () => {
  await server.deps.db
    .insertInto("partner")
    .values({ id: "haus", name: "Haus & Hof", created_at: new Date() })
    .execute();
  expect(await search("us & ho")).toMatchObject([
    { kind: "PARTNER", id: "haus", tenantName: "Haus & Hof", refId: null },
  ]);
  const session = await logInColleague(server, "Ute");
  expect((await server.call(searchDesk, { query: { search: "us & ho" } }, session)).body?.hits).toEqual([]);
});

test("finds a co-tenant like the first tenant, also mistyped and by an earlier address, and leads to their own page", async () => {
  const address = { street: "Elbchaussee", streetNumber: "7", zip: "22765", city: "Hamburg" };
  const { refId: shared } = await makeSigned(server, { tenantEmail: "ina@example.com", address, coTenants: [dora] });
  const { id: coTenantId } = await server.deps.db
    .selectFrom("co_tenant")
    .select("id")
    .where("ref_id", "=", shared)
    .executeTakeFirstOrThrow();
  const corrected = { field: "EMAIL" as const, value: "dora.dahl@example.org" };
  const body = { party: "CO_TENANT" as const, coTenantId, detail: corrected };
  await server.call(correctContact, { params: { refId: shared }, body }, staff);
  for (const [typed, kind] of [
    ["ora Dah", "NAME"],
    ["Dorra Dahl", "SIMILAR"],
    ["12.11.1993", "BIRTH_DATE"],
    ["ora@exampl", "EMAIL"],
    ["dahl@example.org", "EMAIL"],
  ]) {
    const [person, policy] = await searchAll(typed ?? "");
    expect(person, typed).toMatchObject({ kind: "PERSON", tenantName: "Dora Dahl", email: corrected.value });
    expect(policy, typed).toMatchObject({ kind: "POLICY", refId: shared, match: { kind } });
    const page = await server.call(getPerson, { params: { id: person?.id ?? "" } }, staff);
    expect(page.body, typed).toMatchObject({
      name: "Dora Dahl",
      birthDate: "1993-11-12",
      emails: [corrected.value, dora.email],
      phones: [],
      contracts: [{ refId: shared, coTenantId, coTenantNames: ["Dora Dahl"] }],
    });
  }
  const ina = (await searchAll("ina@example.com")).find(({ kind }) => kind === "PERSON");
  expect((await server.call(getPerson, { params: { id: ina?.id ?? "" } }, staff)).body).toMatchObject({
    birthDate: "1990-05-17",
    emails: ["ina@example.com"],
    contracts: [{ refId: shared, coTenantId: null }],
  });
});

test("finds both of a couple by the name that they share, the first tenant first, and each once", async () => {
  const address = { street: "Elbchaussee", streetNumber: "9", zip: "22765", city: "Hamburg" };
  const couple = { lastName: "Zwillich", coTenants: [{ ...ben, lastName: "Zwillich" }] };
  await makeSigned(server, { tenantEmail: "ina.z@example.com", address, ...couple });
  const ina = `${tenantName.firstName} Zwillich`;
  for (const typed of ["Zwillich", "willi", "Zwilich"]) {
    const found = (await searchAll(typed)).map(({ kind, tenantName: name }) => `${kind} ${name}`);
    expect(found, typed).toEqual([`PERSON ${ina}`, "PERSON Ben Zwillich", `POLICY ${ina}, Ben Zwillich`]);
  }
  const found = await searchAll("Ben Zwillich");
  expect(found.map(({ kind, tenantName: name }) => `${kind} ${name}`)).toEqual([
    "PERSON Ben Zwillich",
    `POLICY ${ina}, Ben Zwillich`,
  ]);
});
