import { type CalendarDate, daysBetween, isContractNumber, normalise, tidyContractNumber } from "@kautia/contract";

/** A payment on a statement of our bank, as far as it says what it is. */
export interface Line {
  bookedOn: CalendarDate;
  text: string;
  endToEndId: string | null;
  name: string | null;
}

/** A booking of the same amount that no line belongs to. */
export interface Booking {
  event: string;
  valueDay: CalendarDate;
  contractNumber: string | null;
  name: string | null;
  reference: string | null;
}

/** In days. People enter the day that they see, and banks book on working days. */
const near = 10;

/**
 * The booking that a line belongs to: by reference, then by the name of the other side. Null if none or several fit, so that
 * a person decides. Payouts by the card provider have no reference of ours, so their amount decides if only one booking has it.
 */
export function findBooking<Of extends Booking>(line: Line, bookings: readonly Of[]): Of | null {
  const some = bookings.filter(({ valueDay }) => Math.abs(daysBetween(valueDay, line.bookedOn)) <= near);
  const words = plain(`${line.text} ${line.endToEndId ?? ""}`);
  const says = (text: string | null) => text !== null && plain(text).length >= 4 && words.includes(plain(text));
  const isNamed = (name: string | null) => name !== null && line.name !== null && plain(name) === plain(line.name);
  const fitting = [
    some.filter(({ reference }) => says(reference)),
    some.filter(({ contractNumber }) => says(contractNumber)),
    some.filter(({ name }) => isNamed(name)),
    some.every(({ event }) => event === "PAYOUT") ? some : [],
  ].find(({ length }) => length > 0);
  return fitting?.length === 1 ? (fitting[0] ?? null) : null;
}

/** The contract numbers in a text, however they are written. The last character of each is a check character. */
export function findContractNumbers(text: string): string[] {
  const found = text.matchAll(/\b(?:DE|AT)[ -]?[0-9A-Z]{4}[ -]?[0-9A-Z]{4}[ -]?[0-9A-Z]\b/gi);
  return [...new Set([...found].map(([number]) => tidyContractNumber(number)).filter(isContractNumber))];
}

const plain = (text: string) =>
  normalise(text)
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
