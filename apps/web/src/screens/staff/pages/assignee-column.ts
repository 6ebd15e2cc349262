import type { Colleague } from "@kautia/contract";
import type { Text } from "@kautia/locales/format";
import type { Column } from "#parts/tables/DataTable.tsx";

/** Who works on the row. */
export function assigneeColumn(t: Text["t"]): Column<{ assignee: Colleague | null }> {
  return { key: "assignee", label: t("staff.col.assignee"), renderCell: ({ assignee }) => assignee?.name ?? "–" };
}
