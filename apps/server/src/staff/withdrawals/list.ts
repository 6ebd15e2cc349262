import { listUnmatchedWithdrawals } from "@kautia/contract";
import { sql } from "kysely";
import type { Deps } from "../../deps.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { contains } from "../../platform/lists/contains.ts";
import { isSince, isUntil } from "../../platform/lists/days.ts";
import { defineList } from "../../platform/lists/define-list.ts";
import { dueAfter } from "../../views/due-at.ts";
import { selectUnmatchedWithdrawals } from "../../views/withdrawals.ts";
import { isAssigned, selectAssignee } from "../assignments/assignee.ts";

const id = sql<string>`w.id::text`;
const declaredAt = sql.ref<Date>("w.created_at");

/** Open ones first, oldest first; then handled ones, newest first. */
export const withdrawalList = defineList({
  call: listUnmatchedWithdrawals,
  query: ({ db, config }: Pick<Deps, "db" | "config"> & { person: StaffMember }) =>
    selectUnmatchedWithdrawals(db).select([
      dueAfter(declaredAt, config.brand.promisedWorkingDays).as("dueAt"),
      selectAssignee("WITHDRAWAL", id).as("assignee"),
    ]),
  filters: {
    state: (query, state) => {
      if (state === "ALL") return query;
      return state === "OPEN" ? query.where("w.outcome", "is", null) : query.where("w.outcome", "=", state);
    },
    assigned: (query, assigned, { person }) => query.where(isAssigned("WITHDRAWAL", id, assigned, person)),
    from: (query, day) => query.where(isSince(declaredAt, day)),
    to: (query, day) => query.where(isUntil(declaredAt, day)),
    search: (query, search) => query.where((eb) => contains(eb, search, "w.contract_number", "w.name", "w.email_key")),
  },
  usualOrder: (query) =>
    query
      .orderBy("w.handled_at", (order) => order.desc().nullsFirst())
      .orderBy("w.created_at")
      .orderBy("w.id"),
  sortsBecause: "only withdrawals that a person handles are listed",
  orders: { dueAt: ["w.created_at", "w.id"], declaredAt: ["w.created_at", "w.id"] },
  show: (row) => ({
    ...row,
    declaredAt: row.declaredAt.toISOString(),
    dueAt: row.state === "OPEN" ? row.dueAt.toISOString() : null,
    writtenAt: row.writtenAt?.toISOString() ?? null,
    handledAt: row.handledAt?.toISOString() ?? null,
  }),
  csv: {
    columns: [
      ["staff.col.since", ({ declaredAt: at }, { time }) => time(at)],
      ["staff.col.contract", ({ contractNumber }) => contractNumber],
      ["staff.col.name", ({ name }) => name],
      ["staff.email", ({ email }) => email],
      ["staff.col.state", ({ state }, { t }) => t(`staff.withdrawal.${state}`)],
      ["staff.col.due", ({ dueAt }, { time }) => time(dueAt)],
      ["staff.col.assignee", ({ assignee }) => assignee && assignee.name],
      ["staff.notice.note", ({ note }) => note],
      ["staff.export.settledBy", ({ handledBy }) => handledBy],
      ["staff.export.settledAt", ({ handledAt }, { time }) => time(handledAt)],
    ],
  },
});
