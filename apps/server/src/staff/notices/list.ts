import { fromCents, listNotices, type NoticeTrouble } from "@kautia/contract";
import type { TextKey } from "@kautia/locales";
import { sql } from "kysely";
import type { Deps } from "../../deps.ts";
import { contains } from "../../platform/lists/contains.ts";
import { isSince, isUntil } from "../../platform/lists/days.ts";
import { defineList } from "../../platform/lists/define-list.ts";
import { dueAfter } from "../../views/due-at.ts";
import { isAssigned, selectAssignee } from "../assignments/assignee.ts";
import { allTenants } from "../../views/names.ts";
import { noticeKey, selectNotices } from "../../views/notices.ts";
import type { StaffMember } from "../../platform/http/callers.ts";

const troubles: Record<NoticeTrouble, TextKey> = {
  disputed: "staff.trouble.disputed",
  "dispute won": "staff.trouble.disputeWon",
  "dispute lost": "staff.trouble.disputeLost",
  "fraud warning": "staff.trouble.fraud",
  "refund failed": "staff.trouble.refund",
  "refunded by hand": "staff.trouble.byHand",
  "paid after it had failed": "staff.trouble.paid",
  "unexplained movement": "staff.trouble.unexplained",
};

const receivedAt = sql.ref<Date>("n.received_at");

/** Open notices first, oldest first; then settled ones, newest first. */
export const noticeList = defineList({
  call: listNotices,
  query: ({ db, config }: Pick<Deps, "db" | "config"> & { person: StaffMember }) =>
    selectNotices(db).select(({ ref }) => [
      dueAfter(receivedAt, config.brand.promisedWorkingDays, ref("n.country")).as("dueAt"),
      selectAssignee("NOTICE", noticeKey).as("assignee"),
    ]),
  filters: {
    assigned: (query, assigned, { person }) => query.where(isAssigned("NOTICE", noticeKey, assigned, person)),
    from: (query, day) => query.where(({ ref }) => isSince(receivedAt, day, ref("n.country"))),
    to: (query, day) => query.where(({ ref }) => isUntil(receivedAt, day, ref("n.country"))),
    state: (query, state) =>
      state === "ALL" ? query : query.where("n.settled_at", state === "OPEN" ? "is" : "is not", null),
    search: (query, search) =>
      query.where((eb) =>
        contains(
          eb,
          search,
          "n.id",
          "n.kind",
          "n.trouble",
          "policy.contract_number",
          allTenants("policy"),
          "policy.ref_id",
        ),
      ),
  },
  usualOrder: (query) =>
    query
      .orderBy("n.settled_at", (order) => order.desc().nullsFirst())
      .orderBy("n.received_at")
      .orderBy("n.country")
      .orderBy("n.id"),
  sortsBecause: "only notices that a person settles are listed",
  orders: {
    dueAt: ["n.received_at", "n.country", "n.id"],
    receivedAt: ["n.received_at", "n.country", "n.id"],
  },
  show: (row) => ({
    ...row,
    amount: row.amount === null ? null : fromCents(row.amount),
    receivedAt: row.receivedAt.toISOString(),
    dueAt: row.settledAt ? null : row.dueAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
  }),
  csv: {
    columns: [
      ["staff.col.when", ({ receivedAt: at }, { time }) => time(at)],
      ["staff.col.what", ({ trouble }, { t }) => t(troubles[trouble])],
      ["staff.export.provider", ({ id }) => id],
      ["staff.col.contract", ({ contractNumber }) => contractNumber],
      ["staff.col.tenant", ({ tenantName }) => tenantName],
      ["staff.col.amount", ({ amount: of }, { amount }) => amount(of)],
      ["staff.col.state", ({ settledAt }, { t }) => t(settledAt ? "staff.notice.SETTLED" : "staff.notice.OPEN")],
      ["staff.col.due", ({ dueAt }, { time }) => time(dueAt)],
      ["staff.col.assignee", ({ assignee }) => assignee && assignee.name],
      ["staff.notice.note", ({ note }) => note],
      ["staff.export.settledBy", ({ settledBy }) => settledBy],
      ["staff.export.settledAt", ({ settledAt }, { time }) => time(settledAt)],
    ],
  },
});
