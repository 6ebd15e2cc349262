import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type Authorities,
  countries,
  type Country,
  countryFacts,
  type Insurer,
  type Language,
  languages,
  type LegalDocumentKind,
  legalDocumentKinds,
} from "@kautia/contract";
import { type LegalText, parseLegalText, sayVersion, sayWithdrawalRule } from "@kautia/locales/policy-documents";
import { ConfigError } from "../../platform/config/config-error.ts";
import type { LegalDocument, LegalDocuments } from "../ports/legal-documents.ts";
import type { Typesetter } from "../ports/typesetter.ts";
import { refuseIfMissing, subfoldersOf } from "./refuse-if-missing.ts";

export interface LegalFolders {
  /** The first folder that contains a document wins. The last one has the samples. */
  folders: readonly string[];
  /** If false, the folders before the samples must have all documents. */
  mayUseSamples: boolean;
  typesetter: Typesetter;
  brandName: string;
  insurers: Record<Country, Insurer>;
  contacts: Record<Country, { contact: string; supportEmail: string }>;
}

type Source = { title: string } & ({ kind: "text"; text: LegalText } | { kind: "pdf"; bytes: Buffer });

/**
 * Reads all legal texts at once, so that a bad file stops the start. In Austria `de-AT/avb.md` takes precedence over
 * `de/avb.md`, and `avb.pdf` over both.
 */
export function openLegalDocuments(settings: LegalFolders): LegalDocuments {
  const written = languages.filter((language) => settings.folders.some((folder) => existsSync(join(folder, language))));
  /** A language without any legal text gets those of the language in force. */
  const languageFor = (country: Country, language: Language) =>
    written.includes(language) ? language : countryFacts[country].language;
  if (!settings.mayUseSamples) refuseIfMissing(settings.folders.slice(0, -1), written);
  const sources = new Map<string, Source>();
  const authorities = new Map<string, Authorities>();
  for (const country of countries)
    for (const language of written) {
      const values = readValues(settings, country, language);
      const { ombudsman = "", dataAuthority = "" } = values;
      authorities.set(`${country} ${language}`, { ombudsman, dataAuthority });
      for (const kind of legalDocumentKinds)
        sources.set(
          `${kind} ${country} ${language}`,
          readSource(settings.folders, kind, subfoldersOf(country, language), values),
        );
    }
  const made = new Map<string, Promise<LegalDocument>>();
  return {
    authorities: (country, language) =>
      authorities.get(`${country} ${languageFor(country, language)}`) ?? { ombudsman: "", dataAuthority: "" },
    find(kind, country, wanted) {
      const language = languageFor(country, wanted);
      const key = `${kind} ${country} ${language}`;
      const source = sources.get(key);
      if (!source) throw new Error(`no legal document ${key}`);
      const document = made.get(key) ?? makeDocument(settings, source, kind, country, language);
      made.set(key, document);
      return document;
    },
  };
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
          subtitle: sayVersion(language, source.text.version),
          language,
          country,
          brandName,
          footer: `${brandName} · ${title} · ${source.text.version}`,
          dated: `${source.text.version}T00:00:00.000Z`,
          blocks: source.text.blocks,
        });
  const sha256 = createHash("sha256").update(bytes).digest();
  const version = source.kind === "pdf" ? sha256.toString("hex").slice(0, 12) : source.text.version;
  return { kind, language, title, version, bytes, blocks: source.kind === "text" ? source.text.blocks : null, sha256 };
}

function readSource(
  folders: readonly string[],
  kind: LegalDocumentKind,
  subfolders: readonly string[],
  values: Record<string, string>,
): Source {
  for (const folder of folders)
    for (const subfolder of subfolders) {
      const pdf = join(folder, subfolder, `${kind}.pdf`);
      if (existsSync(pdf)) {
        const { title } = readSource(folders.slice(-1), kind, subfolders, values);
        return { kind: "pdf", title, bytes: readPdf(pdf) };
      }
      const file = join(folder, subfolder, `${kind}.md`);
      if (!existsSync(file)) continue;
      const text = readText(file, values);
      return { kind: "text", title: text.title, text };
    }
  throw new Error(`${kind} is missing in ${subfolders.join(" and ")} of all folders`);
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

function readValues(
  { folders, brandName, insurers, contacts }: LegalFolders,
  country: Country,
  language: Language,
): Record<string, string> {
  const [subfolder = ""] = subfoldersOf(country, language);
  const files = folders.map((folder) => join(folder, subfolder, "values.json")).filter((file) => existsSync(file));
  const read = files.map(readJson).toReversed();
  const withdrawalEffect = sayWithdrawalRule(language, country, insurers[country].claimsAfterEndDays);
  return Object.assign({}, ...read, {
    brand: brandName,
    withdrawalEffect,
    ...factsOf(insurers[country]),
    ...contacts[country],
    ...yearsIn(country),
  });
}

function factsOf({ name, address, register, state, supervisor, claimsAfterEndDays }: Insurer): Record<string, string> {
  return {
    insurer: name,
    insurerSupervisor: supervisor,
    insurerFacts: [name, address, register, state, supervisor].join("; "),
    claimsAfterEndDays: String(claimsAfterEndDays),
  };
}

/** How long each class of records is kept, as `{keptLETTERS}`. */
function yearsIn(country: Country): Record<string, string> {
  return Object.fromEntries(
    Object.entries(countryFacts[country].retentionYears).map(([name, years]) => [`kept${name}`, String(years)]),
  );
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
