import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { texts } from "@kautia/locales";
import { type Country, countryFacts, legalDocumentKinds } from "@kautia/contract";
import { articleNames, type Block, loadArticle, loadHelp, type Section } from "@kautia/locales/articles";
import { type MailKind, mailKinds, type MailSender, renderMail } from "@kautia/locales/mails";
import {
  parseLegalText,
  type PdfKind,
  sayWithdrawalRule,
  writePdf,
  writeSampleCertificate,
} from "@kautia/locales/policy-documents";
import { sampleDocuments, sampleMails, sampleSetting } from "@kautia/locales/testing";
import { mailRules } from "../../mails/index.ts";

/** What tenants and landlords read, for tests of the law (docs/law.md): each language in each country. */
export const places = (["de", "at"] as const).flatMap((country) =>
  (["de", "en"] as const).map((language) => ({ ...sampleSetting, country, language })),
);
export const legal = fileURLToPath(import.meta.resolve("@kautia/locales/legal"));
export const insurer = sampleSetting.insurer.name;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a record of all kinds
export const kinds = Object.keys(sampleDocuments) as PdfKind[];
export const renderSample = (kind: MailKind, setting: MailSender) =>
  renderMail(kind, inCountry(sampleMails[kind], setting), setting, { reader: mailRules[kind].reader });
const inCountry = <Data extends object>(data: Data, { country }: MailSender): Data =>
  "law" in data ? { ...data, law: countryFacts[country].unpaidLaw } : data;

export function stringsIn(value: unknown): string {
  if (typeof value === "string") return `${value}\n`;
  return typeof value === "object" && value !== null ? Object.values(value).map(stringsIn).join("") : "";
}

export const stated = {
  brand: "Kautia",
  contact: "",
  supportEmail: "",
  insurer,
  insurerFacts: "",
  insurerAddress: sampleSetting.insurer.address,
  insurerRegister: "",
  insurerState: "",
  insurerRepresentatives: sampleSetting.insurer.representatives,
  privacyContact: "datenschutz@example.com",
  bureauName: "Auskunftei AG",
  collectionAccount: "Treuhandkonto, IBAN DE89370400440532013000",
  registerNumber: "D-0000-00000-00",
  insurerSupervisor: "",
  claimsAfterEndDays: "183",
  unpaidEnd: "",
};

export function legalValues({ country, language }: (typeof places)[number]): Record<string, string> {
  return JSON.parse(readFileSync(join(legal, `${language}-${country.toUpperCase()}`, "values.json"), "utf8"));
}

export function wholeMail(kind: MailKind, setting: MailSender): string {
  const { subject, text } = renderSample(kind, setting);
  return `${subject}\n${text}`;
}

const yearsOf = (country: Country) =>
  Object.fromEntries(
    Object.entries(countryFacts[country].retentionYears).map(([name, years]) => [`kept${name}`, String(years)]),
  );

/** The sample of the certificate is made by the program. */
const legalFiles = legalDocumentKinds.filter((kind) => kind !== "sample");

/** What people in this country read, without what is only for the other one and without the desk. */
export async function readIn(setting: (typeof places)[number]): Promise<(readonly [where: string, text: string])[]> {
  const { country, language } = setting;
  const region = `${language}-${country === "at" ? "AT" : "DE"}` as const;
  const fileOf = (kind: string) =>
    [region, language].map((folder) => join(legal, folder, `${kind}.md`)).find(existsSync);
  const isHere = (block: Block) => typeof block === "string" || !("only" in block) || block.only === country;
  const bodies = (sections: readonly Section[]) =>
    sections.map(({ title, body }) => stringsIn([title, ...body.filter(isHere)])).join("");
  const supervisor = country === "at" ? "FMA" : "BaFin";
  const here = { ...setting, insurer: { ...setting.insurer, supervisor } };
  return [
    ...Object.entries(texts(region)).map(([key, text]) => [key, text] as const),
    ...mailKinds.map((kind) => [kind, wholeMail(kind, here)] as const),
    ...kinds.map((kind) => [kind, stringsIn(writePdf(kind, sampleDocuments[kind], here))] as const),
    ["sample", stringsIn(writeSampleCertificate(here, { code: "", checkUrl: "", checkPage: "" }))],
    ...legalFiles.map(
      (kind) =>
        [
          kind,
          stringsIn(
            parseLegalText(readFileSync(fileOf(kind) ?? "", "utf8"), {
              ...legalValues(setting),
              ...stated,
              withdrawalEffect: sayWithdrawalRule(language, country, 183),
              ...yearsOf(country),
            }),
          ),
        ] as const,
    ),
    ["help", bodies((await loadHelp(language)).groups.flatMap(({ questions }) => questions))],
    ...(await Promise.all(
      articleNames.map(async (name) => [name, bodies((await loadArticle(name, language)).sections)] as const),
    )),
  ];
}
