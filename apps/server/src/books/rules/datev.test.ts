import { expect, test } from "vitest";
import { type BookingBatch, bookingFields, toWindows1252, writeBookingBatch } from "./datev.ts";

const batch: BookingBatch = {
  createdAt: "20270203100000000",
  consultant: 29_098,
  client: 55_003,
  chart: "03",
  accountLength: 4,
  from: "2027-01-01",
  to: "2027-01-31",
  title: "2027-01 DE Bürgschaft & Ćwikła Mietkautionen GmbH",
  currency: "EUR",
  bookings: [
    {
      cents: 123_405,
      debit: "1410",
      credit: "1592",
      on: "2027-01-16",
      happenedOn: null,
      reference: "DE20270116-PREMIUM DUE",
      text: 'Beitrag fällig "größer" (12)',
    },
    { cents: 5, debit: "4970", credit: "1362", on: "2027-01-01", happenedOn: "2026-12-31", reference: "A", text: "–" },
  ],
};

/** As DATEV documents the header: 31 fields, each with its expression. */
const header: readonly RegExp[] = [
  /^"EXTF"$/,
  /^700$/,
  /^21$/,
  /^"Buchungsstapel"$/,
  /^13$/,
  /^20\d{15}$/,
  /^$/,
  /^"[A-Z]{2}"$/,
  /^"\w{0,25}"$/,
  /^"\w{0,25}"$/,
  /^29098$/,
  /^55003$/,
  /^20270101$/,
  /^4$/,
  /^20270101$/,
  /^20270131$/,
  /^"[\w.\-/ ]{0,30}"$/,
  /^"([A-Z]{2}){0,2}"$/,
  /^[12]$/,
  /^(0|30|40|50|64)$/,
  /^[01]$/,
  /^"EUR"$/,
  /^$/,
  /^""$/,
  /^$/,
  /^$/,
  /^"(\d{2}){0,2}"$/,
  /^\d{0,4}$/,
  /^$/,
  /^""$/,
  /^".{0,16}"$/,
];

test("writes the header as DATEV documents it, field by field", () => {
  const [first = "", second = "", ...lines] = writeBookingBatch(batch).split("\r\n");
  const fields = first.split(";");
  expect(fields).toHaveLength(header.length);
  for (const [index, expression] of header.entries()) expect(fields[index], `field ${index + 1}`).toMatch(expression);
  expect(fields[16]).toBe('"2027-01 DE Buergschaft - Cwikl"');
  expect(second.split(";")).toEqual(bookingFields);
  expect(bookingFields).toHaveLength(125);
  // The last line ends with CRLF, too.
  expect(lines.pop()).toBe("");
  expect(lines).toHaveLength(batch.bookings.length);
});

test("writes each booking in the documented fields", () => {
  const [, , first = "", second = ""] = writeBookingBatch(batch).split("\r\n");
  const read = (line: string) => {
    const cells = line.split(";");
    return Object.fromEntries(
      bookingFields.map((name, index) => [name, cells[index]]).filter(([, cell]) => cell !== ""),
    );
  };
  expect(read(first)).toEqual({
    "Umsatz (ohne Soll/Haben-Kz)": "1234,05",
    "Soll/Haben-Kennzeichen": '"S"',
    "WKZ Umsatz": '"EUR"',
    Konto: "1410",
    "Gegenkonto (ohne BU-Schlüssel)": "1592",
    Belegdatum: "1601",
    "Belegfeld 1": '"DE20270116-PREMIUM-DUE"',
    Buchungstext: '"Beitrag fällig ""größer"" (12)"',
    Festschreibung: "0",
  });
  expect(read(second)).toMatchObject({
    "Umsatz (ohne Soll/Haben-Kz)": "0,05",
    Belegdatum: "0101",
    Leistungsdatum: "31122026",
  });
});

test("a batch can be read back in Windows-1252 without loss", () => {
  const text = writeBookingBatch(batch);
  expect(new TextDecoder("windows-1252").decode(toWindows1252(text))).toBe(text);
  expect([...toWindows1252("ł€")]).toEqual([0x3f, 0x80]);
});
