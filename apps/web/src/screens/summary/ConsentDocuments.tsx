import type { Country, LegalDocumentKind } from "@kautia/contract";
import { Link } from "@kautia/design-system";
import { Fragment } from "react";
import { useText } from "../../i18n/use-text.ts";
import { legalDocument } from "../../policy-documents/legal-documents.ts";

export interface ConsentDocumentsProps {
  kinds: readonly LegalDocumentKind[];
  /** The country whose documents apply. */
  country: Country;
}

/** The documents that a consent speaks of, each with its link. */
export function ConsentDocuments({ kinds, country }: ConsentDocumentsProps) {
  const text = useText();
  return kinds.map((kind, at) => {
    const { href, title } = legalDocument(kind, country, text);
    return (
      <Fragment key={kind}>
        {at > 0 ? ", " : null}
        <Link href={href} target="_blank" rel="noopener noreferrer" hiddenText={text.t("policyDocuments.newTab")}>
          {title}
        </Link>
      </Fragment>
    );
  });
}
