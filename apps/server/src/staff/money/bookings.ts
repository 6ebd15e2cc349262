import { fromCents, listBookings } from "@kautia/contract";
import { isSince, isUntil } from "../../platform/lists/days.ts";
import { defineList, type ListNeeds } from "../../platform/lists/define-list.ts";
import { isIn, selectBookings } from "../../views/money.ts";

/** The bookings behind a figure, newest first. Their days are the desk's, as for the figures. */
export const bookingList = defineList({
  call: listBookings,
  query: ({ db }: ListNeeds) => selectBookings(db),
  filters: {
    figure: (query, figure) => query.where(isIn(figure)),
    from: (query, day) => query.where(({ ref }) => isSince(ref("ledger_entry.at"), day)),
    to: (query, day) => query.where(({ ref }) => isUntil(ref("ledger_entry.at"), day)),
    country: (query, country) => query.where("ledger_entry.country", "=", country),
  },
  usualOrder: (query) => query.orderBy("ledger_entry.at", "desc").orderBy("ledger_entry.id", "desc"),
  orders: {},
  show: ({ amount_cents, ...row }) => ({ ...row, at: row.at.toISOString(), amount: fromCents(amount_cents) }),
  csv: {
    key: ["at", "id"],
    columns: [
      ["staff.col.when", ({ at }, { time }) => time(at)],
      ["staff.col.what", ({ event }, { t }) => t(`staff.ledger.${event}`), "event"],
      ["staff.col.amount", ({ amount: of }, { amount }) => amount(of)],
      ["staff.col.contract", ({ contractNumber }) => contractNumber],
      ["staff.col.tenant", ({ tenantName }) => tenantName],
      ["staff.col.country", ({ country }, { t }) => country && t(`country.${country}`)],
    ],
  },
});
