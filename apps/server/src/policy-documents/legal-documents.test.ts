import { createHash } from "node:crypto";
import { countries, languages, legalDocumentKinds } from "@kautia/contract";
import { sayLegalName, sayVersion } from "@kautia/locales/policy-documents";
import { afterAll, describe, expect, test } from "vitest";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { readPdf } from "#testing/files/read-pdf.ts";

const server = await makeTestServer({ realPdfs: true });
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url: `/api/v1/legal-documents/${path}`, headers });

describe("the legal documents", () => {
  test.each(countries.flatMap((country) => languages.map((language) => [country, language] as const)))(
    "are served as tagged PDFs in country %s and language %s",
    async (country, language) => {
      for (const kind of legalDocumentKinds) {
        const { statusCode, rawPayload, headers } = await get(`${kind}?country=${country}&lang=${language}`);
        expect([statusCode, headers["content-type"]]).toEqual([200, "application/pdf"]);
        const pdf = await readPdf(rawPayload);
        expect(pdf).toMatchObject({ isTagged: true, language: `${language}-${country.toUpperCase()}` });
        expect(pdf.text).toContain(language === "de" ? "Muster" : "Sample");
        expect(pdf.text).toContain("Kautia");
        expect(pdf.text).not.toMatch(/[{}]|undefined|null/);
        expect(pdf.text).not.toMatch(/\b\d{4}-\d\d-\d\d\b/);
        const { version, title } = await server.deps.legalDocuments.find(kind, country, language);
        // The sample is the certificate itself, with its title and without a version.
        if (kind === "sample") continue;
        expect(pdf.text).toContain(sayVersion({ language, country }, version));
        expect(pdf.title).toBe(title);
        expect(title.startsWith(sayLegalName(kind, country, language))).toBe(true);
      }
    },
  );

  test("name the authorities of their country", async () => {
    const textOf = async (query: string) => (await readPdf((await get(query)).rawPayload)).text.replaceAll("\n", " ");
    expect(await textOf("avb?country=de&lang=de")).toContain("Versicherungsombudsmann e. V.");
    expect(await textOf("avb?country=at&lang=en")).toContain("Supervision: Musteraufsicht");
    expect(await textOf("avb?country=at&lang=de")).toContain("§ 1357 ABGB");
    expect(await textOf("terms-and-condition?country=at&lang=de")).toContain("§ 5a VersVG");
    expect(await textOf("withdrawal-instruction?country=de&lang=de")).toContain(
      "in Textform (z. B. Brief, Fax, E-Mail) widerrufen",
    );
    expect(await textOf("withdrawal-instruction?country=at&lang=de")).toMatch(/§ 5c VersVG.+zurücktreten/);
    expect(await textOf("withdrawal-instruction?country=at&lang=de")).not.toMatch(/[Ww]iderruf|VVG/);
    expect(await textOf("contract-info?country=de&lang=de")).toContain("Muster-Versicherung AG; Musterweg 1");
    expect(await textOf("terms-and-condition?country=de&lang=en")).not.toContain("5a");
  });

  test("include product information of two pages with the nine questions that EU law prescribes, in order", async () => {
    for (const query of ["country=de&lang=de", "country=at&lang=en"])
      expect((await readPdf((await get(`product-info?${query}`)).rawPayload)).pages).toBeLessThanOrEqual(2);
    const { text } = await readPdf((await get("product-info?country=de&lang=en")).rawPayload);
    const questions = text.split("\n").filter((line) => /^[A-Z].*\?$/.test(line));
    expect(questions).toEqual([
      "What is this type of insurance?",
      "What is insured?",
      "What is not insured?",
      "Are there any restrictions on cover?",
      "Where am I covered?",
      "What are my obligations?",
      "When and how do I pay?",
      "When does the cover start and end?",
      "How do I cancel the contract?",
    ]);
  });
});

test("answers 304 if the client already has the file with this hash", async () => {
  const first = await get("avb?country=de&lang=de");
  const etag = `"${createHash("sha256").update(first.rawPayload).digest("hex")}"`;
  expect(first.headers).toMatchObject({ etag, "cache-control": "no-store" });
  expect(first.headers["content-disposition"]).toBe(
    "inline; filename=\"avb-de-de.pdf\"; filename*=UTF-8''Allgemeine%20Bedingungen.pdf",
  );
  const again = await get("avb?country=de&lang=de", { "if-none-match": etag });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  expect((await get("avb?country=at&lang=de", { "if-none-match": etag })).statusCode).toBe(200);
});

test("falls back to the request's country and language, and refuses unknown kinds and countries", async () => {
  const { headers } = await get("avb", { "accept-language": "en-AT" });
  expect(headers["content-disposition"]).toMatch(/^inline; filename="avb-at-en\.pdf"/);
  for (const path of ["imprint", "..%2Fvalues", "__proto__"]) {
    const { statusCode, json } = await get(path);
    expect([statusCode, json().errorCode]).toEqual([404, "NOT_FOUND"]);
  }
  expect((await get("avb?country=nl")).json()).toMatchObject({ status: 400, errorCode: "FIELD_INVALID" });
});

test("returns the text of the initial information by the country's law, with the hash of its PDF", async () => {
  const read = async (query: string) => (await get(`first-info/text?${query}`)).json();
  const german = await read("country=de&lang=de");
  const { rawPayload } = await get("first-info?country=de&lang=de");
  expect(german).toMatchObject({
    title: "Erstinformation",
    sha256: createHash("sha256").update(rawPayload).digest("hex"),
  });
  expect(JSON.stringify(german.blocks)).toContain("§ 15 der Versicherungsvermittlungsverordnung");
  expect(german.blocks).toContainEqual({ kind: "heading", text: "Wer wir sind" });
  const austrian = JSON.stringify((await read("country=at&lang=de")).blocks);
  expect(austrian).toContain("§ 137g");
  expect(austrian).not.toContain("§ 15 ");
  expect((await get("imprint/text")).statusCode).toBe(404);
});
