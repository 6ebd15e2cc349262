import { buildUrl, exportList, type ExportList } from "@kautia/contract";
import { Link } from "@kautia/design-system";
import { useText } from "../../shell/i18n/use-text.ts";
import { useLocation } from "../../shell/navigation/use-location.ts";

/** Downloads all rows that match search and filters, on all pages. */
export function ExportLink({ list }: { list: ExportList }) {
  const { t, language } = useText();
  const { query } = useLocation();
  const { page: _page, ...filters } = Object.fromEntries(query);
  return (
    <Link standalone download href={buildUrl(exportList, { list }, { ...filters, language })}>
      {t("staff.export.go")}
    </Link>
  );
}
