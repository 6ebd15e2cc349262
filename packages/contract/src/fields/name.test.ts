import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyName, optionalCompany, optionalName, requiredCompany, requiredName } from "./name.ts";

const people = [
  "Jana",
  "J.-P.",
  "J.R.R. Tolkien",
  "Müller-Lüdenscheidt",
  "O'Brien",
  "D’Angelo",
  "Dr.med. Anna",
  "Dr.Müller",
  "Prof.Dr.Dr.",
  "Dipl.-Ing. Kern",
  "Dipl.Ing.Kern",
  "Mag.phil. Huber",
  "St.John",
  "von der Decken",
  "Weiß-Øster ẞ",
  "Nguyễn Thị Mai",
  "Łukasz",
  "N".repeat(300),
  "Joh.Ch.",
  "Joh.Ch. Bach",
  "Wilh.Fr.Kern",
  "Joh.Chr.It.",
  "At",
  "De",
  "Maria de",
  "Ch.de Gaulle",
  "<script>alert(1)</script>",
];
const companies = [
  "Dr.Oetker GmbH",
  "Dr. Oetker GmbH",
  "Stadtwerke St. Pölten",
  "St.Pölten Wohnen eGen",
  "Kern & Söhne GmbH & Co.KG",
  "Müller e.K.",
  "Mieterverein Köln e.V.",
  "1. Wohnungsgesellschaft mbH",
  "Booking.com Deutschland GmbH",
  "wohnen.de AG",
  "wohnen.at OG",
  "wohnen.de PartG",
  "wohnen.de PartG mbB",
  "wohnen.at e.U.",
  "wohnen.at Ges.m.b.H.",
  "wohnen.de e. K.",
  "wohnen.at FlexCo",
  "miete.eu S.à r.l.",
  "Hausverwaltung Kern",
];
const advertisements = [
  "You have won, see www.example.com",
  "Sie haben gewonnen: gewinn.example.xyz",
  "https://example.com",
  "hxxp://example",
  "example.com",
  "exam\u200Bple\u2060.c\u00ADom",
  "Jana EXAMPLE.COM",
  "Jana.Com.",
  "gewinn.ch.",
  "Gewinnspiel.De.",
  "t.me/example",
  "bit.ly/abc",
  "example.agency/win",
  "mail an gewinn@example.agency",
  "example。com",
  "Jana\u202Emoc.elpmaxe",
  "Ja\u200Fna",
  "\u2066Jana\u2069",
];

/** With a letter that the fonts of our documents lack. */
const unprintable: [string, string][] = [
  ["Əli", "Ə"],
  ["Ka\u02BBai", "\u02BB"],
  ["李小龍", "李 小 龍"],
  ["می\u200Cخواهم", "م ی خ و ا"],
  ["გიორგი", "გ ი ო რ"],
  ["Jana 😀", "😀"],
];

const blank = ["\u200B", "\uFEFF\u2060", " \u00AD ", "\u200D", "\u{E0041}\u3164"];
const letterless = ["!!!", "-", "123", "😀"];

describe("a person's name", () => {
  it.each(people)("accepts '%s'", (name) => {
    expect(requiredName().parse(name)).toBe(name);
    expect(optionalName().parse(name)).toBe(name);
  });
  it.each(advertisements)("refuses '%s'", (name) => {
    for (const field of [requiredName(), optionalName()])
      expect(field.safeParse(name).error?.issues[0]?.message).toBe("FIELD_INVALID");
  });
  it("may be missing where it is optional, and is required elsewhere", () => {
    for (const empty of [" ", ...blank]) {
      expect(optionalName().parse(empty)).toBeNull();
      expect(requiredName().safeParse(empty).error?.issues[0]?.message).toBe("FIELD_REQUIRED");
    }
  });
  it.each(unprintable)("refuses '%s' and names the letters that cannot be printed", (name, letters) => {
    for (const field of [requiredName(), optionalName(), requiredCompany(), optionalCompany()])
      expect(field.safeParse(name).error?.issues[0]).toMatchObject({
        message: "NAME_NOT_PRINTABLE",
        params: { letters },
      });
    expect(anyName().safeParse(name).success).toBe(true);
  });
  it.each(letterless)("refuses '%s', which has no letter", (name) => {
    for (const field of [requiredName(), optionalName()])
      expect(field.safeParse(name).error?.issues[0]?.message).toBe("FIELD_INVALID");
  });
  it("has two letters instead of a joined one, and plain spaces", () => {
    expect(requiredName().parse("Groﬃng-Ǆemal")).toBe("Groffing-DŽemal");
    expect(requiredName().parse("Anna\u00A0Maria\tvon\u202FHof")).toBe("Anna Maria von Hof");
  });
  it("loses invisible characters", () => {
    expect(requiredName().parse("\uFEFFMül\u00ADler\u200B-\u2060Weiß")).toBe("Müller-Weiß");
    expect(requiredName().parse("Mül\u200Dler\u200C-We\u{E0069}iß\u3164")).toBe("Müller-Weiß");
  });
});

describe("a company's name", () => {
  it.each([...people, ...companies])("accepts '%s'", (name) => {
    expect(requiredCompany().parse(name)).toBe(name);
    expect(optionalCompany().parse(name)).toBe(name);
  });
  it("may be a number, but not only signs", () => {
    expect(requiredCompany().parse("1822")).toBe("1822");
    for (const signs of ["!!!", "-"])
      expect(requiredCompany().safeParse(signs).error?.issues[0]?.message).toBe("FIELD_INVALID");
  });
  it.each([...advertisements, "www.example.com GmbH", "Gewinn GmbH: https://example.com"])("refuses '%s'", (name) => {
    for (const field of [requiredCompany(), optionalCompany()])
      expect(field.safeParse(name).error?.issues[0]?.message).toBe("FIELD_INVALID");
  });
});

const letters = fc.stringMatching(/^[A-ZÄÖÜ][a-zäöüßéøł]{1,12}$/);
const initial = fc.stringMatching(/^[A-ZÄÖÜ]\.$/);
const title = fc.constantFrom("Dr.", "Prof.", "Dr.med.", "Dipl.-Ing.", "Mag.", "St.", "");
const separator = fc.constantFrom(" ", "-", "'", " von ", " de ", ". ");

describe("names in general", () => {
  it("accepts words, initials, hyphens and titles in any order", () => {
    const words = fc.array(fc.tuple(fc.oneof(letters, initial), separator), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(title, words, (before, parts) => {
        const name = `${before}${parts.map((part) => part.join("")).join("")}`.trim();
        for (const field of [requiredName(), requiredCompany()]) expect(field.safeParse(name).success, name).toBe(true);
      }),
    );
  });

  it("refuses a web address wherever it stands", () => {
    const url = fc
      .tuple(fc.constantFrom("http://", "https://", "www.", "HTTPS://WWW."), fc.domain())
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(letters, url, letters, (before, link, after) => {
        for (const name of [link, `${before} ${link}`, `${link} ${after}`, `${before}: ${link} ${after}`])
          for (const field of [requiredName(), requiredCompany()])
            expect(field.safeParse(name).success, name).toBe(false);
      }),
    );
  });

  it("refuses bidi controls wherever they stand", () => {
    const control = fc.constantFrom(..."\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069");
    fc.assert(
      fc.property(letters, control, letters, (before, sign, after) => {
        expect(requiredName().safeParse(before + sign + after).success).toBe(false);
      }),
    );
  });
});
