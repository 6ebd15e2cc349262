import { fromCents, listPolicyCharges } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { defineList } from "../../platform/lists/define-list.ts";
import { selectPolicyCharges } from "../../views/policy-charges.ts";

export const policyChargeList = defineList({
  call: listPolicyCharges,
  query: ({ db, refId }: Pick<Deps, "db"> & { refId: string }) => selectPolicyCharges(db, refId),
  filters: {},
  usualOrder: (query) => query.orderBy("charge.due_at", "desc").orderBy("charge.kind").orderBy("charge.id"),
  sortsBecause: "one policy's charges, of three tables",
  orders: {},
  show: ({ amount_cents, ...row }) => ({ ...row, amount: fromCents(amount_cents), dueAt: row.dueAt.toISOString() }),
});
