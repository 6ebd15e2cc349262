import type { Text } from "@kautia/locales/format";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import { linkOptions } from "@tanstack/react-router";
import type { Column } from "../list/columns.ts";

/** The contract, which leads to its page. */
export function contractColumn<Row extends { refId: string; contractNumber: string }>({
  t,
}: Pick<Text, "t">): Column<Row> {
  return {
    id: "contract",
    label: t("partners.col.contract"),
    cell: ({ contractNumber }) => contractNumber,
    to: ({ refId }) => linkOptions({ to: "/partner/guarantees/$refId", params: { refId } }),
  };
}

/** The partner's own name for the rental. */
export function referenceColumn<Row extends { reference: string | null }>({ t }: Pick<Text, "t">): Column<Row> {
  return { id: "reference", label: t("partners.col.reference"), cell: ({ reference }) => reference };
}

export function homeColumn<Row extends { fullAddress: string }>({ t }: Pick<Text, "t">): Column<Row> {
  return {
    id: "home",
    label: t("partners.col.address"),
    cell: ({ fullAddress }) => keepAddressTogether(fullAddress),
  };
}
