import { countPages, staffListSize } from "@kautia/contract";
import { Link } from "@kautia/design-system";
import { useText } from "../../shell/i18n/use-text.ts";
import { Navigate } from "../../shell/navigation/Navigate.tsx";
import { useLocation } from "../../shell/navigation/use-location.ts";

interface Page {
  rows: readonly unknown[];
  total: number;
}

/** Whether the list has become shorter than the page in the address. */
export function isPastEnd({ rows, total }: Page): boolean {
  return rows.length === 0 && total > 0;
}

/** Shows the number of rows, with links to the previous and next page. A page past the end leads to the last one. */
export function Pager({ of }: { of: Page }) {
  const { total } = of;
  const { t, number } = useText();
  const { pathname, query } = useLocation();
  const pages = countPages(total);
  const page = Number(query.get("page") ?? 1);
  const to = (other: number) => {
    const next = new URLSearchParams(query);
    next.set("page", String(other));
    return `${pathname}?${next}`;
  };
  if (isPastEnd(of)) return <Navigate to={to(pages)} replace />;
  return (
    <p className="staff-pager">
      <span role="status">
        {`${
          total === 1
            ? t("staff.foundOne")
            : t(total < staffListSize ? "staff.found" : "staff.foundMany", { count: number(total) })
        }${pages > 1 ? `, ${t("staff.page", { page, pages })}` : ""}`}
      </span>
      {page > 1 ? <Link href={to(Math.min(page - 1, pages))}>{t("staff.previous")}</Link> : null}
      {page < pages ? <Link href={to(page + 1)}>{t("staff.next")}</Link> : null}
    </p>
  );
}
