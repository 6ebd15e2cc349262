import type { StaffCase } from "@kautia/contract";
import { useText } from "#shell/i18n/use-text.ts";
import { changeText } from "./change-text.ts";
import { DataTable } from "#parts/tables/DataTable.tsx";
import { when } from "@kautia/locales/format";

/** The application's full history, collapsed because it is long and rarely needed. */
export function History({ entries }: { entries: StaffCase["history"] }) {
  const text = useText();
  const { t } = text;
  return (
    <details className="staff-case__history">
      <summary>{t("staff.case.history")}</summary>
      <DataTable
        caption={t("staff.case.history")}
        empty={t("staff.nothing")}
        rows={entries.map((entry, index) => ({ ...entry, id: String(entries.length - index) }))}
        rowKey={({ id }) => id}
        columns={[
          { key: "when", label: t("staff.col.when"), renderCell: ({ at }) => when(text, at) },
          { key: "what", label: t("staff.col.what"), renderCell: (entry) => changeText(entry, text) },
          { key: "by", label: t("staff.col.by"), renderCell: ({ by }) => by ?? t("staff.madeBy.TENANT") },
          {
            key: "progress",
            label: t("staff.col.progress"),
            renderCell: ({ lastCompletedPage }) => (lastCompletedPage ? t(`staff.progress.${lastCompletedPage}`) : "–"),
          },
        ]}
      />
    </details>
  );
}
