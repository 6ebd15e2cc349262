import type { Country, Language } from "@kautia/contract";
import type { PdfSetting } from "@kautia/locales/policy-documents";
import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Config } from "../platform/config/settings.ts";
import type { Deps } from "../deps.ts";
import type { Clock } from "../platform/clock/clock.ts";
import type { LegalDocuments } from "./ports/legal-documents.ts";
import type { Random } from "../platform/random.ts";
import type { Typesetter } from "./ports/typesetter.ts";

/** What making documents needs, in requests and in the mail queue. */
export interface DocumentDeps {
  db: Kysely<Database>;
  clock: Clock;
  random: Random;
  typesetter: Typesetter;
  legalDocuments: LegalDocuments;
  brand: Pick<Config["brand"], "name" | "supportEmail" | "insurers" | "promisedWorkingDays">;
  /** Start of all links, without a trailing slash. */
  publicUrl: string;
}

export function documentDeps({ db, clock, random, typesetter, legalDocuments, config }: Deps): DocumentDeps {
  return { db, clock, random, typesetter, legalDocuments, brand: config.brand, publicUrl: config.publicUrl };
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
