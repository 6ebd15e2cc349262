import type { Country } from "@kautia/contract";
import type { Text } from "@kautia/locales/format";
import type { Column } from "../../list/columns.ts";
import { DueDate } from "../../parts/DueDate.tsx";
import { policyAt } from "../places.tsx";

export function contractColumn<Row extends { contractNumber: string | null }>({ t }: Pick<Text, "t">): Column<Row> {
  return {
    id: "contract",
    label: t("staff.col.contract"),
    cell: ({ contractNumber }) => contractNumber,
    to: ({ contractNumber }) => policyAt({ contractNumber, refId: null }),
  };
}

/** An amount in the money of the row's country. */
export function amountColumn<Row extends { amount: number | null; country: Country | null }>(text: Text): Column<Row> {
  return {
    id: "amount",
    label: text.t("staff.col.amount"),
    isNumeric: true,
    cell: ({ amount, country }) => (amount === null ? null : text.in(country).exactMoney(amount)),
  };
}

/** By when it should be done. */
export function dueColumn<Row extends { dueAt: string | null }>({ t }: Pick<Text, "t">): Column<Row> {
  return {
    id: "due",
    label: t("staff.col.due"),
    order: "dueAt",
    isShort: true,
    cell: ({ dueAt }) => dueAt && <DueDate at={dueAt} />,
  };
}

/** Since when it waits: the day in the row's `field`. `order`: the name by which the list sorts by it, if it can. */
export function sinceColumn<Field extends string, Row extends Record<Field, string>>(
  { t }: Pick<Text, "t">,
  field: Field,
  order?: Field,
): Column<Row> {
  return {
    id: "since",
    label: t("staff.col.since"),
    isShort: true,
    ...(order && { order }),
    day: (row) => row[field],
  };
}

export function assigneeColumn<Row extends { assignee: { name: string } | null }>({ t }: Pick<Text, "t">): Column<Row> {
  return { id: "assignee", label: t("staff.col.assignee"), cell: ({ assignee }) => assignee?.name };
}
