import { existsSync } from "node:fs";
import { join } from "node:path";
import { countries, type Country, type Language, type LegalDocumentKind, legalDocumentKinds } from "@kautia/contract";
import { ConfigError } from "../../platform/config/config-error.ts";

/**
 * Throws a ConfigError if a legal document is missing: without the insurer's own documents nobody may sign
 * (docs/law.md).
 */
export function refuseIfMissing(folders: readonly string[], languages: readonly Language[]): void {
  const missing = countries.flatMap((country) =>
    languages.flatMap((language) =>
      legalDocumentKinds
        // The program makes the sample of the certificate.
        .filter((kind) => kind !== "sample" && findOwn(folders, kind, country, language).length === 0)
        .map((kind) => `${language}/${kind}`),
    ),
  );
  if (missing.length > 0)
    throw new ConfigError(
      `LEGAL_DOCUMENTS_DIR must have these documents in production, as .pdf or .md: ${[...new Set(missing)].join(", ")}.`,
    );
  // The order of sections alone does not make the form: the insurer answers for its own sheet.
  const written = countries.flatMap((country) =>
    languages.flatMap((language) =>
      findOwn(folders, "product-info", country, language).filter((path) => path.endsWith(".md")),
    ),
  );
  if (written.length > 0)
    throw new ConfigError(
      `In production the product information must be a .pdf in the form of Regulation (EU) 2017/1469, not ${[...new Set(written)].join(", ")}.`,
    );
}

function findOwn(folders: readonly string[], kind: LegalDocumentKind, country: Country, language: Language): string[] {
  return folders.flatMap((folder) =>
    subfoldersOf(country, language).flatMap((subfolder) =>
      ["pdf", "md"].map((ending) => join(folder, subfolder, `${kind}.${ending}`)).filter((path) => existsSync(path)),
    ),
  );
}

export function subfoldersOf(country: Country, language: Language): readonly string[] {
  return [`${language}-${country.toUpperCase()}`, language];
}
