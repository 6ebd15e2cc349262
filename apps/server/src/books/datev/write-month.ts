import {
  addDays,
  addMonths,
  type CalendarDate,
  type Country,
  countryFacts,
  monthOf,
  staffCountry,
} from "@kautia/contract";
import { texts } from "@kautia/locales";
import type { Deps } from "../../deps.ts";
import { localClock, localDay } from "../../platform/rules/local-day.ts";
import { readBookingSums } from "../../views/booking-sums.ts";
import { toWindows1252, writeBookingBatch } from "../rules/datev.ts";

/**
 * The bookings of a month in a country as a file for DATEV, added up by day and event; the journal has the single ones. What
 * happened before the month is booked on its first day and names its own day as 'Leistungsdatum'.
 */
export async function writeDatevMonth(
  { db, clock, config }: Pick<Deps, "db" | "clock" | "config">,
  month: CalendarDate,
  country: Country,
): Promise<Uint8Array> {
  const { consultant, client, charts } = config.datev;
  const { datev, accounts } = charts[country];
  const words: Partial<Record<string, string>> = texts("de", "staff");
  const sums = await readBookingSums(db, month, country);
  const now = clock.now();
  const batch = writeBookingBatch({
    createdAt: `${localDay(staffCountry, now)}${localClock(staffCountry, now)}`.replaceAll(/\D/g, "").padEnd(17, "0"),
    consultant,
    client,
    chart: datev,
    accountLength: accounts.PREMIUM_PAYABLE.length,
    from: month,
    to: addDays(addMonths(month, 1), -1),
    // The month comes first, because the end of a long title is cut off.
    title: `${monthOf(month)} ${country.toUpperCase()} ${config.brand.name}`,
    currency: countryFacts[country].currency,
    bookings: sums.map(({ valueDay, event, debit, credit, cents, count }) => ({
      cents,
      debit: accounts[debit],
      credit: accounts[credit],
      on: valueDay < month ? month : valueDay,
      happenedOn: valueDay < month ? valueDay : null,
      reference: `${country.toUpperCase()}${valueDay.replaceAll("-", "")}-${event}`.slice(0, 36),
      text: `${words[`staff.ledger.${event}`] ?? event} (${count})`,
    })),
  });
  return toWindows1252(batch);
}
