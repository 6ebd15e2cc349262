import { chargeFailure, fromCents, listCharges } from "@kautia/contract";
import type { Expression } from "kysely";
import type { Deps } from "../../deps.ts";
import { isSince, isUntil } from "../../platform/lists/days.ts";
import { defineList } from "../../platform/lists/define-list.ts";
import { chargeState, selectOwedCharges } from "../../views/owed-charges.ts";
import { policyColumn } from "../../views/policy-column.ts";
import { foundPolicies, isFound } from "../../views/policy-words.ts";
import { tidySearch } from "../search/find.ts";

const countryOf = (refId: Expression<string>) => policyColumn(refId, "country").$notNull();

export const chargeList = defineList({
  call: listCharges,
  found: ({ search }) => (search === null ? null : foundPolicies(tidySearch(search))),
  query: ({ db, clock }: Pick<Deps, "db" | "clock">) => selectOwedCharges(db, clock.now()),
  filters: {
    state: (query, state, { clock }) => query.where(chargeState(clock.now()), "=", state),
    kind: (query, kind) => query.where("owed.kind", "=", kind),
    from: (query, day) => query.where(({ ref }) => isSince(ref("owed.due_at"), day, countryOf(ref("owed.ref_id")))),
    to: (query, day) => query.where(({ ref }) => isUntil(ref("owed.due_at"), day, countryOf(ref("owed.ref_id")))),
    search: (query) => query.where(({ ref }) => isFound(ref("owed.ref_id"))),
  },
  usualOrder: "dueAt",
  sortsBecause: "three tables are read in turn; the index premium_owed has the order of the largest",
  orders: {
    dueAt: ["owed.due_at", "owed.ref_id", "owed.kind", "owed.id"],
    amount: ["owed.amount_cents", "owed.id"],
  },
  countsInOrder: ({ search }) => search === null,
  show: ({ amount_cents, ...row }) => ({
    ...row,
    amount: fromCents(amount_cents),
    dueAt: row.dueAt.toISOString(),
    nextTryAt: row.nextTryAt?.toISOString() ?? null,
  }),
  csv: {
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
      ["staff.col.nextTry", ({ nextTryAt }, { time }) => time(nextTryAt), "next"],
      ["staff.col.state", ({ state }, { t }) => t(`staff.charge.${state}`)],
    ],
  },
});
