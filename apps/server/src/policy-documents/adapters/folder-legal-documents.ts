import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  countries,
  type Country,
  type Language,
  languages,
  type LegalDocumentKind,
  legalDocumentKinds,
} from "@kautia/contract";
import { type LegalText, parseLegalText } from "@kautia/locales/policy-documents";
import { ConfigError } from "../../platform/config/config-reader.ts";
import type { LegalDocument, LegalDocuments } from "../ports/legal-documents.ts";
import type { Typesetter } from "../ports/typesetter.ts";

export interface LegalFolders {
  /** The first that has a document has it. */
  folders: readonly string[];
  typesetter: Typesetter;
  brandName: string;
  /** How the operator is reached, by country. */
  contacts: Record<Country, { contact: string; supportEmail: string }>;
}

type Source = { title: string } & ({ kind: "text"; text: LegalText } | { kind: "pdf"; bytes: Buffer });

/**
 * Documents out of folders: `de/avb.md` is a text in German, `de-AT/avb.md` what takes its place in Austria, and `avb.pdf`
 * beside either is the insurer's own file and goes before the text. All of them are read here, so that what is wrong stops
 * the start; each is set in type when it is first asked for.
 */
export function openLegalDocuments(settings: LegalFolders): LegalDocuments {
  const sources = new Map<string, Source>();
  for (const country of countries)
    for (const language of languages) {
      const values = readValues(settings, country, language);
      for (const kind of legalDocumentKinds)
        sources.set(
          `${kind} ${country} ${language}`,
          readSource(settings.folders, kind, placesOf(country, language), values),
        );
    }
  const made = new Map<string, Promise<LegalDocument>>();
  return {
    find(kind, country, language) {
      const key = `${kind} ${country} ${language}`;
      const source = sources.get(key);
      if (!source) throw new Error(`there is no ${key}`);
      const document = made.get(key) ?? makeDocument(settings, source, kind, country, language);
      made.set(key, document);
      return document;
    },
  };
}

function placesOf(country: Country, language: Language): readonly string[] {
  return [`${language}-${country.toUpperCase()}`, language];
}

async function makeDocument(
  { typesetter, brandName }: LegalFolders,
  source: Source,
  kind: LegalDocumentKind,
  country: Country,
  language: Language,
): Promise<LegalDocument> {
  const { title } = source;
  const bytes =
    source.kind === "pdf"
      ? source.bytes
      : await typesetter.set({
          title,
          subtitle: subtitles[language](source.text.version),
          language,
          country,
          brandName,
          footer: `${brandName} · ${title} · ${source.text.version}`,
          dated: `${source.text.version}T00:00:00.000Z`,
          blocks: source.text.blocks,
        });
  const sha256 = createHash("sha256").update(bytes).digest();
  const version = source.kind === "pdf" ? sha256.toString("hex").slice(0, 12) : source.text.version;
  return { kind, title, version, bytes, sha256 };
}

const subtitles = {
  de: (version: string) => `Fassung ${version}`,
  en: (version: string) => `Version ${version}`,
};

function readSource(
  folders: readonly string[],
  kind: LegalDocumentKind,
  places: readonly string[],
  values: Record<string, string>,
): Source {
  for (const folder of folders)
    for (const place of places) {
      const pdf = join(folder, place, `${kind}.pdf`);
      // What it is called is known from the text that it replaces.
      if (existsSync(pdf)) {
        const { title } = readSource(folders.slice(-1), kind, places, values);
        return { kind: "pdf", title, bytes: readPdf(pdf) };
      }
      const file = join(folder, place, `${kind}.md`);
      if (!existsSync(file)) continue;
      const text = readText(file, values);
      return { kind: "text", title: text.title, text };
    }
  throw new Error(`no folder has ${places.join(" or ")}/${kind}`);
}

function readPdf(file: string): Buffer {
  const bytes = readFileSync(file);
  if (bytes.subarray(0, 5).toString("latin1") !== "%PDF-") throw new ConfigError(`${file} is not a PDF.`);
  return bytes;
}

function readText(file: string, values: Record<string, string>): LegalText {
  try {
    return parseLegalText(readFileSync(file, "utf8"), values);
  } catch (error) {
    throw new ConfigError(`${file}: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

/** What `{name}` stands for in the texts of a country: the facts of its law, and who we are. */
function readValues(
  { folders, brandName, contacts }: LegalFolders,
  country: Country,
  language: Language,
): Record<string, string> {
  const [place = ""] = placesOf(country, language);
  const files = folders.map((folder) => join(folder, place, "values.json")).filter((file) => existsSync(file));
  const read = files.map(readJson).toReversed();
  return Object.assign({}, ...read, { brand: brandName, ...contacts[country] });
}

function readJson(file: string): Record<string, string> {
  const wrong = new ConfigError(`${file} is not an object of texts.`);
  try {
    const values: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (typeof values !== "object" || values === null) throw wrong;
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
  } catch {
    throw wrong;
  }
}
