import { countPages } from "@kautia/contract";
import { Button } from "@kautia/design-system";
import { useText } from "../text/use-text.ts";

interface PagerProps {
  page: number;
  total: number;
  onPage: (page: string) => void;
}

/** Leads to the pages of a list. Shows nothing if there is only one. */
export function Pager({ page, total, onPage }: PagerProps) {
  const { t } = useText();
  const pages = countPages(total);
  if (pages === 1 && page === 1) return null;
  return (
    <nav className="pager" aria-label={t("staff.page", { page, pages })}>
      <Button variant="secondary" disabled={page <= 1} onClick={() => onPage(String(Math.min(page, pages + 1) - 1))}>
        {t("staff.previous")}
      </Button>
      <span>{t("staff.page", { page, pages })}</span>
      <Button variant="secondary" disabled={page >= pages} onClick={() => onPage(String(page + 1))}>
        {t("staff.next")}
      </Button>
    </nav>
  );
}
