import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { legalDocumentKinds, perCountry } from "@kautia/contract";
import { type PdfContent, sayWithdrawalRule } from "@kautia/locales/policy-documents";
import { findEnglish } from "@kautia/locales/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ConfigError } from "../../platform/config/config-error.ts";
import { sampleInsurer } from "../../platform/config/insurer-settings.ts";
import { makeSampleCertificate } from "../sample-certificate.ts";
import { openLegalDocuments } from "./folder-legal-documents.ts";

const samples = fileURLToPath(import.meta.resolve("@kautia/locales/legal"));
let own: string;
let set: PdfContent[];
beforeEach(() => {
  own = mkdtempSync(join(tmpdir(), "legal-"));
  for (const place of ["de", "de-AT"]) mkdirSync(join(own, place));
  set = [];
});
afterEach(() => rmSync(own, { recursive: true }));

const brand = {
  name: "Kautia",
  supportEmail: perCountry(() => "hilfe@example.com"),
  insurers: perCountry(() => sampleInsurer),
  promisedWorkingDays: 1,
};
const contact = {
  contact: "Bürge AG",
  supportEmail: "hilfe@example.com",
  privacyContact: "datenschutz@example.com",
  registerNumber: "D-1",
  registerPhone: "030 0000000",
  bureauName: "Auskunftei AG",
  collectionAccount: "Treuhandkonto, IBAN DE89370400440532013000",
};
const open = ({ mayUseSamples = true, fromAbroad = false, mayEndUnpaid = false } = {}) =>
  openLegalDocuments({
    folders: [own, samples],
    mayUseSamples,
    brandName: "Kautia",
    insurers: perCountry(() => ({ ...sampleInsurer, mayEndUnpaid })),
    contacts: perCountry(() => contact),
    worksFromAbroad: { de: false, at: fromAbroad },
    sampleCertificate: (reader) => makeSampleCertificate({ brand, publicUrl: "https://kautia.example" }, reader),
    typesetter: {
      async set(policyDocument) {
        set.push(policyDocument);
        return Buffer.from(JSON.stringify(policyDocument));
      },
    },
  });
const wordsOf = (block: PdfContent["blocks"][number]) =>
  Object.entries(block).filter(([name]) => name !== "kind" && name !== "style");
function write(path: string, content: string | Buffer) {
  writeFileSync(join(own, path), content);
}
/** All documents that production asks for. */
function writeAll() {
  cpSync(samples, own, { recursive: true });
  for (const language of ["de", "en"]) {
    rmSync(join(own, language, "product-info.md"));
    write(`${language}/product-info.pdf`, "%PDF-1.7\n");
  }
}
const head = "---\ntitle: AVB 2027\nversion: 2027-01-01\n---\n\n";

test("uses the operator's text instead of the sample and fills in its placeholders", async () => {
  write("de/avb.md", `${head}Es gilt {law}.\n\n- {contact}\n- zwei\n  Zeilen\n`);
  const found = await open().find("avb", "de", "de");
  expect(found).toMatchObject({ title: "AVB 2027", version: "2027-01-01" });
  expect(found.sha256).toEqual(createHash("sha256").update(found.bytes).digest());
  expect(set).toMatchObject([
    { title: "AVB 2027", subtitle: "Fassung vom 1. Januar 2027", dated: "2027-01-01T00:00:00.000Z" },
  ]);
  expect(set[0]?.blocks).toEqual([
    { kind: "paragraph", text: "Es gilt deutsches Recht." },
    { kind: "list", items: ["Bürge AG", "zwei Zeilen"] },
  ]);
});

test("serves the insurer's PDF unchanged, only in its own country", async () => {
  const file = Buffer.from("%PDF-1.7\nthe insurer's\n");
  write("de-AT/avb.pdf", file);
  const documents = open();
  const found = await documents.find("avb", "at", "de");
  expect(found.bytes).toEqual(file);
  expect(found.title).toBe("Allgemeine Bedingungen für die Mietbürgschaft");
  expect(found.version).toBe(createHash("sha256").update(file).digest("hex").slice(0, 12));
  expect((await documents.find("avb", "de", "de")).version).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test("takes the sample of the certificate from the program, unless the insurer has one", async () => {
  const sample = await open().find("sample", "at", "en");
  expect(set).toMatchObject([{ title: "Guarantee certificate", stamp: "Sample", seal: expect.any(String) }]);
  expect(sample).toMatchObject({ title: "Sample of the guarantee certificate", blocks: null });
  writeAll();
  expect(() => open({ mayUseSamples: false })).not.toThrow();
  write("de-AT/sample.pdf", "%PDF-1.7\n");
  expect((await open().find("sample", "at", "de")).bytes.toString()).toBe("%PDF-1.7\n");
});

test("lays out the product information by Regulation (EU) 2017/1469, with the icon of each section", async () => {
  for (const language of ["de", "en"] as const) {
    await open().find("product-info", "de", language);
    const content = set.at(-1);
    expect(content?.subtitle).toBeNull();
    const [company, ...rest] = content?.blocks ?? [];
    expect(JSON.stringify(company)).toMatch(/(Unternehmen|Company)","Muster-Versicherung AG.+(Produkt|Product)","/);
    const columns = rest.flatMap((block) => (block.kind === "sections" ? [block.columns] : []));
    expect(columns.map((all) => all.map((sections) => sections.map(({ icon }) => icon)))).toEqual([
      [[null]],
      [["umbrella"], ["cross", "exclamation"]],
      [["globe"]],
      [["handshake"]],
      [["coins"]],
      [["hourglass"]],
      [["handOnShield"]],
    ]);
  }
});

test.each(["de", "at"] as const)("the German samples for %s contain no English", async (country) => {
  const documents = open();
  for (const kind of legalDocumentKinds) await documents.find(kind, country, "de");
  const lines = set.flatMap(({ title, blocks }) => [
    title,
    ...JSON.stringify(blocks.map(wordsOf)).split(String.raw`\n`),
  ]);
  expect(set).toHaveLength(legalDocumentKinds.length);
  expect(lines.flatMap(findEnglish)).toEqual([]);
});

test("prefers the operator's values to the bundled ones", async () => {
  write("de-AT/values.json", JSON.stringify({ ombudsman: "Unsere Stelle" }));
  const documents = open();
  await documents.find("first-info", "at", "de");
  expect(documents.authorities("at", "de").ombudsman).toBe("Unsere Stelle");
  expect(JSON.stringify(set)).toContain("Unsere Stelle");
  expect(JSON.stringify(set)).toContain("§ 137");
});

test.each(["withdrawal-instruction", "contract-info", "product-info"])(
  "production refuses to start if the insurer's folder has no %s, and starts with it",
  (kind) => {
    writeAll();
    for (const ending of ["md", "pdf"]) rmSync(join(own, "de", `${kind}.${ending}`), { force: true });
    expect(() => open({ mayUseSamples: false })).toThrow(new RegExp(`^LEGAL_DOCUMENTS_DIR .*: de/${kind}\\.$`));
    write(`de/${kind}.pdf`, "%PDF-1.7\n");
    expect(() => open({ mayUseSamples: false })).not.toThrow();
  },
);

test("production refuses product information that is a text, also for one country, because its form is prescribed", () => {
  writeAll();
  write("de-AT/product-info.md", readFileSync(join(samples, "de/product-info.md")));
  expect(() => open({ mayUseSamples: false })).toThrow(
    /^In production the product information must be a \.pdf in the form of Regulation \(EU\) 2017\/1469, not \S+de-AT\/product-info\.md\.$/,
  );
  expect(() => open()).not.toThrow();
});

test("the initial information names number, register and insurer, in Germany the register's telephone; abroad those of the home state", async () => {
  const read = async (fromAbroad: boolean, country: "de" | "at", language: "de" | "en") => {
    const documents = open({ fromAbroad });
    await documents.find("first-info", country, language);
    return { ...documents.authorities(country, language), text: JSON.stringify(set.at(-1)?.blocks) };
  };
  for (const language of ["de", "en"] as const) {
    for (const country of ["de", "at"] as const) {
      const { text, register } = await read(false, country, language);
      for (const part of ["D-1", register, sampleInsurer.name]) expect(text).toContain(part);
      expect(/(Telefon|phone)\s030 0000000$/.test(register)).toBe(country === "de");
    }
    const abroad = await read(true, "at", language);
    for (const said of [abroad.text, `${abroad.status} ${abroad.register}`]) {
      expect(said).toMatch(/www\.vermittlerregister\.info.*\s030 0000000/);
      expect(said).not.toContain("GISA");
      expect(said).toMatch(/Dienstleistungsfreiheit|freedom to provide services/);
    }
    expect((await read(true, "de", language)).text).not.toMatch(/Dienstleistungsfreiheit|freedom to provide/);
  }
});

test.each(["avb", "product-info", "contract-info", "withdrawal-instruction", "sample"] as const)(
  "%s says what a withdrawal does, in the words of certificate and mails",
  async (kind) => {
    for (const country of ["de", "at"] as const)
      for (const language of ["de", "en"] as const) {
        await open().find(kind, country, language);
        expect(JSON.stringify(set.at(-1)?.blocks)).toContain(sayWithdrawalRule(language, country, 183));
      }
  },
);

test("typesets each document once, even for simultaneous requests", async () => {
  const documents = open();
  const [item, other] = await Promise.all([documents.find("avb", "de", "en"), documents.find("avb", "de", "en")]);
  expect(other).toBe(item);
  expect(set).toHaveLength(1);
});

test.each([
  ["de/avb.md", "Es gilt.", /avb\.md: a line "title:" between two lines "---" is missing/],
  ["de/avb.md", "---\ntitle: A\nversion: new\n---\n\nB\n", /avb\.md: the version is not a date/],
  ["de/avb.md", `${head}{nobody}\n`, /avb\.md: \{nobody\} stands for nothing/],
  ["de/avb.md", head, /avb\.md: there is no text in it/],
  ["de/product-info.md", `${head}## Was?\n\nAlles.\n`, /product-info\.md: there are 1 headings instead of the 9 of/],
  ["de/avb.pdf", "<html>", /avb\.pdf is not a PDF/],
  ["de-AT/values.json", "[", /values\.json is not an object of texts/],
])("refuses to start if %s is invalid and names the problem in one line", (path, content, message) => {
  write(path, content);
  expect(open).toThrow(message);
  expect(open).toThrow(ConfigError);
});

test("the sample conditions say that the insurer may end a guarantee whose premium is unpaid, where the insurer does so", async () => {
  const read = async (country: "de" | "at", mayEndUnpaid: boolean) =>
    JSON.stringify((await open({ mayEndUnpaid }).find("avb", country, "de")).blocks);
  expect(await read("de", true)).toContain("können wir kündigen (§ 38 VVG)");
  expect(await read("at", true)).toContain("können wir kündigen (§ 39 VersVG)");
  expect(await read("de", false)).not.toContain("können wir kündigen");
});
