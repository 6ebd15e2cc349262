import { expect, test } from "vitest";
import * as z from "zod/mini";
import { contractNumber, contractNumberAlphabet, contractNumberCheck } from "./contract-number.ts";

const values = [7, 20, 4, 22, 25, 2, 31, 13];
const signs = [...values, contractNumberCheck(values)].map((value) => contractNumberAlphabet[value]).join("");
const good = `DE-${signs.slice(0, 4)}-${signs.slice(4, 8)}-${signs.slice(8)}`;
const read = (typed: string) => z.safeParse(contractNumber, typed);

test("a contract number is taken as people copy it", () => {
  for (const typed of [good, good.toLowerCase(), good.replaceAll("-", " "), ` ${good.replaceAll("-", "")} `])
    expect(read(typed)).toMatchObject({ success: true, data: good });
});

test("O and I are read as the digits that they look like", () => {
  const zeros = [0, 1, 0, 1, 0, 1, 0, 1];
  const sign = contractNumberAlphabet[contractNumberCheck(zeros)];
  expect(read(`at-OIOL-oi0l-${sign}`)).toMatchObject({ success: true, data: `AT-0101-0101-${sign}` });
});

test.each(["", "DE", good.replace("DE", "FR"), `${good}0`, good.replace("7", "8"), "x".repeat(41)])(
  "'%s' is none",
  (typed) => expect(read(typed).success).toBe(false),
);
