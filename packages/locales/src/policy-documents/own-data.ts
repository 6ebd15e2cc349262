import type { Language } from "@kautia/contract/languages";
import { folders } from "../folders.ts";
import { storedSubject } from "../mails.ts";
import { heading, list, type PdfBlock, type PdfContent, note, paragraph, smallFacts } from "./pdf.ts";
import type { PdfSetting } from "./pdf-data.ts";
import { type OwnDataFacts, type OwnDataPhrases, type OwnDataQuestion, ownDataQuestions } from "./own-data-phrases.ts";
import { accountFacts, contractFacts, type Format, type OwnDataSections, shownFields } from "./own-data-sections.ts";
import { writeAnswers } from "./own-data-answers.ts";
import { makePdfWords, type PdfWords } from "./pdf-words.ts";

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the record
const shownSections = Object.keys(shownFields) as (keyof typeof shownFields)[];

type Entry = Readonly<Record<string, unknown>>;
type WriteField = (format: Format, value: unknown, entry: Entry) => string | null;

/** The title of a section. */
export function ownDataSectionTitle(section: string, language: Language): string | undefined {
  return Object.entries(folders[language].policyDocuments.ownData.sections).find(([name]) => name === section)?.[1];
}

/** What Art. 15(1) GDPR asks besides the data, in words. */
export function tellAboutOwnData(
  facts: OwnDataFacts,
  language: Language,
): { about: OwnDataQuestion; title: string; text: string[] }[] {
  const { information } = folders[language].policyDocuments.ownData;
  return ownDataQuestions.map((about) => ({
    about,
    title: information[about].title,
    text: [...information[about].text(facts)],
  }));
}

/** As `GET /account/data` answers it. */
interface OwnData {
  madeAt: string;
  email: string;
  information: readonly { title: string; text: readonly string[] }[];
  sections: OwnDataSections;
}

/** The JSON export for reading: what the law asks besides, then the facts, then what happened. */
export function writeOwnData({ madeAt, email, information, sections }: OwnData, setting: PdfSetting): PdfContent {
  const { language, country, brandName } = setting;
  const words = makePdfWords(setting);
  const said = folders[language].policyDocuments.ownData;
  const write = makeFieldWriter(said, words, setting);
  return {
    title: said.title,
    subtitle: `${email}, ${words.time(madeAt)}`,
    language,
    country,
    brandName,
    footer: `${brandName} · ${said.title}`,
    dated: madeAt,
    blocks: [
      paragraph(said.lead),
      smallFacts(...information.map(({ title, text }) => [title, text.join(" ")] as const)),
      heading(said.sections.account),
      ...sections.account.map((account) => factsOf(account, accountFacts, said.account, write)),
      ...(sections.contracts.length > 0 ? [heading(said.sections.contracts)] : []),
      ...sections.contracts.map((contract) => factsOf(contract, contractFacts, said.contract, write)),
      ...sections.applications.flatMap(({ refId, answers }) => {
        const contract = sections.contracts.find((item) => item.refId === refId)?.contractNumber ?? null;
        const rows = writeAnswers(answers, said, words);
        return [
          heading(said.answersOf(contract)),
          rows.length > 0 ? smallFacts(...rows) : note(said.entries(sections.applications.length)),
        ];
      }),
      ...shownSections.flatMap((section) => sectionOf(section, sections[section], said, write)),
      note(said.others),
    ],
  };
}

function factsOf<Field extends string>(
  entry: Readonly<Record<NoInfer<Field>, unknown>>,
  formats: Readonly<Record<NoInfer<Field>, Format>>,
  labels: Readonly<Record<Field, string>>,
  write: WriteField,
): PdfBlock {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of `labels`
  const fields = Object.keys(formats) as Field[];
  const rows = fields.flatMap((field) => {
    const value = write(formats[field], entry[field], entry);
    return value === null ? [] : [[labels[field], value] as const];
  });
  return smallFacts(...rows);
}

/** A line for each entry that has something to tell; otherwise how many there are. */
function sectionOf(
  section: keyof typeof shownFields,
  entries: readonly Entry[],
  { sections, entries: count }: OwnDataPhrases,
  write: WriteField,
): PdfBlock[] {
  if (entries.length === 0) return [];
  const formats: Readonly<Record<string, Format>> = shownFields[section];
  const lines = entries
    .map((entry) => Object.entries(formats).flatMap(([field, format]) => write(format, entry[field], entry) ?? []))
    .map((parts) => parts.join(" · "))
    .filter((line) => line !== "");
  return [heading(sections[section]), lines.length > 0 ? list(...lines) : note(count(entries.length))];
}

function plain(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** Writes a field for a person; null for an empty one. */
function makeFieldWriter({ yes, no, ...said }: OwnDataPhrases, words: PdfWords, setting: PdfSetting): WriteField {
  const codes = { ...said.codes, ...said.codesIn?.[setting.country] };
  const euros = (amount: unknown) => words.money(Math.round(Number(amount) * 100));
  return function write(format, value, entry) {
    if (value === null || value === undefined || value === "") return null;
    switch (format) {
      case "text":
        return plain(value);
      case "code":
        return Object.entries(codes).find(([code]) => code === value)?.[1] ?? plain(value);
      case "yesOrNo":
        return value === true ? yes : no;
      case "day":
        return words.day(plain(value));
      case "date":
        return words.date(plain(value));
      case "euros":
        return euros(value);
      case "items":
        return Array.isArray(value)
          ? value.map(({ description, amount }) => `${String(description)} ${euros(amount)}`).join(", ")
          : null;
      case "number":
        return said.numbered(Number(value));
      case "reminders":
        return said.reminders(Number(value));
      case "subject":
        return storedSubject(String(entry["kind"]), Object(value), setting);
      default:
        return format satisfies never;
    }
  };
}
