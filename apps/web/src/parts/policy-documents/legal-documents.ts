import { buildUrl, type Country, getLegalDocument, languageOf, type LegalDocumentKind } from "@kautia/contract";
import type { Text } from "@kautia/locales/format";
import type { PolicyDocumentEntry } from "./PolicyDocumentList.tsx";

export function legalDocument(kind: LegalDocumentKind, country: Country, { t, locale }: Text): PolicyDocumentEntry {
  const query = { country, lang: languageOf(locale) };
  return { href: buildUrl(getLegalDocument, { kind }, query), title: t(`policyDocuments.${kind}`) };
}
