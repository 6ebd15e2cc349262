import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type Authorities,
  countries,
  type Country,
  countryFacts,
  defaultCountry,
  type Insurer,
  type Language,
  languages,
  type LegalDocumentKind,
  legalDocumentKinds,
  localeIn,
} from "@kautia/contract";
import { texts } from "@kautia/locales";
import { fillText } from "@kautia/locales/format";
import {
  layOutProductInfo,
  type LegalText,
  type PdfContent,
  parseLegalText,
  sayLegalName,
  sayVersion,
  sayWithdrawalRule,
} from "@kautia/locales/policy-documents";
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
  contacts: Record<Country, LegalContact>;
  /** Where the operator works with the registration of another country. */
  worksFromAbroad: Record<Country, boolean>;
  /** The document `sample`, unless a folder has one. */
  sampleCertificate: (reader: { country: Country; language: Language }) => PdfContent;
}

interface LegalContact {
  contact: string;
  supportEmail: string;
  /** For questions about personal data. */
  privacyContact: string;
  /** The operator's number in the register of intermediaries; null if it has none yet. */
  registerNumber: string | null;
  /** The phone number of the German register; null if unknown. */
  registerPhone: string | null;
  /** Null if none is asked. */
  bureauName: string | null;
  /** Holder and IBAN; null if none is set. */
  collectionAccount: string | null;
}

type Source = { title: string } & (
  | { kind: "text"; text: LegalText }
  | { kind: "pdf"; bytes: Buffer }
  | { kind: "certificate" }
);

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
      authorities.set(`${country} ${language}`, pickAuthorities(values));
      for (const kind of legalDocumentKinds)
        sources.set(
          `${kind} ${country} ${language}`,
          readSource(settings.folders, kind, { country, language }, values),
        );
    }
  const made = new Map<string, Promise<LegalDocument>>();
  return {
    authorities: (country, language) =>
      authorities.get(`${country} ${languageFor(country, language)}`) ?? pickAuthorities({}),
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
  settings: LegalFolders,
  source: Source,
  kind: LegalDocumentKind,
  country: Country,
  language: Language,
): Promise<LegalDocument> {
  const bytes = await makeBytes(settings, source, kind, { country, language });
  const sha256 = createHash("sha256").update(bytes).digest();
  const { version, blocks } =
    source.kind === "text" ? source.text : { version: sha256.toString("hex").slice(0, 12), blocks: null };
  return { kind, language, title: source.title, version, bytes, blocks, sha256 };
}

async function makeBytes(
  { typesetter, brandName, sampleCertificate }: LegalFolders,
  source: Source,
  kind: LegalDocumentKind,
  reader: { country: Country; language: Language },
): Promise<Uint8Array> {
  switch (source.kind) {
    case "pdf":
      return source.bytes;
    case "text":
      return typesetter.set(toContent(source.text, kind, { ...reader, brandName }));
    case "certificate":
      return typesetter.set(sampleCertificate(reader));
  }
}

function toContent(
  { title, version, blocks }: LegalText,
  kind: LegalDocumentKind,
  reader: { language: Language; country: Country; brandName: string },
): PdfContent {
  const said = sayVersion(reader, version);
  const isProductInfo = kind === "product-info";
  return {
    title,
    // By Regulation (EU) 2017/1469 the company immediately follows the title of the product information.
    subtitle: isProductInfo ? null : said,
    ...reader,
    footer: `${reader.brandName} · ${title} · ${said}`,
    dated: `${version}T00:00:00.000Z`,
    blocks: isProductInfo ? layOutProductInfo(blocks, reader.language) : blocks,
  };
}

function readSource(
  folders: readonly string[],
  kind: LegalDocumentKind,
  { country, language }: { country: Country; language: Language },
  values: Record<string, string>,
): Source {
  const subfolders = subfoldersOf(country, language);
  for (const folder of folders)
    for (const subfolder of subfolders) {
      const pdf = join(folder, subfolder, `${kind}.pdf`);
      if (existsSync(pdf)) {
        const { title } = readSource(folders.slice(-1), kind, { country, language }, values);
        return { kind: "pdf", title, bytes: readPdf(pdf) };
      }
      const file = join(folder, subfolder, `${kind}.md`);
      if (!existsSync(file)) continue;
      const text = readText(file, (content) => {
        const parsed = parseLegalText(content, values);
        if (kind === "product-info") layOutProductInfo(parsed.blocks, language);
        return parsed;
      });
      return { kind: "text", title: text.title, text };
    }
  if (kind === "sample") return { kind: "certificate", title: sayLegalName(kind, country, language) };
  throw new Error(`${kind} is missing in ${subfolders.join(" and ")} of all folders`);
}

function readPdf(file: string): Buffer {
  const bytes = readFileSync(file);
  if (bytes.subarray(0, 5).toString("latin1") !== "%PDF-") throw new ConfigError(`${file} is not a PDF.`);
  return bytes;
}

function readText(file: string, parse: (content: string) => LegalText): LegalText {
  try {
    return parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new ConfigError(`${file}: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

function readValues(
  { folders, brandName, insurers, contacts, worksFromAbroad }: LegalFolders,
  country: Country,
  language: Language,
): Record<string, string> {
  const [subfolder = ""] = subfoldersOf(country, language);
  const files = folders.map((folder) => join(folder, subfolder, "values.json")).filter((file) => existsSync(file));
  const read = files.map(readJson).toReversed();
  const values: Record<string, string> = Object.assign({}, ...read);
  const { register = "", foreignStatus = "", foreignRegister = "", foreignTitleState = "" } = values;
  const { registerNumber, registerPhone, bureauName, collectionAccount, ...contact } = contacts[country];
  const words: Record<string, string> = texts(localeIn(language, country));
  const missing = words["legal.missing"] ?? "";
  const isHomeRegister = country === defaultCountry || worksFromAbroad[country];
  const phone = registerPhone && fillText(words["guarantor.phone"] ?? "", { phone: registerPhone });
  const withdrawalEffect = sayWithdrawalRule(language, country, insurers[country].claimsAfterEndDays);
  const unpaidEnd = fillText(words["legal.unpaidEnd"] ?? "", { law: countryFacts[country].unpaidLaw });
  return {
    ...values,
    ...(worksFromAbroad[country] && { status: foreignStatus, titleState: foreignTitleState }),
    register: [worksFromAbroad[country] ? foreignRegister : register, isHomeRegister && phone]
      .filter(Boolean)
      .join(", "),
    brand: brandName,
    withdrawalEffect,
    unpaidEnd: insurers[country].mayEndUnpaid ? ` ${unpaidEnd}` : "",
    ...factsOf(insurers[country]),
    ...contact,
    registerNumber: registerNumber ?? missing,
    bureauName: bureauName ?? missing,
    collectionAccount: collectionAccount ?? missing,
    ...yearsIn(country),
  };
}

function pickAuthorities(values: Record<string, string>): Authorities {
  const {
    ombudsman = "",
    participation = "",
    dataAuthority = "",
    register = "",
    status = "",
    titleState = "",
  } = values;
  return { ombudsman, participation, dataAuthority, register, status, titleState };
}

function factsOf(insurer: Insurer): Record<string, string> {
  const { name, address, register, state, representatives, supervisor, claimsAfterEndDays } = insurer;
  return {
    insurer: name,
    insurerAddress: address,
    insurerRegister: register,
    insurerState: state,
    insurerRepresentatives: representatives,
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
