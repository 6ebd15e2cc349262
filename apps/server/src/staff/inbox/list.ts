import { type CallAnswer, type countWaiting, listInbox, type WorkKind, workKinds } from "@kautia/contract";
import { sql } from "kysely";
import { findMoneyHold } from "../../billing/index.ts";
import { contains } from "../../platform/lists/contains.ts";
import { defineList } from "../../platform/lists/define-list.ts";
import type { Asked } from "../../platform/lists/filters.ts";
import { countInbox, selectInbox } from "../../views/inbox.ts";
import { isAssigned, selectAssignee } from "../assignments/assignee.ts";
import { type InboxDeps, inboxOf } from "./kinds.ts";

const kindOf = sql.ref<WorkKind>("w.kind");
const id = sql.ref<string>("w.id");

export const inboxList = defineList({
  call: listInbox,
  query: (deps: InboxDeps, { kind }: Asked<typeof listInbox>) => {
    const inbox = inboxOf(deps);
    // A kind that is not in the inbox is found in none of the others.
    const kinds = kind && inbox.kinds.includes(kind) ? [kind] : inbox.kinds;
    return deps.db
      .selectFrom(selectInbox(deps.db, { ...inbox, kinds }).as("w"))
      .selectAll()
      .select(selectAssignee(kindOf, id).as("assignee"));
  },
  filters: {
    kind: (query, kind) => query.where("w.kind", "=", kind),
    assigned: (query, assigned, { person }) => query.where(isAssigned(kindOf, id, assigned, person)),
    search: (query, search) =>
      query.where((eb) => contains(eb, search, "w.who", "w.contractNumber", "w.refId", "w.what")),
  },
  usualOrder: "dueAt",
  sortsBecause: "it joins what is open in eleven lists",
  orders: { dueAt: ["w.dueAt", "w.kind", "w.id"], since: ["w.since", "w.kind", "w.id"] },
  show: (row) => ({ ...row, since: row.since.toISOString(), dueAt: row.dueAt.toISOString() }),
  csv: {
    columns: [
      ["staff.col.what", ({ kind }, { t }) => t(`staff.work.${kind}`), "kind"],
      ["staff.col.name", ({ who }) => who, "who"],
      ["staff.col.contract", ({ contractNumber }) => contractNumber],
      ["staff.col.since", ({ since }, { time }) => time(since)],
      ["staff.col.due", ({ dueAt }, { time }) => time(dueAt)],
      ["staff.col.assignee", ({ assignee }) => assignee && assignee.name],
    ],
  },
});

const none = { all: 0, mine: 0, nobody: 0 };

/** Counts what the inbox has for this person. */
export async function countWork(
  deps: InboxDeps & Parameters<typeof findMoneyHold>[0],
): Promise<CallAnswer<typeof countWaiting>> {
  const { db, person } = deps;
  const inbox = inboxOf(deps);
  // Asking each kind of work whether its rows are still due takes a while, and there are seldom any.
  const setAside = db.selectFrom("failed_work").select("key").where("retry_at", "is", null).limit(1);
  const isQuiet = (await setAside.executeTakeFirst()) === undefined;
  const kinds = inbox.kinds.filter((kind) => kind !== "FAILED_WORK" || !isQuiet);
  const rows = await countInbox(db, { ...inbox, kinds }, person.id).execute();
  const counts = new Map(rows.map(({ kind, ...count }) => [kind, count]));
  const work = workKinds.map((kind) => ({ kind, ...(counts.get(kind) ?? none) }));
  return { work, moneyHeld: (await findMoneyHold(deps)) !== null };
}
