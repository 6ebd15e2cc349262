import { expect, test } from "vitest";
import { checkSchema } from "#testing/bank/check-schema.ts";
import { writeStatement } from "#testing/bank/write-statement.ts";
import { readBankStatements } from "./bank-statement.ts";

const account = { id: "S1", iban: "DE89370400440532013000", openingCents: 10_000, day: "2027-05-04" };
const on = "2027-05-04";

test("reads balances and lines, with the parts that a bank has put together, what came back, and nothing that is not booked", () => {
  const xml = writeStatement({
    ...account,
    lines: [
      { reference: "A", on, cents: -12_050, endToEndId: "K1-1", name: "Otto & Kern", text: "DE-7K4M-Q2XD Schaden" },
      {
        reference: "B",
        on,
        cents: 1_905,
        parts: [
          { cents: 635, text: "eins", name: "Eva" },
          { cents: 1_270, text: "zwei" },
        ],
      },
      { reference: "C", on, cents: 12_050, endToEndId: "K1-1", name: "Otto & Kern", isReturn: true },
      { reference: "D", on, cents: 7_777, isPending: true },
      {
        reference: "E",
        on,
        cents: 300,
        parts: [
          { cents: 1, text: "does" },
          { cents: 2, text: "not add up" },
        ],
      },
    ],
  });
  checkSchema("camt.053.001.08", xml);
  const [statement] = readBankStatements(xml) ?? [];
  expect(statement).toMatchObject({
    id: "S1",
    iban: account.iban,
    openingCents: 10_000,
    closingCents: 12_205,
    from: on,
  });
  const none = { endToEndId: null, name: null, iban: null, isReturn: false, bookedOn: on };
  expect(statement?.lines).toEqual([
    { ...none, reference: "A", cents: -12_050, endToEndId: "K1-1", name: "Otto & Kern", text: "DE-7K4M-Q2XD Schaden" },
    { ...none, reference: "B/1", cents: 635, text: "eins", name: "Eva" },
    { ...none, reference: "B/2", cents: 1_270, text: "zwei" },
    { ...none, reference: "C", cents: 12_050, endToEndId: "K1-1", name: "Otto & Kern", text: "", isReturn: true },
    { ...none, reference: "E", cents: 300, text: "" },
  ]);
});

test("reads the older form, in which a status is a code and a name has nothing around it", () => {
  const xml = writeStatement({ ...account, lines: [{ reference: "A", on, cents: 635, name: "Eva", text: "Beitrag" }] })
    .replaceAll(".08", ".02")
    .replace("<Sts><Cd>BOOK</Cd></Sts>", "<Sts>BOOK</Sts>")
    .replace("<Pty><Nm>Eva</Nm></Pty>", "<Nm>Eva</Nm>");
  expect(readBankStatements(xml)?.[0]?.lines).toMatchObject([{ cents: 635, name: "Eva", text: "Beitrag" }]);
});

test("reads the parts of an entry in version 2, which has their amounts elsewhere", () => {
  const parts = [
    { cents: 635, text: "eins" },
    { cents: 1_270, text: "zwei" },
  ];
  const xml = writeStatement({ ...account, lines: [{ reference: "A", on, cents: 1_905, parts }] }).replaceAll(
    /(<\/Refs>)(<Amt.*?<\/Amt>)<CdtDbtInd>CRDT<\/CdtDbtInd>/g,
    "$1<AmtDtls><TxAmt>$2</TxAmt></AmtDtls>",
  );
  expect(readBankStatements(xml)?.[0]?.lines.map(({ cents, text }) => [cents, text])).toEqual([
    [635, "eins"],
    [1_270, "zwei"],
  ]);
});

test("identifies a line by its position if the bank gives it no number, or gives several lines the same one", () => {
  const lines = ["A", "B", "B", "NONREF"].map((reference) => ({ reference, on, cents: 1 }));
  const read = readBankStatements(writeStatement({ ...account, lines }))?.[0]?.lines;
  expect(read?.map(({ reference }) => reference)).toEqual(["A", `${on}/S1/2`, `${on}/S1/3`, `${on}/S1/4`]);
  const without = writeStatement({ ...account, lines }).replaceAll(/<AcctSvcrRef>.*?<\/AcctSvcrRef>/g, "");
  expect(readBankStatements(without)?.[0]?.lines[0]?.reference).toBe(`${on}/S1/1`);
});

test("reads letters that are written as numbers", () => {
  const xml = writeStatement({ ...account, lines: [{ reference: "A", on, cents: 635, name: "Müller" }] });
  for (const letter of ["&#252;", "&#xFC;"])
    expect(readBankStatements(xml.replace("ü", letter))?.[0]?.lines).toMatchObject([{ name: "Müller" }]);
});

const whole = writeStatement({ ...account, lines: [{ reference: "A", on, cents: 635 }] });

test.each([
  ["is no XML", "not xml"],
  ["is another message", whole.replaceAll("BkToCstmrStmt", "BkToCstmrAcctRpt")],
  ["declares entities", whole.replace("<Document", '<!DOCTYPE x [<!ENTITY a "b">]><Document')],
  ["does not add up", writeStatement({ ...account, closingCents: 1, lines: [] })],
  ["is cut off", whole.slice(0, -40)],
  ["has no closing balance", whole.replace("CLBD", "CLAV")],
  ["has an amount with a third decimal", whole.replace(">6.35<", ">6.355<")],
  ["has a day that no month has", whole.replaceAll(on, "2027-02-30")],
  [
    "has an entry in another currency than its account",
    whole.replace('<Ntry><Amt Ccy="EUR">', '<Ntry><Amt Ccy="USD">'),
  ],
  [
    "has more money in an entry than there is",
    whole.replaceAll(">6.35<", ">21474836.48<").replace(">106.35<", ">21474936.48<"),
  ],
  ["has a number as long as a book", whole.replace(">A<", `>${"A".repeat(1_001)}<`)],
  ["has a character that XML does not know", whole.replace(">A<", ">A\0<")],
  ["has half of a character", whole.replace(">A<", ">A\ud83d<")],
  [
    "has elements in elements without end",
    whole.replace("<Sts>", `${"<x>".repeat(2_000)}${"</x>".repeat(2_000)}<Sts>`),
  ],
  ["has a name that JavaScript reserves", whole.replace("<Sts>", "<__proto__>1</__proto__><Sts>")],
  ["has no day", whole.replaceAll(/<(BookgDt|ValDt)>.*?<\/\1>/g, "")],
])("refuses a file that %s", (_, xml) => {
  expect(readBankStatements(xml)).toBeNull();
});
