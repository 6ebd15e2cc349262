import { IconDocument, Link } from "@kautia/design-system";
import type { ReactNode } from "react";
import { useText } from "../../texts/use-text.ts";
import "./policy-documents.css";

export interface PolicyDocumentEntry {
  href: string;
  title: string;
  note?: ReactNode;
}

/** Policy documents. Each opens as a PDF in a new tab, so that the page keeps its input. */
export function PolicyDocumentList({ policyDocuments }: { policyDocuments: readonly PolicyDocumentEntry[] }) {
  const { t } = useText();
  return (
    <ul className="policy-documents">
      {policyDocuments.map(({ href, title, note }) => (
        <li key={href}>
          <Link
            standalone
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            icon={<IconDocument />}
            hiddenText={t("policyDocuments.newTab")}
          >
            {title}
          </Link>
          {note ? <p className="quiet policy-documents__note">{note}</p> : null}
        </li>
      ))}
    </ul>
  );
}
