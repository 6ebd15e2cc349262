import { Link } from "@tanstack/react-router";
import { leadTo, type Place } from "../../parts/links.tsx";
import { DueDate } from "../../parts/DueDate.tsx";
import { useText } from "../../text/use-text.ts";

export interface QueueItem {
  id: string;
  title: string;
  detail: string;
  dueAt: string | null;
  to: Place;
}

/** What waits, in the order of the list. */
export function Queue({ items }: { items: readonly QueueItem[] }) {
  const { t } = useText();
  if (items.length === 0) return null;
  return (
    <nav className="work-queue" aria-label={t("office.work.queue")}>
      <h2>{t("office.work.queue")}</h2>
      <ul>
        {items.map(({ id, title, detail, dueAt, to }) => (
          <li key={id}>
            <Link {...leadTo(to)}>
              <span>{title}</span>
              <span className="quiet">{detail}</span>
              <DueDate at={dueAt} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
