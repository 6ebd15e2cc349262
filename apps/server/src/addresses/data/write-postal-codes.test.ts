import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { compact } from "./write-postal-codes.ts";

const folder = mkdtempSync(join(tmpdir(), "kautia-postal-codes-"));
afterAll(() => rmSync(folder, { recursive: true }));

function compactLines(...lines: string[]): string[] {
  const file = join(folder, "codes.txt");
  writeFileSync(file, lines.join("\n"));
  return compact(file).lines;
}

test("postal codes in GeoNames' own format become one line for each zip", () => {
  const at = ["AT\t1020\tWien, Leopoldstadt\tWien", "AT\t1010\tWien, Innere Stadt\tWien", "AT\t2384\tBreitenfurt\tNÖ"];
  expect(compactLines(...at)).toEqual(["1010 Wien, Innere Stadt", "1020 Wien, Leopoldstadt", "2384 Breitenfurt"]);
});

test("the zip of a company or authority loses its name, a place with a similar name does not", () => {
  const csv = ["zip,place,state", "60261,Commerzbank AG,Hessen", "63589,Linsengericht,Hessen", "96145,Seßlach,Bayern"];
  const lines = compactLines(...csv, "80331,München,Bayern", '80331,"Alt, München",Bayern');
  expect(lines.filter((line) => /^(?:60261|63589|96145|80331)/.test(line))).toEqual([
    "60261",
    "63589 Linsengericht",
    "80331 Alt, München|München",
    "96145 Seßlach",
  ]);
});

test("a file in another format is refused", () => {
  expect(() => compactLines("id,colour", "1,red")).toThrow(/no postal code file/);
  expect(() => compactLines("zip,place", "123,Berlin")).toThrow(/no zip/);
});
