import type { CalendarDate } from "@kautia/contract";
import { toSepaText } from "./sepa-text.ts";

/** DATEV-Format, 'Buchungsstapel' (category 21), format version 13. */

export interface BookingBatch {
  /** YYYYMMDDHHMMSSmmm */
  createdAt: string;
  consultant: number;
  client: number;
  /** The chart of accounts as DATEV numbers it, such as '03'; empty if it has no number. */
  chart: string;
  accountLength: number;
  from: CalendarDate;
  to: CalendarDate;
  title: string;
  currency: string;
  bookings: readonly Booking[];
}

export interface Booking {
  cents: number;
  debit: string;
  credit: string;
  /** In the batch's period. */
  on: CalendarDate;
  /** When it happened, if that was before the period. */
  happenedOn: CalendarDate | null;
  reference: string;
  text: string;
}

const numbered = (most: number, ...names: readonly string[]) =>
  Array.from({ length: most }, (_, index) => names.map((name) => `${name} ${index + 1}`)).flat();

/** The names of the 125 fields of a booking, in order. */
export const bookingFields: readonly string[] = [
  "Umsatz (ohne Soll/Haben-Kz)",
  "Soll/Haben-Kennzeichen",
  "WKZ Umsatz",
  "Kurs",
  "Basis-Umsatz",
  "WKZ Basis-Umsatz",
  "Konto",
  "Gegenkonto (ohne BU-Schlüssel)",
  "BU-Schlüssel",
  "Belegdatum",
  "Belegfeld 1",
  "Belegfeld 2",
  "Skonto",
  "Buchungstext",
  "Postensperre",
  "Diverse Adressnummer",
  "Geschäftspartnerbank",
  "Sachverhalt",
  "Zinssperre",
  "Beleglink",
  ...numbered(8, "Beleginfo - Art", "Beleginfo - Inhalt"),
  "KOST1 - Kostenstelle",
  "KOST2 - Kostenstelle",
  "KOST-Menge",
  "EU-Land u. UStID (Bestimmung)",
  "EU-Steuersatz (Bestimmung)",
  "Abw. Versteuerungsart",
  "Sachverhalt L+L",
  "Funktionsergänzung L+L",
  "BU 49 Hauptfunktionstyp",
  "BU 49 Hauptfunktionsnummer",
  "BU 49 Funktionsergänzung",
  ...numbered(20, "Zusatzinformation - Art", "Zusatzinformation - Inhalt"),
  "Stück",
  "Gewicht",
  "Zahlweise",
  "Forderungsart",
  "Veranlagungsjahr",
  "Zugeordnete Fälligkeit",
  "Skontotyp",
  "Auftragsnummer",
  "Buchungstyp",
  "USt-Schlüssel (Anzahlungen)",
  "EU-Land (Anzahlungen)",
  "Sachverhalt L+L (Anzahlungen)",
  "EU-Steuersatz (Anzahlungen)",
  "Erlöskonto (Anzahlungen)",
  "Herkunft-Kz",
  "Buchungs GUID",
  "KOST-Datum",
  "SEPA-Mandatsreferenz",
  "Skontosperre",
  "Gesellschaftername",
  "Beteiligtennummer",
  "Identifikationsnummer",
  "Zeichnernummer",
  "Postensperre bis",
  "Bezeichnung SoBil-Sachverhalt",
  "Kennzeichen SoBil-Buchung",
  "Festschreibung",
  "Leistungsdatum",
  "Datum Zuord. Steuerperiode",
  "Fälligkeit",
  "Generalumkehr (GU)",
  "Steuersatz",
  "Land",
  "Abrechnungsreferenz",
  "BVV-Position",
  "EU-Land u. UStID (Ursprung)",
  "EU-Steuersatz (Ursprung)",
  "Abw. Skontokonto",
];

const plain = (day: CalendarDate) => day.replaceAll("-", "");
const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
const amount = (cents: number) => `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, "0")}`;
/** TTMM and TTMMJJJJ */
const dayMonth = (day: CalendarDate) => `${day.slice(8, 10)}${day.slice(5, 7)}`;
const dayMonthYear = (day: CalendarDate) => `${dayMonth(day)}${day.slice(0, 4)}`;

/** The file as text; it is sent in Windows-1252. */
export function writeBookingBatch(batch: BookingBatch): string {
  const lines = [headerOf(batch), bookingFields.join(";"), ...batch.bookings.map((booking) => lineOf(batch, booking))];
  return lines.map((line) => `${line}\r\n`).join("");
}

/** 31 fields. */
function headerOf({ createdAt, consultant, client, chart, accountLength, from, to, title, currency }: BookingBatch) {
  const fields = [
    quote("EXTF"),
    700,
    21,
    quote("Buchungsstapel"),
    13,
    createdAt,
    "",
    quote("KA"),
    quote(""),
    quote(""),
    consultant,
    client,
    // The financial year is the calendar year.
    `${from.slice(0, 4)}0101`,
    accountLength,
    plain(from),
    plain(to),
    quote(toSepaText(title, 30).replaceAll(/[^\w.\-/ ]/g, "-")),
    quote(""),
    // Financial accounting, without a special purpose, and not fixed: the tax adviser checks first.
    1,
    0,
    0,
    quote(currency),
    "",
    quote(""),
    "",
    "",
    quote(chart),
    "",
    "",
    quote(""),
    quote(""),
  ];
  return fields.join(";");
}

function lineOf({ currency }: BookingBatch, booking: Booking): string {
  const values: Record<string, string> = {
    "Umsatz (ohne Soll/Haben-Kz)": amount(booking.cents),
    "Soll/Haben-Kennzeichen": quote("S"),
    "WKZ Umsatz": quote(currency),
    Konto: booking.debit,
    "Gegenkonto (ohne BU-Schlüssel)": booking.credit,
    Belegdatum: dayMonth(booking.on),
    "Belegfeld 1": quote(booking.reference.replaceAll(/[^\w$%&*+\-/]/g, "-").slice(0, 36)),
    Buchungstext: quote(booking.text.slice(0, 60)),
    Festschreibung: "0",
    Leistungsdatum: booking.happenedOn === null ? "" : dayMonthYear(booking.happenedOn),
  };
  return bookingFields.map((name) => values[name] ?? "").join(";");
}

/** The bytes of a text in Windows-1252; what it lacks becomes '?'. */
export function toWindows1252(text: string): Uint8Array {
  return Uint8Array.from(text, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code;
    return windows1252[sign] ?? 0x3f;
  });
}

/** The characters of our texts that are between 0x80 and 0x9f. */
const windows1252: Readonly<Record<string, number>> = {
  "€": 0x80,
  "‚": 0x82,
  "„": 0x84,
  "…": 0x85,
  "‘": 0x91,
  "’": 0x92,
  "“": 0x93,
  "”": 0x94,
  "–": 0x96,
  "—": 0x97,
};
