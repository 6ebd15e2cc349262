import { fromCents, listJournal } from "@kautia/contract";
import { defineList, type ListNeeds } from "../../platform/lists/define-list.ts";
import { selectJournal } from "../../views/journal.ts";

/** The ledger's entries in the order in which they were posted. Uses the index `ledger_entry_month`. */
export const journalList = defineList({
  call: listJournal,
  query: ({ db }: ListNeeds) => selectJournal(db),
  filters: {
    month: (query, month) => query.where("ledger_entry.month", "=", `${month}-01`),
    account: (query, account) => query.where("ledger_entry.account", "=", account),
    country: (query, country) => query.where("ledger_entry.country", "=", country),
  },
  usualOrder: "entry",
  orders: { entry: ["ledger_entry.id"] },
  show: ({ amount_cents, at, ...row }) => ({ ...row, at: at.toISOString(), amount: fromCents(amount_cents) }),
  csv: {
    columns: [
      ["staff.col.entry", ({ id }) => id],
      ["staff.col.valueDay", ({ valueDay }) => valueDay],
      ["staff.col.when", ({ at }, { time }) => time(at)],
      ["staff.col.what", ({ event }, { t }) => t(`staff.ledger.${event}`), "event"],
      ["staff.col.account", ({ account }, { t }) => t(`staff.account.${account}`)],
      ["staff.col.amount", ({ amount: of }, { amount }) => amount(of)],
      ["staff.col.contract", ({ contractNumber }) => contractNumber],
      ["staff.col.country", ({ country }, { t }) => country && t(`country.${country}`)],
    ],
  },
});
