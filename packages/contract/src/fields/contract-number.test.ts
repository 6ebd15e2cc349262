import { expect, test } from "vitest";
import * as z from "zod/mini";
import { contractNumber, contractNumberAlphabet, contractNumberCheck } from "./contract-number.ts";

const values = [7, 20, 4, 22, 25, 2, 31, 13];
const characters = [...values, contractNumberCheck(values)].map((value) => contractNumberAlphabet[value]).join("");
const valid = `DE-${characters.slice(0, 4)}-${characters.slice(4, 8)}-${characters.slice(8)}`;
const read = (typed: string) => z.safeParse(contractNumber, typed);

test("accepts a contract number in any case and with any separators", () => {
  for (const typed of [valid, valid.toLowerCase(), valid.replaceAll("-", " "), ` ${valid.replaceAll("-", "")} `])
    expect(read(typed)).toMatchObject({ success: true, data: valid });
});

test("reads O and I as the digits that they resemble", () => {
  const zeros = [0, 1, 0, 1, 0, 1, 0, 1];
  const checkCharacter = contractNumberAlphabet[contractNumberCheck(zeros)];
  expect(read(`at-OIOL-oi0l-${checkCharacter}`)).toMatchObject({
    success: true,
    data: `AT-0101-0101-${checkCharacter}`,
  });
});

test.each(["", "DE", valid.replace("DE", "FR"), `${valid}0`, valid.replace("7", "8"), "x".repeat(41)])(
  "'%s' is not a contract number",
  (typed) => expect(read(typed).success).toBe(false),
);
