import { cancelPolicy, getOwnData, getOwnDataPdf, releaseAsLandlord } from "@kautia/contract";
import { ownDataSectionTitle } from "@kautia/locales/policy-documents";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { openSession, setPassword } from "#testing/people/accounts.ts";
import { answerAllQuestions } from "#testing/applications/answers.ts";
import { listReadTables } from "#testing/database/list-read-tables.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { readPdf } from "#testing/files/read-pdf.ts";
import { makeAccepted, makeSigned, readLandlordToken, runUntil } from "#testing/policies/sign-policy.ts";
import { excludedTables, personalTables } from "../../retention/personal-tables.ts";
import { leftOutOfOwnData, readOwnData } from "../../views/index.ts";

const server = await makeTestServer({ realPdfs: true });
afterAll(() => server.close());

async function tableNames(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'`.execute(server.deps.db);
  return rows.map(({ name }) => name);
}
/** The tables from which the export takes a section. */
const exportedTables = () =>
  listReadTables(server.deps.db, (db) =>
    readOwnData(db, { accountId: server.deps.random.uuid(), refIds: ["x"], hiddenMails: [] }),
  );

test("every table either has a rule for a tenant's rows or is listed with a reason for having none", async () => {
  const listed = [...Object.keys(personalTables), ...Object.keys(excludedTables)];
  expect(new Set(listed)).toEqual(new Set(await tableNames()));
  expect(listed).toHaveLength(new Set(listed).size);
});

test("every table with a tenant's rows is either in a section of the export or listed with a reason for leaving it out", async () => {
  const exported = await exportedTables();
  const leftOut = Object.keys(leftOutOfOwnData);
  expect(Object.keys(personalTables).filter((name) => !exported.has(name) && !leftOut.includes(name))).toEqual([]);
  expect(leftOut.filter((name) => exported.has(name) || !(name in personalTables))).toEqual([]);
});

test("the export contains every table that names the tenant, and no data of other tenants", async () => {
  const mine = { tenantEmail: "Mein.Auszug@example.com", lastName: "Auszüger" };
  const { refId } = await makeSigned(server, mine);
  const open = await answerAllQuestions(server, { email: mine.tenantEmail.toLowerCase() });
  const home = { street: "Ringbahn", streetNumber: "1", zip: "10119", city: "Berlin" };
  const { refId: another } = await makeSigned(server, { tenantEmail: "fremd@example.com", address: home });
  await setPassword(server, mine.tenantEmail);
  const { body } = await server.call(getOwnData, {}, await openSession(server, mine.tenantEmail));
  const naming: string[] = [];
  for (const name of await tableNames()) {
    const { rows } = await sql<{ row: string }>`SELECT t::text AS row FROM ${sql.table(name)} AS t`.execute(
      server.deps.db,
    );
    if (rows.some(({ row }) => /Mein\.Auszug|Auszüger/i.test(row))) naming.push(name);
  }
  const exported = await exportedTables();
  expect(naming.length).toBeGreaterThan(4);
  expect(
    naming.filter((name) => !(name in excludedTables) && !(name in leftOutOfOwnData) && !exported.has(name)),
  ).toEqual([]);
  const applications = body?.sections["applications"] ?? [];
  expect(applications).toHaveLength(2);
  expect(applications.find((application) => application["refId"] === refId)).toMatchObject({
    answers: { userInfo: { lastName: "Auszüger" } },
  });
  expect(body?.sections["contracts"]).toMatchObject([{ refId }]);
  const written = JSON.stringify(body);
  for (const foreign of [another, "fremd@", "password_hash", "storage_key", open])
    expect(written).not.toContain(foreign);
});

test("the export answers in words what the law asks besides the data, in both languages", async () => {
  const email = "was.fragt.das.gesetz@example.com";
  const home = { street: "Rechtsgasse", streetNumber: "1", zip: "10119", city: "Berlin" };
  await makeSigned(server, { tenantEmail: email, address: home });
  await setPassword(server, email);
  const headers = await openSession(server, email);
  const read = async (lang: "de" | "en") => (await server.call(getOwnData, { query: { lang } }, headers)).body;
  const [german, english] = [await read("de"), await read("en")];
  expect(english?.information.map(({ about, title }) => `${about}: ${title}`)).toEqual([
    "PURPOSES: What we use it for",
    "CATEGORIES: What kinds of data",
    "RECIPIENTS: Who gets it",
    "STORAGE: How long",
    "SOURCE: Where it comes from",
    "RIGHTS: Your rights",
    "DECISION: How your application is decided",
  ]);
  const told = english?.information.flatMap(({ text }) => text).join(" ");
  const { brand, products } = server.deps.config;
  const authority = server.deps.legalDocuments.authorities("de", "en").dataAuthority;
  for (const fact of [
    brand.insurers.de.name,
    brand.supportEmail.de,
    authority,
    `${products.de.minimumAge}`,
    "30 times",
  ])
    expect(told).toContain(fact);
  expect(german?.information.map(({ title }) => title)).toContain("Wer sie bekommt");
  expect(german?.sections).toEqual(english?.sections);
});

test("the export requires a session", async () => {
  expect((await server.call(getOwnData, {})).problem?.errorCode).toBe("LOGIN_REQUIRED");
});

test("the PDF export of a simple contract has at most four pages, in plain words and without codes", async () => {
  const email = "kurz.gesagt@example.com";
  const home = { street: "Kurzgasse", streetNumber: "1", zip: "10119", city: "Berlin" };
  const landlordEmail = "kurz.vermietet@example.com";
  await makeAccepted(server, { tenantEmail: email, address: home, landlordEmail });
  await setPassword(server, email);
  const headers = await openSession(server, email);
  for (const [language, said] of [
    [
      "de",
      [
        "Angebot · nach festen Regeln",
        "angenommen",
        "1.500,00 €",
        "Jetzige Anschrift",
        "kurz.vermietet@example.com · Jana Weiß",
      ],
    ],
    ["en", ["offer · by fixed rules", "accepted", "€1,500.00", "Current address"]],
  ] as const) {
    const answer = await server.app.inject({ url: `/api/v1${getOwnDataPdf.path}?lang=${language}`, headers });
    const read = await readPdf(answer.rawPayload);
    expect(read.pages).toBeLessThanOrEqual(4);
    const text = read.text.replaceAll(/\s+/g, " ");
    for (const item of said) expect(text).toContain(item);
    for (const code of ["QUOTE", "ACCEPTED", "RULES", "userInfo", "fullAddress", "_"]) expect(text).not.toContain(code);
  }
});

test("the PDF export contains every section in both languages, tagged and with embedded fonts", async () => {
  const email = "zum.lesen@example.com";
  const home = { street: "Lesegasse", streetNumber: "1", zip: "10119", city: "Berlin" };
  await makeSigned(server, { tenantEmail: email, lastName: "Lesemann-ẞ", address: home });
  await setPassword(server, email);
  const headers = await openSession(server, email);
  const { body } = await server.call(getOwnData, {}, headers);
  const sections = Object.entries(body?.sections ?? {}).filter(([, entries]) => entries.length > 0);
  expect(sections.length).toBeGreaterThan(8);
  for (const language of ["de", "en"] as const) {
    const url = `/api/v1${getOwnDataPdf.path}?lang=${language}`;
    const answer = await server.app.inject({ url, headers });
    const read = await readPdf(answer.rawPayload);
    expect(read).toMatchObject({ isTagged: true, language: expect.stringMatching(`^${language}`) });
    expect(read.fonts.length).toBeGreaterThan(0);
    expect(read.fonts.every(({ isEmbedded }) => isEmbedded)).toBe(true);
    const text = read.text.replaceAll(/\s+/g, " ");
    for (const [name] of sections) expect(text, name).toContain(ownDataSectionTitle(name, language) ?? "?");
    for (const own of [email, "Lesemann-ẞ", "Lesegasse 1", "2345678"]) expect(text).toContain(own);
    for (const foreign of ["fremd@", "password_hash", "undefined", "[object"]) expect(text).not.toContain(foreign);
  }
});

test("every section has a title in both languages", async () => {
  const sections = await readOwnData(server.deps.db, {
    accountId: server.deps.random.uuid(),
    refIds: [],
    hiddenMails: [],
  });
  for (const name of Object.keys(sections))
    expect([ownDataSectionTitle(name, "de"), ownDataSectionTitle(name, "en")], name).not.toContain(undefined);
});

test("the PDF export calls leaving within two weeks what the law of the country calls it", async () => {
  const tenantEmail = "zurueckgetreten@example.com";
  const address = { street: "Mariahilfer Straße", streetNumber: "3", zip: "1060", city: "Wien" };
  const { refId } = await makeSigned(server, { tenantEmail, address, country: "at" });
  await setPassword(server, tenantEmail);
  const headers = await openSession(server, tenantEmail);
  await server.call(cancelPolicy, { params: { refId }, body: {} }, headers);
  const { rawPayload } = await server.app.inject({ url: `/api/v1${getOwnDataPdf.path}?lang=de`, headers });
  const { text } = await readPdf(rawPayload);
  expect(text).toMatch(/\szurückgetreten\s/);
  expect(text).not.toMatch(/widerrufen|Ihr Widerruf/);
});

test("the PDF export requires a session", async () => {
  const answer = await server.app.inject({ url: `/api/v1${getOwnDataPdf.path}` });
  expect(answer.json()).toMatchObject({ status: 401, errorCode: "LOGIN_REQUIRED" });
});

test("the export shows when the landlord released, but not the landlord's IP address or browser", async () => {
  const email = "freigegeben@example.com";
  const home = { street: "Freigasse", streetNumber: "1", zip: "10119", city: "Berlin" };
  const landlordEmail = "freigeberin@example.com";
  const { refId } = await makeAccepted(server, { tenantEmail: email, landlordEmail, address: home });
  await setPassword(server, email);
  await runUntil(server, "2027-03-20T10:00:00.000Z");
  const headers = await openSession(server, email);
  await server.call(cancelPolicy, { params: { refId }, body: { reason: null } }, headers);
  const token = await readLandlordToken(server, landlordEmail);
  const released = await server.app.inject({
    method: releaseAsLandlord.method,
    url: `/api/v1${releaseAsLandlord.path.replace(":token", token)}`,
    payload: { signature: true },
    headers: { "user-agent": "Netscape of the landlord" },
    remoteAddress: "203.0.113.77",
  });
  expect(released.statusCode).toBe(200);
  const { body } = await server.call(getOwnData, {}, headers);
  expect(body?.sections["releases"]).toMatchObject([{ refId, at: expect.any(String) }]);
  const pdf = await server.app.inject({ url: `/api/v1${getOwnDataPdf.path}?lang=en`, headers });
  for (const written of [JSON.stringify(body), (await readPdf(pdf.rawPayload)).text.replaceAll(/\s+/g, " ")])
    for (const foreign of ["Netscape", "203.0.113.77"]) expect(written).not.toContain(foreign);
});
