import type { Country, Language } from "@kautia/contract";
import { type MailSetting, sayArbitration } from "@kautia/locales/mails";
import type { PdfContent, PdfSetting } from "@kautia/locales/policy-documents";
import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Config } from "../platform/config/settings.ts";
import type { Deps } from "../deps.ts";
import type { Clock } from "../platform/clock/clock.ts";
import type { LegalDocuments } from "./ports/legal-documents.ts";
import type { Random } from "../platform/random.ts";
import type { Seal } from "../seals/index.ts";
import type { Typesetter } from "./ports/typesetter.ts";

/** What making documents needs, in requests and in the mail queue. */
export interface DocumentDeps {
  db: Kysely<Database>;
  clock: Clock;
  random: Random;
  typesetter: Typesetter;
  legalDocuments: LegalDocuments;
  seals: Readonly<Record<Country, Seal | null>>;
  brand: Pick<Config["brand"], "name" | "supportEmail" | "insurers" | "promisedWorkingDays">;
  /** Start of all links, without a trailing slash. */
  publicUrl: string;
}

export function documentDeps({ db, clock, random, typesetter, legalDocuments, seals, config }: Deps): DocumentDeps {
  return { db, clock, random, typesetter, legalDocuments, seals, brand: config.brand, publicUrl: config.publicUrl };
}

export function settingOf(
  { brand }: Pick<DocumentDeps, "brand">,
  { language, country }: { language: Language; country: Country },
): PdfSetting {
  return {
    language,
    country,
    brandName: brand.name,
    supportEmail: brand.supportEmail[country],
    insurer: brand.insurers[country],
    promisedWorkingDays: brand.promisedWorkingDays,
  };
}

/** A mail also says whom a complaint can go to. */
export function mailSettingOf(
  deps: Pick<DocumentDeps, "brand" | "legalDocuments">,
  reader: { language: Language; country: Country },
): MailSetting {
  const authorities = deps.legalDocuments.authorities(reader.country, reader.language);
  return { ...settingOf(deps, reader), arbitration: sayArbitration(authorities) };
}

/** Leaves room for the insurer's seal in a document that gets one. */
export function withRoomForSeal(
  { seals, brand }: Pick<DocumentDeps, "seals" | "brand">,
  content: PdfContent,
): PdfContent {
  const { country } = content;
  return seals[country] ? { ...content, sealedBy: brand.insurers[country].name } : content;
}
