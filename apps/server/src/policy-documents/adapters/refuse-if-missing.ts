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
        .filter((kind) => kind !== "sample" && !hasOwn(folders, kind, country, language))
        .map((kind) => `${language}/${kind}`),
    ),
  );
  if (missing.length > 0)
    throw new ConfigError(
      `LEGAL_DOCUMENTS_DIR must have these documents in production, as .pdf or .md: ${[...new Set(missing)].join(", ")}.`,
    );
}

function hasOwn(folders: readonly string[], kind: LegalDocumentKind, country: Country, language: Language): boolean {
  return folders.some((folder) =>
    subfoldersOf(country, language).some((subfolder) =>
      ["pdf", "md"].some((ending) => existsSync(join(folder, subfolder, `${kind}.${ending}`))),
    ),
  );
}

export function subfoldersOf(country: Country, language: Language): readonly string[] {
  return [`${language}-${country.toUpperCase()}`, language];
}
