import { expect, test } from "vitest";
import { columns } from "./columns.ts";
import { maxFileBytes, readFile } from "./read-file.ts";
import { templateUrl } from "./template.ts";
import { toOffer } from "./to-offer.ts";

const german = "Referenz;E-Mail Mieter;Straße;Hausnummer;PLZ;Ort;Kaltmiete;Kaution;Beginn";
const line = "B-1;ada@example.com;Torstraße;12;10119;Berlin;1.200,00;3600;01.05.2027";
const fileOf = (...parts: BlobPart[]) => new File(parts, "mieter.csv");
const read = (...parts: BlobPart[]) => readFile(fileOf(...parts));
const rowsOf = async (...parts: BlobPart[]) => {
  const file = await read(...parts);
  return "lines" in file ? file.lines : file.fault;
};
/** As Excel in German saves CSV. */
const windows1252 = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
const row = {
  reference: "B-1",
  "tenant.email": "ada@example.com",
  "address.street": "Torstraße",
  "address.streetNumber": "12",
  "address.zip": "10119",
  "address.city": "Berlin",
  coldRentAmount: "1.200,00",
  rentDepositAmount: "3600",
  insuranceStart: "01.05.2027",
};

test.each([
  ["UTF-8", [`${german}\r\n${line}\r\n`]],
  ["UTF-8 with a byte order mark", [`\uFEFF${german}\n${line}`]],
  ["Windows-1252", [windows1252(`${german}\r\n${line}\r\n`)]],
  [
    "commas and quotes",
    [`${german.replaceAll(";", ",")}\n${line.replaceAll(";", ",").replace("1.200,00", '"1.200,00"')}`],
  ],
])("reads a file in %s", async (_, parts) => {
  expect(await rowsOf(...parts)).toEqual([{ number: 2, row }]);
});

test("reads English columns in any order, ignores others and empty lines, and counts lines like a spreadsheet", async () => {
  const text =
    "Deposit,Start,Note,tenant email,STREET,House number,Postcode,City,Cold rent\n\n,,,,,,,,\n900,2027-05-01,x,a@b.de,Weg,1,10119,Berlin,300";
  expect(await rowsOf(text)).toMatchObject([{ number: 4, row: { rentDepositAmount: "900", "address.street": "Weg" } }]);
});

test.each([
  ["empty", ["  \n"]],
  ["empty", [`${german}\n`]],
  ["unreadable", ["PK\u0003\u0004\0\0xl/worksheets"]],
  ["large", ["x".repeat(maxFileBytes + 1)]],
  ["many", [`${german}\n${`${line}\n`.repeat(501)}`]],
])("refuses a file that is %s", async (kind, parts) => {
  expect(await read(...parts)).toEqual({ fault: { kind } });
});

test("accepts 500 lines", async () => {
  expect(await rowsOf(`${german}\n${`${line}\n`.repeat(500)}`)).toHaveLength(500);
});

test("names the columns that are missing", async () => {
  expect(await read("Name;Ort\nAda;Berlin")).toEqual({
    fault: { kind: "header", missing: expect.arrayContaining(["tenant.email", "rentDepositAmount"]) },
  });
});

test.each(["de", "en"] as const)("the template in %s has every column and is read back", async (language) => {
  const text = decodeURIComponent(templateUrl(language).split(",").slice(1).join(","));
  const lines = await rowsOf(text);
  expect(lines).toMatchObject([{ row: { "tenant.email": "ada@example.com", "address.city": "Berlin" } }]);
  const separator = language === "de" ? ";" : ",";
  expect(text.split("\r\n")[0]?.split(separator)).toHaveLength(columns.length);
});

test("a line without a reference gets one made from its content, whoever uploads it", async () => {
  const { reference: _, ...unnamed } = row;
  const referenceOf = async (of: object, email: string) =>
    Reflect.get(await toOffer(of, { companyName: "Kern", email }, "de"), "reference");
  const first = await referenceOf(unnamed, "mia@kern.example");
  expect(first).toMatch(/^file-[0-9a-f]{24}$/);
  expect(await referenceOf(unnamed, "tom@kern.example")).toBe(first);
  expect(await referenceOf({ ...unnamed, "address.streetNumber": "13" }, "mia@kern.example")).not.toBe(first);
  expect(await referenceOf(row, "mia@kern.example")).toBe("B-1");
});
