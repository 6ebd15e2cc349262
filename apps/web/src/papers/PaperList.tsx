import { IconDocument, Link } from "@kautia/design-system";
import type { ReactNode } from "react";
import { useText } from "../i18n/use-text.ts";
import "./papers.css";

export interface PaperEntry {
  href: string;
  title: string;
  /** A quiet line below: what is known of it. */
  note?: ReactNode;
}

/** Documents, each opening as PDF in a new tab, so that the page with its answers stays where it is. */
export function PaperList({ papers }: { papers: readonly PaperEntry[] }) {
  const { t } = useText();
  return (
    <ul className="papers">
      {papers.map(({ href, title, note }) => (
        <li key={href}>
          <Link
            standalone
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            icon={<IconDocument />}
            hiddenText={t("papers.newTab")}
          >
            {title}
          </Link>
          {note ? <p className="quiet papers__note">{note}</p> : null}
        </li>
      ))}
    </ul>
  );
}
