import { type Country, getLegalDocument, type LegalDocumentKind } from "@kautia/contract";
import { buildUrl } from "../api/build-url.ts";
import type { Text } from "../i18n/create-text.ts";
import { languageOf } from "../i18n/locale.ts";
import type { PaperEntry } from "./PaperList.tsx";

/** A legal document of a country in the page's language. */
export function legalDocument(kind: LegalDocumentKind, country: Country, { t, locale }: Text): PaperEntry {
  const query = { country, lang: languageOf(locale) };
  return { href: buildUrl(getLegalDocument, { kind }, query), title: t(`papers.${kind}`) };
}
