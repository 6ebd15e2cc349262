import { fromCents, listFilings } from "@kautia/contract";
import { defineList, type ListNeeds } from "../../platform/lists/define-list.ts";
import { selectFilings } from "../../views/filings.ts";

export const filingList = defineList({
  call: listFilings,
  query: ({ db }: ListNeeds) => selectFilings(db),
  filters: {
    state: (query, state) => query.where("filing.state", "=", state),
  },
  usualOrder: (query) => query.orderBy("filing.openedOn", "desc").orderBy("filing.id"),
  sortsBecause: "few tenants are insolvent",
  orders: {},
  show: ({ premium_cents, payout_cents, filed_cents, filedOn, filedBy, ...row }) => ({
    ...row,
    premiums: fromCents(premium_cents),
    payouts: fromCents(payout_cents),
    amount: fromCents(premium_cents + payout_cents),
    filed:
      filed_cents === null || filedOn === null
        ? null
        : { amount: fromCents(filed_cents), on: filedOn, by: filedBy ?? "" },
  }),
});
