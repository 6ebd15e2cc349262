import { listPartners } from "@kautia/contract";
import { defineList, type ListNeeds } from "../../platform/lists/define-list.ts";
import { selectPartners } from "../../views/partners.ts";

export const partnerList = defineList({
  call: listPartners,
  query: ({ db }: ListNeeds) => selectPartners(db),
  filters: {},
  usualOrder: (query) => query.orderBy("partner.name").orderBy("partner.id"),
  sortsBecause: "there are few partners",
  orders: {},
  show: (row) => ({ ...row, createdAt: row.createdAt.toISOString() }),
  csv: {
    columns: [
      ["staff.col.name", ({ name }) => name],
      ["staff.col.country", ({ country }, { t }) => country && t(`country.${country}`)],
      ["staff.col.keys", ({ keys }) => keys],
      ["staff.col.links", ({ signsLinks }, { t }) => t(signsLinks ? "staff.yes" : "staff.no")],
      ["staff.col.properties", ({ properties }) => properties],
      ["staff.col.invitations", ({ invitations }) => invitations],
      ["staff.col.used", ({ used }) => used],
      ["staff.col.since", ({ createdAt }, { time }) => time(createdAt)],
    ],
  },
});
