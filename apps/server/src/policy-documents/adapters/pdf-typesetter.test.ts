import { createHash } from "node:crypto";
import { countries, languages } from "@kautia/contract";
import {
  facts,
  heading,
  list,
  note,
  notice,
  type PdfContent,
  paragraph,
  proof,
  signature,
  writePdf,
} from "@kautia/locales/policy-documents";
import { sampleDocuments } from "@kautia/locales/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampleInsurer } from "../../platform/config/insurer-settings.ts";
import { readPdf } from "#testing/files/read-pdf.ts";
import { pdfTypesetter } from "./pdf-typesetter.ts";

const policyDocument: PdfContent = {
  title: "Bürgschaftsurkunde",
  subtitle: "Vertrag DE-7K4M-Q2XD-6",
  language: "de",
  country: "at",
  brandName: "Kautia & Söhne",
  footer: "Kautia · Bürgschaftsurkunde",
  dated: "2026-11-21T00:00:00.000Z",
  blocks: [
    notice("Mustertext. Vor dem Start tritt an seine Stelle die Fassung des Versicherers."),
    heading("Beteiligte"),
    facts(["Name", "Jörg Weiß-Øster ẞ"], ["Betrag", "1.500,00 €"], ["Nichts", null]),
    paragraph("Äpfel, Öl, Übermaß, „groß“ – 70,50 € für die Straße."),
    list("eins", "zwei"),
    note("Leise."),
    {
      kind: "code",
      url: "https://kautia.example/de/certificates/7K4M",
      alt: "Code zur Prüfung",
      text: "Prüfen:",
      typed: "7K4M",
    },
  ],
};
const longBlocks = Array.from({ length: 60 }, (_, index) => paragraph(`Absatz ${index}. `.repeat(30)));
const oneLine = (text: string) => text.replaceAll(/\s+/g, " ");

test.each([
  ["a few lines on a second page is set smaller, on one", 7, 1],
  ["a few lines on a third page is set smaller, on two", 15, 2],
  ["more on its third page keeps its size", 18, 3],
])("a document with %s", async (_, paragraphs, pages) => {
  const blocks = Array.from({ length: paragraphs }, (__, index) => paragraph(`Absatz ${index}. `.repeat(45)));
  const { pages: set } = await readPdf(Buffer.from(await pdfTypesetter.set({ ...policyDocument, blocks })));
  expect(set).toBe(pages);
});

describe("a PDF", () => {
  test("contains exactly the given text, including umlauts, ß and €", async () => {
    const { text, title, language, pages } = await readPdf(await pdfTypesetter.set(policyDocument));
    expect({ title, language, pages }).toEqual({ title: "Bürgschaftsurkunde", language: "de-AT", pages: 1 });
    for (const said of [
      "Kautia & Söhne Bürgschaftsurkunde Vertrag DE-7K4M-Q2XD-6",
      "Jörg Weiß-Øster ẞ",
      "1.500,00 €",
      "Äpfel, Öl, Übermaß, „groß“ – 70,50 € für die Straße.",
      "• eins • zwei Leise.",
      "Prüfen: 7K4M",
      "Seite 1 von 1",
    ])
      expect(oneLine(text)).toContain(said);
    expect(text).not.toContain("Nichts");
  });

  test("is tagged for screen readers", async () => {
    const { isTagged, tags } = await readPdf(await pdfTypesetter.set(policyDocument));
    expect(isTagged).toBe(true);
    expect(tags.filter((tag) => tag !== "Root" && tag !== "Document")).toEqual(
      ["Figure", "H1", "P", "P", "H2", "Table", "TR", "TH", "TD", "TR", "TH", "TD"].concat([
        "P",
        "L",
        "LI",
        "Lbl",
        "LBody",
        "LI",
        "Lbl",
        "LBody",
        "P",
        "Figure",
        "P",
        "P",
      ]),
    );
  });

  test("has no text or drawing that is neither tagged nor decoration, and says what each figure shows", async () => {
    for (const pdfContent of [policyDocument, { ...policyDocument, seal: "Siegel", blocks: longBlocks }]) {
      const { untaggedPages, alternatives } = await readPdf(await pdfTypesetter.set(pdfContent));
      expect(untaggedPages).toEqual([]);
      expect(alternatives).toEqual(["Kautia & Söhne", pdfContent === policyDocument ? "Code zur Prüfung" : "Siegel"]);
    }
  });

  test("embeds its fonts", async () => {
    const { fonts } = await readPdf(await pdfTypesetter.set(policyDocument));
    expect(fonts.map(({ name }) => name.replace(/^[A-Z]+\+/, ""))).toEqual(
      expect.arrayContaining(["Figtree-Regular", "Figtree-SemiBold"]),
    );
    expect(fonts.every(({ isEmbedded }) => isEmbedded)).toBe(true);
  });

  test("has the same bytes for the same content and different bytes for different content", async () => {
    const hash = async (pdfContent: PdfContent) =>
      createHash("sha256")
        .update(await pdfTypesetter.set(pdfContent))
        .digest("hex");
    const [first, ...others] = [
      await hash(policyDocument),
      await hash(policyDocument),
      await hash({ ...policyDocument }),
    ];
    expect(others).toEqual([first, first]);
    expect(await hash({ ...policyDocument, subtitle: "Vertrag DE-7K4M-Q2XD-7" })).not.toBe(first);
  });

  test("sets sections side by side with their marks, and one after the other if they do not fit a page", async () => {
    const section = (icon: "umbrella" | "cross", length: number) => ({
      title: icon,
      icon,
      blocks: [list(...Array.from({ length }, (_, index) => `${icon} ${index}`)), paragraph("Ende.")],
    });
    for (const length of [3, 60]) {
      const columns = [[section("umbrella", length)], [section("cross", 3)]];
      const content = { ...policyDocument, blocks: [{ kind: "sections", columns } as const] };
      const { pages, text, tags, untaggedPages } = await readPdf(await pdfTypesetter.set(content));
      expect({ pages, untaggedPages }).toEqual({ pages: length === 3 ? 1 : 2, untaggedPages: [] });
      expect(oneLine(text)).toMatch(
        new RegExp(`umbrella 0 .*umbrella ${length - 1} Ende. cross cross 0 cross 1 cross 2 Ende.`),
      );
      expect(tags.filter((tag) => tag === "LI").length).toBeGreaterThanOrEqual(length + 3);
    }
  });

  test("ends no line within an abbreviation, a law, a date or an amount, and leaves no short word alone", async () => {
    const said =
      "etwa z. B. nach § 556 BGB, am 15. Januar 2027 oder binnen 14 Tagen für 70,50 € am Ring 1, 1010 Wien ja";
    const blocks = Array.from({ length: 90 }, (_, index) => paragraph(`${"x".repeat(index + 1)} ${said}`));
    const { text } = await readPdf(await pdfTypesetter.set({ ...policyDocument, blocks }));
    const lines = text.split("\n").map((line) => line.trim());
    expect(lines.filter((line) => /^x+ \S/.test(line)).length).toBeGreaterThan(80);
    expect(lines.filter((line) => /( z\.|§|556|15\.|14|70,50|Ring|1010)$|^ja$/.test(line))).toEqual([]);
  });

  test("continues on further pages, each with its number", async () => {
    const long = { ...policyDocument, blocks: longBlocks };
    const { text, pages, tags } = await readPdf(await pdfTypesetter.set(long));
    expect(pages).toBeGreaterThan(3);
    for (let number = 1; number <= pages; number++) expect(text).toContain(`Seite ${number} von ${pages}`);
    for (let index = 0; index < 60; index++) expect(text).toContain(`Absatz ${index}.`);
    expect(tags.filter((tag) => tag === "P").length).toBeGreaterThanOrEqual(61);
  });
});

describe("a page break", () => {
  const row = (index: number) => [`Zeile ${index}`, "Wert"] as const;
  // One more paragraph each time moves the break by a line and a half.
  const pagesWith = async (before: number, ...blocks: PdfContent["blocks"]) => {
    const filled = Array.from({ length: before }, (_, index) => paragraph(`Vorher ${index}`));
    const content = { ...policyDocument, blocks: [...filled, ...blocks] };
    return (await readPdf(await pdfTypesetter.set(content))).pageTexts.map(oneLine);
  };
  const fillings = Array.from({ length: 5 }, (_, index) => index * 2 + 20);

  test("never separates a heading from the first two rows below it, nor leaves one row alone", async () => {
    for (const before of fillings) {
      const pages = await pagesWith(before, heading("Überschrift"), facts(...[1, 2, 3, 4, 5].map(row)));
      for (const page of pages) {
        expect(page.includes("Überschrift"), `${before}: ${page}`).toBe(page.includes("Zeile 2"));
        expect(page.includes("Zeile 5"), `${before}: ${page}`).toBe(page.includes("Zeile 4"));
      }
    }
  });

  test("keeps a table of up to a third of a page whole", async () => {
    const table = Array.from({ length: 9 }, (_, index) => row(index + 10));
    for (const before of fillings) {
      const pages = await pagesWith(before, heading("Überschrift"), facts(...table));
      expect(pages.filter((page) => page.includes("Zeile")).length, `${before}`).toBe(1);
    }
  });

  test("repeats heading and heads of a longer table where it goes on", async () => {
    const rows = Array.from({ length: 45 }, (_, index) => row(index + 10));
    const pages = await pagesWith(3, heading("Überschrift"), proof(["Unterlage", "Prüfsumme"], ...rows));
    expect(pages.length).toBeGreaterThan(1);
    for (const [index, page] of pages.entries())
      expect(page, `${index}`).toMatch(
        index === 0
          ? /Überschrift Unterlage Prüfsumme Zeile 10/
          : /^Überschrift \(Fortsetzung\) Unterlage Prüfsumme Zeile/,
      );
    expect(
      (await readPdf(await pdfTypesetter.set({ ...policyDocument, blocks: [proof(["a", "b"], ...rows)] })))
        .untaggedPages,
    ).toEqual([]);
  });

  test("never leaves a signature alone, whatever the length of the name", async () => {
    for (const name of ["Jo", "Anna-Katharina von der Mühlenstraße ".repeat(9).slice(0, 300)])
      for (const before of fillings) {
        const last = (await pagesWith(before, heading("Unterschrift"), signature(name, "Unterschrieben."))).at(-1);
        expect(last, `${before}`).toMatch(/Vorher .*Unterschrift .*Unterschrieben/);
      }
  });
});

const setting = {
  brandName: "Kautia",
  supportEmail: "hilfe@kautia.example",
  insurer: sampleInsurer,
  promisedWorkingDays: 1,
};

describe("a contract", () => {
  const sha256 = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";
  const given = { version: "2026-12-01", sha256, givenAt: "2027-01-15T09:58:12.000Z" };
  const documents = Array.from({ length: 8 }, (_, index) => ({ ...given, title: `Unterlage ${index + 1}` }));
  const texts = {
    de: {
      first: ["Wer den Vertrag schließt", "Wohnung und Kaution", "Beitrag und Zahlung"],
      second: ["Laufzeit", "Wofür wir einstehen", "Kündigung", "Unterschrift"],
      annex: ["Ihre Einwilligungen", "Bedingungen und Unterlagen", "Ihre Wünsche und Bedürfnisse"],
    },
    en: {
      first: ["Who makes this contract", "Home and deposit", "Premium and payment"],
      second: ["Term", "What we guarantee", "Cancellation", "Signature"],
      annex: ["Your consents", "Conditions and documents", "Your wishes and needs"],
    },
  };
  const isoDate = /\b\d{4}-\d\d-\d\d\b/;
  const letters = [..."aäoeinrstßABLWŁ -.,  "];
  const typed = (most: number) => fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: most });
  const parties = fc.record({
    name: typed(300),
    address: fc.option(typed(300)),
    home: typed(300),
    landlord: fc.option(typed(300)),
    coTenants: fc.array(typed(300), { maxLength: 3 }),
  });
  const choices = fc.record({
    signed: fc.boolean(),
    isSample: fc.boolean(),
    paymentPeriod: fc.constantFrom("YEARLY" as const, "MONTHLY" as const),
    insuranceEnd: fc.constantFrom(null, "2028-01-31"),
    earlyFulfilment: fc.boolean(),
    hasNeeds: fc.boolean(),
    country: fc.constantFrom(...countries),
    language: fc.constantFrom(...languages),
  });
  const longest = "Grundstücksverwaltungsgesellschaft ".repeat(9).slice(0, 300);
  const worst = { name: longest, address: longest, home: longest, landlord: longest };
  const longestText = {
    signed: true,
    isSample: true,
    paymentPeriod: "MONTHLY",
    insuranceEnd: null,
    earlyFulfilment: true,
    hasNeeds: true,
    country: "at",
    language: "de",
  } as const;

  test("has its terms on page 1, rights and signature on page 2, and its proofs from page 3 on, whatever was typed", async () => {
    const { contract } = sampleDocuments;
    await fc.assert(
      fc.asyncProperty(parties, choices, async ({ name, address, home, landlord, coTenants }, chosen) => {
        const { signed, isSample, paymentPeriod, insuranceEnd, earlyFulfilment, hasNeeds, country, language } = chosen;
        const data = {
          ...contract,
          tenant: { ...contract.tenant, name, address },
          ...(coTenants.length > 0 && { coTenants }),
          landlord: { ...contract.landlord, name: landlord },
          fullAddress: home,
          paymentPeriod,
          insuranceEnd,
          consents: { ...contract.consents, earlyFulfilment },
          needs: hasNeeds ? contract.needs : null,
          signed: signed ? contract.signed : null,
          documents,
        };
        const insurer = { ...sampleInsurer, isSample };
        const content = writePdf("contract", data, { ...setting, insurer, country, language });
        const { pageTexts, untaggedPages } = await readPdf(await pdfTypesetter.set(content));
        const headingsOf = (page: string | undefined) => page?.split("\n").map((line) => line.trim()) ?? [];
        const { first, second, annex } = texts[language];
        expect(headingsOf(pageTexts[0])).toEqual(expect.arrayContaining(first));
        expect(headingsOf(pageTexts[1])).toEqual(expect.arrayContaining(second));
        expect(headingsOf(pageTexts[2])[0]).toMatch(/^(Anhang zum|Annex to)/);
        const rest = headingsOf(pageTexts.slice(2).join("\n"));
        expect(rest).toEqual(expect.arrayContaining(annex.slice(0, hasNeeds ? 3 : 2)));
        pageTexts.forEach((page, index) => {
          expect(page).toMatch(new RegExp(`(Seite|Page) ${index + 1} (von|of) ${pageTexts.length}`));
          expect(page).not.toMatch(isoDate);
        });
        expect(/Elektronisch unterschrieben am|Signed electronically on/.test(pageTexts[1] ?? "")).toBe(signed);
        expect(untaggedPages).toEqual([]);
      }),
      {
        numRuns: 20,
        examples: [
          [{ ...worst, coTenants: [] }, longestText],
          [{ ...worst, coTenants: [longest, longest, longest] }, longestText],
        ],
      },
    );
  });
});

describe("a certificate", () => {
  const long = "Anna-Katharina von der Mühlenstraße ".repeat(9).slice(0, 300);
  const unbroken = "Wolfeschlegelsteinhausen".repeat(13).slice(0, 300);
  const names = {
    landlordName: long,
    tenantName: unbroken,
    landlordAddress: long,
    tenantAddress: long,
    fullAddress: long,
  };

  test.each(countries.flatMap((country) => languages.map((language) => [country, language] as const)))(
    "fits one page, also with names and addresses of 300 letters (%s, %s)",
    async (country, language) => {
      for (const data of [sampleDocuments.certificate, { ...sampleDocuments.certificate, ...names }]) {
        const content = writePdf("certificate", data, { ...setting, country, language });
        const { pages, text, untaggedPages } = await readPdf(await pdfTypesetter.set(content));
        expect({ pages, untaggedPages }).toEqual({ pages: 1, untaggedPages: [] });
        expect(text.replaceAll(/\s/g, "")).toContain(data.tenantName.replaceAll(" ", ""));
        expect(text).toContain(data.code);
      }
    },
  );
});

describe("a name in a PDF", () => {
  const withName = async (name: string) =>
    oneLine((await readPdf(await pdfTypesetter.set({ ...policyDocument, blocks: [facts(["Name", name])] }))).text);

  test.each(["Олена Шевченко", "Γιώργος Παπαδόπουλος", "Łukasz Žižka Şahin Ðorđević"])(
    "keeps its own letters: %s",
    async (name) => {
      // The PDF reader may add a space between two fonts, and may return letter and accent separately.
      const read = (await withName(name)).replaceAll(" ", "").normalize("NFC");
      expect(read).toContain(name.replaceAll(" ", ""));
    },
  );

  test("can be copied whatever letters earlier documents contained", async () => {
    await withName("ÜÖÄÚÓÁ çéèñ ﬁ");
    const plain = "UOA cen fi Schiff ÜÖ";
    expect(await withName(plain)).toContain(plain);
    const every = Array.from({ length: 94 }, (_, index) => String.fromCodePoint(33 + index)).join(" ");
    expect(await withName(every)).toContain(every);
  });

  test("shows the code of each letter that no font has", async () => {
    expect(await withName("李 Weiß")).toContain("[U+674E] Weiß");
  });

  test("is complete with 300 letters without a space, or with markup", async () => {
    const long = "ẞ".repeat(300);
    expect((await withName(long)).replaceAll(" ", "")).toContain(long);
    expect(await withName(`<script>alert('&')</script>`)).toContain(`<script>alert('&')</script>`);
  });
});
