import { chargeFailure, fromCents, listCharges } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { defineList } from "../../platform/lists/define-list.ts";
import { chargeState, selectOwedCharges } from "../../views/owed-charges.ts";
import { foundPolicies, isFound } from "../../views/policy-words.ts";
import { tidySearch } from "../search/find.ts";

export const chargeList = defineList({
  call: listCharges,
  found: ({ search }) => (search === null ? null : foundPolicies(tidySearch(search))),
  query: ({ db, clock }: Pick<Deps, "db" | "clock">) => selectOwedCharges(db, clock.now()),
  filters: {
    state: (query, state) => query.where(chargeState, "=", state),
    search: (query) => query.where(({ ref }) => isFound(ref("owed.ref_id"))),
  },
  usualOrder: (query) => query.orderBy("owed.due_at").orderBy("owed.ref_id").orderBy("owed.kind").orderBy("owed.id"),
  sortsBecause: "three tables are read in turn; the index premium_owed has the order of the largest",
  orders: {},
  countsInOrder: ({ search }) => search === null,
  show: ({ amount_cents, ...row }) => ({
    ...row,
    amount: fromCents(amount_cents),
    dueAt: row.dueAt.toISOString(),
    nextTryAt: row.nextTryAt?.toISOString() ?? null,
  }),
  csv: {
    key: ["dueAt", "id"],
    columns: [
      ["staff.col.contract", ({ contractNumber }) => contractNumber],
      ["staff.col.tenant", ({ tenantName }) => tenantName],
      ["staff.col.what", ({ kind }, { t }) => t(`staff.charge.${kind}`)],
      ["staff.col.amount", ({ amount: of }, { amount }) => amount(of)],
      ["staff.col.due", ({ dueAt }, { time }) => time(dueAt)],
      ["staff.col.failures", ({ failures }) => failures],
      [
        "staff.col.failure",
        ({ failureCode }, { t }) =>
          failureCode && `${t(`staff.failure.${chargeFailure(failureCode)}`)} (${failureCode})`,
      ],
      ["staff.col.nextTry", ({ nextTryAt }, { time }) => time(nextTryAt)],
      ["staff.col.state", ({ state }, { t }) => t(`staff.charge.${state}`)],
    ],
  },
});
