import { listPolicyEvents } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { defineList } from "../../platform/lists/define-list.ts";
import { selectPolicyEvents } from "../../views/policy-events.ts";

export const policyEventList = defineList({
  call: listPolicyEvents,
  query: ({ db, refId }: Pick<Deps, "db"> & { refId: string }) => selectPolicyEvents(db, refId),
  filters: {},
  usualOrder: (query) => query.orderBy("event.at", "desc").orderBy("event.id", "desc"),
  sortsBecause: "one policy's events, of two tables",
  orders: {},
  show: (row) => ({ ...row, at: row.at.toISOString() }),
});
