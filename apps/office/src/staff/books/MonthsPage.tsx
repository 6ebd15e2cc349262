import { type BookMonthRow, listMonths } from "@kautia/contract";
import { createLazyRoute, linkOptions } from "@tanstack/react-router";
import { useLoaded } from "../../api/queries.ts";
import type { Column } from "../../list/columns.ts";
import { RowTable } from "../../list/RowTable.tsx";
import { Page } from "../../parts/Page.tsx";
import { useText } from "../../text/use-text.ts";
import { monthName } from "../reports/month-name.ts";
import { MonthState } from "./MonthState.tsx";

export const Route = createLazyRoute("/staff/books")({ component: MonthsPage });

function MonthsPage() {
  const { t } = useText();
  const data = useLoaded(listMonths, {});
  return (
    <Page title={t("office.books")}>
      <p className="quiet lead">{t("office.books.lead")}</p>
      <RowTable
        caption={t("office.books")}
        rows={data.months}
        rowId={({ month }) => month}
        empty={t("office.books.none")}
        columns={useColumns()}
      />
    </Page>
  );
}

function useColumns(): Column<BookMonthRow>[] {
  const text = useText();
  const { t, date } = text;
  return [
    {
      id: "month",
      label: t("staff.money.month"),
      isShort: true,
      cell: ({ month }) => monthName(text, month),
      to: ({ month }) => linkOptions({ to: "/staff/books/$month", params: { month } }),
    },
    { id: "state", label: t("staff.col.state"), cell: (row) => <MonthState of={row} /> },
    { id: "closed", label: t("office.books.closedOn"), cell: (row) => row.closedAt && date(row.closedAt) },
    {
      id: "by",
      label: t("staff.col.by"),
      cell: ({ askedBy, approvedBy }) => [askedBy, approvedBy].filter(Boolean).join(", "),
    },
  ];
}
