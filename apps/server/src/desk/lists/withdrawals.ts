import { listUnmatchedWithdrawals } from "@kautia/contract";
import { contains } from "../../platform/lists/contains.ts";
import { defineList, type ListNeeds } from "../../platform/lists/define-list.ts";

export const withdrawalList = defineList({
  call: listUnmatchedWithdrawals,
  query: ({ db }: ListNeeds) =>
    db
      .selectFrom("withdrawal_request")
      .select(["id", "created_at as declaredAt", "contract_number as contractNumber", "name", "email_key as email"])
      .where("unmatched_at", "is not", null),
  filters: {
    search: (query, search) => query.where((eb) => contains(eb, search, "contract_number", "name", "email_key")),
  },
  usualOrder: (query) => query.orderBy("created_at", "desc").orderBy("id"),
  sortsBecause: "only withdrawals that a person matches are listed",
  orders: {},
  show: (row) => ({ ...row, declaredAt: row.declaredAt.toISOString() }),
  csv: {
    key: ["declaredAt", "id"],
    columns: [
      ["staff.col.when", ({ declaredAt }, { time }) => time(declaredAt)],
      ["staff.col.contract", ({ contractNumber }) => contractNumber],
      ["staff.col.name", ({ name }) => name],
      ["staff.email", ({ email }) => email],
    ],
  },
});
