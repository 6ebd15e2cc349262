import type { Country, LegalDocumentKind } from "@kautia/contract";
import { IconDocument, Link } from "@kautia/design-system";
import { useText } from "../../texts/use-text.ts";
import { legalDocument } from "../policy-documents/legal-documents.ts";
import "./contract.css";

export interface ConsentDocumentsProps {
  kinds: readonly LegalDocumentKind[];
  /** The country whose documents apply. */
  country: Country;
}

/** Links to the documents that a consent mentions. */
export function ConsentDocuments({ kinds, country }: ConsentDocumentsProps) {
  const text = useText();
  return kinds.map((kind) => {
    const { href, title } = legalDocument(kind, country, text);
    const newTab = { target: "_blank", rel: "noopener noreferrer", hiddenText: text.t("policyDocuments.newTab") };
    return (
      <span key={kind}>
        <Link standalone href={href} icon={<IconDocument />} {...newTab}>
          {title}
        </Link>
        <span> </span>
      </span>
    );
  });
}
