import { bookedFigures, listBookings } from "@kautia/contract";
import { when } from "@kautia/locales/format";
import { createLazyRoute } from "@tanstack/react-router";
import { choice, type Column } from "../../list/columns.ts";
import { countryFilter } from "../../list/country-filter.ts";
import { ListPage, type RowOf } from "../../list/ListPage.tsx";
import { BackLink } from "../../parts/BackLink.tsx";
import { useText } from "../../text/use-text.ts";
import { amountColumn, contractColumn } from "../work/columns.tsx";

export const Route = createLazyRoute("/staff/reports/bookings")({ component: BookingsPage });

function BookingsPage() {
  const text = useText();
  const { t } = text;
  return (
    <ListPage
      call={listBookings}
      list="bookings"
      search={Route.useSearch()}
      title={t("office.bookings")}
      back={<BackLink to="/staff/reports/money">{t("office.reports")}</BackLink>}
      filters={[
        choice("figure", t("office.figure"), bookedFigures, (value) => t(`staff.figure.${value}`)),
        countryFilter(text),
      ]}
      columns={useColumns()}
      rowId={({ id }) => id}
      empty={t("staff.nothing")}
    />
  );
}

function useColumns(): Column<RowOf<typeof listBookings>>[] {
  const text = useText();
  const { t } = text;
  return [
    { id: "when", label: t("staff.col.when"), cell: ({ at, country }) => when(text.in(country), at) },
    { id: "event", label: t("staff.col.what"), cell: ({ event }) => t(`staff.ledger.${event}`) },
    contractColumn(text),
    { id: "tenant", label: t("staff.col.tenant"), cell: ({ tenantName }) => tenantName },
    amountColumn(text),
  ];
}
