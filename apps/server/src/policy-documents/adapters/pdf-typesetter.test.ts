import { createHash } from "node:crypto";
import { facts, heading, list, note, notice, type PdfContent, paragraph } from "@kautia/locales/policy-documents";
import { describe, expect, test } from "vitest";
import { readPdf } from "../../testing/read-pdf.ts";
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
    { kind: "code", url: "https://kautia.example/de/certificates/7K4M", alt: "Code zur Prüfung", text: "Prüfen:" },
  ],
};
const oneLine = (text: string) => text.replaceAll(/\s+/g, " ");

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
      "https://kautia.example/de/certificates/7K4M",
      "Seite 1 von 1",
    ])
      expect(oneLine(text)).toContain(said);
    expect(text).not.toContain("Nichts");
  });

  test("is tagged for screen readers", async () => {
    const { isTagged, tags } = await readPdf(await pdfTypesetter.set(policyDocument));
    expect(isTagged).toBe(true);
    expect(tags.filter((tag) => tag !== "Root" && tag !== "Document")).toEqual(
      ["P", "H1", "P", "P", "H2", "Table", "TR", "TH", "TD", "TR", "TH", "TD"].concat([
        "P",
        "L",
        "LI",
        "Lbl",
        "LBody",
        "LI",
        "Lbl",
        "LBody",
        "P",
        "Div",
        "Figure",
        "P",
        "P",
      ]),
    );
  });

  test("embeds its fonts", async () => {
    const { fonts } = await readPdf(await pdfTypesetter.set(policyDocument));
    expect(fonts.map(({ name }) => name.replace(/^[A-Z]+\+/, ""))).toEqual(
      expect.arrayContaining(["Figtree-Regular", "Figtree-SemiBold"]),
    );
    expect(fonts.every(({ isEmbedded }) => isEmbedded)).toBe(true);
  });

  test("has the same bytes for the same content and different bytes for different content", async () => {
    const hash = async (one: PdfContent) =>
      createHash("sha256")
        .update(await pdfTypesetter.set(one))
        .digest("hex");
    const [first, ...others] = [
      await hash(policyDocument),
      await hash(policyDocument),
      await hash({ ...policyDocument }),
    ];
    expect(others).toEqual([first, first]);
    expect(await hash({ ...policyDocument, subtitle: "Vertrag DE-7K4M-Q2XD-7" })).not.toBe(first);
  });

  test("continues on further pages, each with its number", async () => {
    const long = {
      ...policyDocument,
      blocks: Array.from({ length: 60 }, (_, at) => paragraph(`Absatz ${at}. `.repeat(30))),
    };
    const { text, pages, tags } = await readPdf(await pdfTypesetter.set(long));
    expect(pages).toBeGreaterThan(3);
    for (let number = 1; number <= pages; number++) expect(text).toContain(`Seite ${number} von ${pages}`);
    for (let at = 0; at < 60; at++) expect(text).toContain(`Absatz ${at}.`);
    expect(tags.filter((tag) => tag === "P").length).toBeGreaterThanOrEqual(62);
  });
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
    const every = Array.from({ length: 94 }, (_, at) => String.fromCodePoint(33 + at)).join(" ");
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
