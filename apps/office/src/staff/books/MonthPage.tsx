import { type BookMonth, type BookSum, getBookMonth, roundToCents } from "@kautia/contract";
import { when } from "@kautia/locales/format";
import { createLazyRoute } from "@tanstack/react-router";
import { useLoaded } from "../../api/queries.ts";
import type { Column } from "../../list/columns.ts";
import { RowTable } from "../../list/RowTable.tsx";
import { BackLink } from "../../parts/BackLink.tsx";
import { Page } from "../../parts/Page.tsx";
import { Panel } from "../../parts/Panel.tsx";
import { LinkButton } from "../../parts/links.tsx";
import { useText } from "../../text/use-text.ts";
import { FourEyes } from "../approvals/FourEyes.tsx";
import { monthName } from "../reports/month-name.ts";
import { CloseMonth } from "./CloseMonth.tsx";
import { Statement } from "./Statement.tsx";
import { MonthState } from "./MonthState.tsx";

export const Route = createLazyRoute("/staff/books/$month")({ component: MonthPage });

/** A month of the books: its sums, what stops its close, and the close. */
function MonthPage() {
  const text = useText();
  const { t } = text;
  const { month } = Route.useParams();
  const data = useLoaded(getBookMonth, { params: { month } });
  const { closedAt, askedBy, approvedBy, approval, stops, sums } = data;
  const by = [askedBy, approvedBy].filter((name) => name !== null).join(", ");
  return (
    <Page
      title={monthName(text, month)}
      beside={<MonthState of={data} />}
      back={<BackLink to="/staff/books">{t("office.books")}</BackLink>}
      actions={
        <LinkButton variant="secondary" to="/staff/books/journal" search={{ month }}>
          {t("office.journal")}
        </LinkButton>
      }
    >
      {closedAt === null ? null : (
        <p className="quiet">{t("office.books.closedBy", { time: when(text, closedAt), by })}</p>
      )}
      <FourEyes of={approval} />
      {closedAt !== null ? null : stops.length > 0 ? (
        <Stops of={stops} />
      ) : approval === null ? (
        <Panel title={t("office.books.close")}>
          <CloseMonth month={month} />
        </Panel>
      ) : null}
      {data.statements.map((statement) => (
        <Statement key={`${statement.country} ${statement.insurer}`} month={month} of={statement} />
      ))}
      <Panel title={t("office.books.sums")}>
        <RowTable
          caption={t("office.books.sums")}
          rows={sums}
          rowId={({ country, insurer, account }) => `${country} ${insurer} ${account}`}
          empty={t("office.books.noSums")}
          columns={useColumns(sums)}
        />
      </Panel>
      <Reserves of={data.reserves} />
    </Page>
  );
}

function Reserves({ of: reserves }: { of: BookMonth["reserves"] }) {
  const text = useText();
  const { t } = text;
  type Row = BookMonth["reserves"][number];
  const money = (name: "unearned" | "openClaims" | "lateClaims" | "receivable") => ({
    id: name,
    label: t(`office.books.${name}`),
    isNumeric: true,
    cell: (row: Row) => text.in(row.country).exactMoney(row[name]),
  });
  return (
    <Panel title={t("office.books.reserves")}>
      <RowTable
        caption={t("office.books.reserves")}
        rows={reserves}
        rowId={({ country, insurer }) => `${country} ${insurer}`}
        empty={t("staff.nothing")}
        columns={[
          {
            id: "country",
            label: t("staff.col.country"),
            isShort: true,
            cell: ({ country }: Row) => t(`country.${country}`),
          },
          money("unearned"),
          money("openClaims"),
          money("lateClaims"),
          money("receivable"),
        ]}
      />
    </Panel>
  );
}

function Stops({ of: stops }: { of: BookMonth["stops"] }) {
  const { t, number } = useText();
  return (
    <Panel title={t("office.books.stopped")}>
      <ul>
        {stops.map(({ reason, count }) => (
          <li key={reason}>{t(`office.books.stop.${reason}`, { count: number(count) })}</li>
        ))}
      </ul>
    </Panel>
  );
}

function useColumns(sums: readonly BookSum[]): Column<BookSum>[] {
  const text = useText();
  const { t, number } = text;
  const hasSeveral = new Set(sums.map(({ insurer }) => insurer)).size > 1;
  const money = (amount: number, { country }: BookSum) => (amount === 0 ? null : text.in(country).exactMoney(amount));
  return [
    { id: "account", label: t("staff.col.account"), cell: ({ account }) => t(`staff.account.${account}`) },
    { id: "country", label: t("staff.col.country"), isShort: true, cell: ({ country }) => t(`country.${country}`) },
    ...(hasSeveral ? [{ id: "insurer", label: t("office.books.insurer"), cell: (row: BookSum) => row.insurer }] : []),
    { id: "debit", label: t("staff.col.debit"), isNumeric: true, cell: (row) => money(row.debit, row) },
    { id: "credit", label: t("staff.col.credit"), isNumeric: true, cell: (row) => money(row.credit, row) },
    {
      id: "balance",
      label: t("office.books.balance"),
      isNumeric: true,
      cell: (row) => text.in(row.country).exactMoney(roundToCents(row.debit - row.credit)),
    },
    {
      id: "entries",
      label: t("office.books.entries"),
      isNumeric: true,
      cell: ({ entries, lateEntries }) =>
        lateEntries === 0
          ? number(entries)
          : t("office.books.late", { entries: number(entries), late: number(lateEntries) }),
    },
  ];
}
