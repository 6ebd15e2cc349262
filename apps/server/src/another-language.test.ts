import {
  acceptAsLandlord,
  errors,
  getLang,
  getLegalText,
  getLocaleSettings,
  getSettings,
  type Language,
  legalDocumentKinds,
  predictLang,
} from "@kautia/contract";
import { type MailKind, mailKinds, makeShortMail, renderLetter, renderMail } from "@kautia/locales/mails";
import {
  type PdfContent,
  type PdfKind,
  sayContinued,
  sayPage,
  sayVersion,
  tellAboutOwnData,
  writeOwnData,
  writePdf,
} from "@kautia/locales/policy-documents";
import { sampleDocuments, sampleMails, sampleSetting } from "@kautia/locales/testing";
import { afterAll, expect, test, vi } from "vitest";
import { sql } from "kysely";
import { mailRules } from "./mails/index.ts";
import { readOwnData } from "./views/index.ts";
import { makeTestServer } from "./testing/server/make-test-server.ts";
import { makeSigned, readLandlordToken, runUntil } from "./testing/policies/sign-policy.ts";

/**
 * Adds a language, `xx`, as its line and folder would: English with each text in ⟦brackets⟧ and Swedish dates. Text
 * without brackets does not come from the folder.
 */
const { language } = await vi.hoisted(async () => {
  const list = await import("../../../packages/contract/src/languages.ts");
  const { languageFacts, languages, locales } = list as unknown as {
    languageFacts: Record<string, unknown>;
    languages: string[];
    locales: string[];
  };
  languageFacts["xx"] = { name: "Xxish", formats: "sv-SE", datesIn: {}, money: "1.000,00 ¤" };
  languages.push("xx");
  locales.push("xx", "xx-DE", "xx-AT", "xx-NL");
  return { language: "xx" as Language };
});

vi.mock("../../../packages/locales/src/folders.ts", async () => {
  const { folder: de } = await import("../../../packages/locales/src/de/index.ts");
  const { folder: en } = await import("../../../packages/locales/src/en/index.ts");
  return { folders: { de, en, xx: mark(en) } };

  /** Also marks the texts that functions return. Ids, addresses and machine-readable dates are left alone. */
  function mark(value: unknown, name = ""): unknown {
    if (typeof value === "string") return ["kind", "url", "dated"].includes(name) ? value : `⟦${value}⟧`;
    if (typeof value === "function") return (...given: unknown[]) => mark(value(...given));
    if (Array.isArray(value)) return value.map((item) => mark(item));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mark(item, key)]));
  }
});

const server = await makeTestServer();
afterAll(() => server.close());

const inIt = { "accept-language": "xx-DE,de;q=0.5" };
const setting = { ...sampleSetting, language };
const { operator } = setting;
const ours = [
  // Before the brand's name, because it starts with that name.
  operator.name ?? setting.brandName,
  setting.brandName,
  operator.address ?? setting.insurer.address,
  setting.insurer.name,
  setting.insurer.address,
  // The server's own insurer, in its mails.
  "Musterweg 1, 12345 Musterstadt",
  "15 januari 2027",
];

/** The words outside brackets, without names and addresses that are the same in every language. */
function unmarked(text: string): string[] {
  let rest = ours.reduce(
    (left, item) => left.replaceAll(item, " "),
    text.replaceAll("\u00a0", " ").replaceAll(/https?:\/\/[^\s⟦⟧]+|[\w.]+@[\w.]+/g, " "),
  );
  for (let before = ""; before !== rest;) {
    before = rest;
    rest = rest.replaceAll(/⟦[^⟦⟧]*⟧/g, " ");
  }
  return rest.match(/\p{L}{2,}/gu) ?? [];
}

function stringsOf(value: unknown, name = ""): string[] {
  if (typeof value === "string")
    return ["kind", "style", "url", "dated", "language", "country"].includes(name) ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => stringsOf(item, key));
}
const unmarkedIn = (content: PdfContent) => stringsOf(content).flatMap(unmarked);

test("a new language is offered and recognised", async () => {
  expect((await server.call(predictLang, {}, inIt)).body).toEqual({ lang: "xx" });
  const { body } = await server.call(getLocaleSettings, {}, inIt);
  expect(body?.settings.map(({ languages }) => languages)).toEqual([
    ["de", "en", "xx"],
    ["de", "en", "xx"],
  ]);
});

test("pages and error messages come in the new language", async () => {
  for (const part of [undefined, "staff"] as const) {
    const { body } = await server.call(getLang, { query: { part } }, inIt);
    const texts: Record<string, string> = body ?? {};
    expect(Object.keys(texts).length).toBeGreaterThan(500);
    expect(Object.values(texts).flatMap(unmarked)).toEqual([]);
    for (const code of Object.keys(errors)) expect(texts[`errors.${code}`], code).toMatch(/^⟦.+⟧$/s);
  }
});

test.each(mailKinds)("the mail and the letter %s come in the new language", (kind: MailKind) => {
  const { subject, text, html } = renderMail(kind, sampleMails[kind], setting, {
    reader: mailRules[kind].reader,
    enclosesFirstInformation: true,
  });
  expect([subject, text].flatMap(unmarked)).toEqual([]);
  expect(html).toContain('<html lang="xx">');
  const posted = {
    to: "⟦to⟧",
    on: "2027-01-15",
    accountUrl: "https://kautia.example/xx",
    reader: mailRules[kind].reader,
    addressed: null,
  };
  expect(unmarkedIn(renderLetter(kind, sampleMails[kind], setting, posted))).toEqual([]);
});

test.each(Object.keys(sampleDocuments) as PdfKind[])("the document %s comes in the new language", (kind) => {
  for (const isSample of [true, false]) {
    const insurer = { ...setting.insurer, isSample };
    expect(unmarkedIn(writePdf(kind, sampleDocuments[kind], { ...setting, insurer }))).toEqual([]);
  }
  const version = sayVersion({ language, country: setting.country }, "1");
  expect([sayPage(language, 1, 2), sayContinued(language, "1"), version].flatMap(unmarked)).toEqual([]);
});

test("the export of one's own data and the mail of one's own come in the new language", async () => {
  const at = "2027-01-15T10:00:00.000Z";
  const facts = {
    supportEmail: "1@2.3",
    insurer: "I",
    partners: ["P"],
    dataAuthority: "D",
    minimumAge: 18,
    incomeRatio: { good: 30, minimum: 18 },
    draftDays: 90,
    keptYears: { DETAILS: 3, LETTERS: 6, VOUCHERS: 8, BOOKS: 10 },
  };
  for (const bureau of [null, "B"])
    for (const { title, text } of tellAboutOwnData({ ...facts, bureau }, language))
      expect([title, ...text].flatMap(unmarked)).toEqual([]);
  const nothing = await readOwnData(server.deps.db, {
    accountId: server.deps.random.uuid(),
    refIds: [],
    hiddenMails: [],
  });
  const premium = { refId: "1", dueAt: at, number: 1, amount: 70.5, status: "PAID" };
  const sections = { ...nothing, account: [{ email: "1@2.3", createdAt: at, phone: null }], premiums: [premium] };
  const content = writeOwnData({ madeAt: at, email: "1@2.3", information: [], sections }, setting);
  expect(stringsOf(content.blocks).flatMap(unmarked)).toEqual([]);
  const mail = makeShortMail(
    { landlordName: null, tenantName: "T", fullAddress: "A", link: "L" },
    { language, isTrial: false },
  );
  expect(Object.values(mail).flatMap(unmarked)).toEqual([]);
});

test("legal texts and authorities are given in the language in force, and say so", async () => {
  for (const country of ["de", "at"] as const)
    for (const kind of legalDocumentKinds) {
      const query = { country, lang: language };
      const { body } = await server.call(getLegalText, { params: { kind }, query });
      const german = await server.call(getLegalText, { params: { kind }, query: { country, lang: "de" } });
      expect(body?.language).toBe("de");
      expect(body).toEqual(german.body);
    }
  const { body } = await server.call(getSettings, {}, inIt);
  expect(body?.authorities[language]).toEqual(body?.authorities.de);
});

test("a tenant signs and a landlord accepts in the new language, and every later mail and the contract is in it", async () => {
  const { db, outbox } = server.deps;
  const landlordEmail = "4@5.6";
  const { refId } = await makeSigned(server, { language, lastName: "X", tenantEmail: "1@2.3", landlordEmail });
  const token = await readLandlordToken(server, landlordEmail);
  await server.call(acceptAsLandlord, { params: { token } }, inIt);
  await runUntil(server, "2027-02-02T10:00:00.000Z");
  const all = (await outbox?.list()) ?? [];
  // The landlord is invited in the language of the country.
  const mails = all.filter(({ to, text }) => to !== landlordEmail || text.includes("⟦"));
  expect(all.length - mails.length).toBe(1);
  expect(new Set(mails.map(({ to }) => to))).toEqual(new Set(["1@2.3", "4@5.6"]));
  for (const { subject, text } of mails) expect([subject, text].flatMap(unmarked), subject).toEqual([]);
  const { rows } = await sql<{ kind: string; text: string }>`
    SELECT kind, convert_from(bytes, 'UTF8') AS text FROM signed_document JOIN policy_document USING (sha256) WHERE ref_id = ${refId}`.execute(
    db,
  );
  const languageOf = rows.map(({ kind, text }) => [kind, /"language":"(\w+)"/.exec(text)?.[1]]);
  const ofLaw = legalDocumentKinds.filter((kind) => kind !== "terms-of-use").map((kind) => [kind, "de"]);
  expect(Object.fromEntries(languageOf)).toEqual(Object.fromEntries([...ofLaw, ["contract", "xx"]]));
});
