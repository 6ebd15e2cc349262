import type { Country } from "@kautia/contract";
import type { PdfContent } from "@kautia/locales/policy-documents";
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

/** Leaves room for the insurer's seal in a document that gets one. */
export function withRoomForSeal(
  { seals, brand }: Pick<DocumentDeps, "seals" | "brand">,
  content: PdfContent,
): PdfContent {
  const { country } = content;
  return seals[country] ? { ...content, sealedBy: brand.insurers[country].name } : content;
}
