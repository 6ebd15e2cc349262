import { ledgerAccounts, listJournal } from "@kautia/contract";
import { when } from "@kautia/locales/format";
import { createLazyRoute } from "@tanstack/react-router";
import { choice, type Column } from "../../list/columns.ts";
import { countryFilter } from "../../list/country-filter.ts";
import { ListPage, type RowOf } from "../../list/ListPage.tsx";
import { BackLink } from "../../parts/BackLink.tsx";
import { useText } from "../../text/use-text.ts";
import { amountColumn, contractColumn } from "../work/columns.tsx";

export const Route = createLazyRoute("/staff/books/journal")({ component: JournalPage });

/** The entries of the ledger in the order in which they were posted, for a month or all of them. */
function JournalPage() {
  const text = useText();
  const { t } = text;
  return (
    <ListPage
      call={listJournal}
      list="journal"
      search={Route.useSearch()}
      title={t("office.journal")}
      back={<BackLink to="/staff/books">{t("office.books")}</BackLink>}
      filters={[
        choice("account", t("staff.col.account"), ledgerAccounts, (value) => t(`staff.account.${value}`)),
        countryFilter(text),
      ]}
      columns={useColumns()}
      rowId={({ id }) => id}
      empty={t("staff.nothing")}
    />
  );
}

function useColumns(): Column<RowOf<typeof listJournal>>[] {
  const text = useText();
  const { t, shortDate } = text;
  return [
    { id: "entry", label: t("staff.col.entry"), isNumeric: true, cell: ({ id }) => id },
    {
      id: "valueDay",
      label: t("staff.col.valueDay"),
      isShort: true,
      cell: ({ valueDay, isLate }) =>
        isLate ? t("office.journal.late", { day: shortDate(valueDay) }) : shortDate(valueDay),
    },
    { id: "when", label: t("office.journal.posted"), cell: ({ at, country }) => when(text.in(country), at) },
    { id: "event", label: t("staff.col.what"), cell: ({ event }) => t(`staff.ledger.${event}`) },
    { id: "account", label: t("staff.col.account"), cell: ({ account }) => t(`staff.account.${account}`) },
    contractColumn(text),
    amountColumn(text),
  ];
}
