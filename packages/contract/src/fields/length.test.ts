import { expect, test } from "vitest";
import * as z from "zod/mini";
import { toFieldErrors } from "../problem.ts";
import { maxLength } from "./length.ts";
import { requiredText } from "./text.ts";

const schema = z.object({ text: requiredText(), list: z.array(z.string()).check(maxLength(1, { error: "MAXIMUM" })) });
const errorsOf = (body: object) => {
  const { error } = schema.safeParse(body);
  return error ? toFieldErrors(error, body).map(({ path, errorCode }) => `${path} ${errorCode}`) : [];
};

test.each([[{ length: { toString: 1 } }], [{ length: 1e9 }], [{ length: -1 }], [{}], [5]])(
  "refuses %j where a text or a list belongs",
  (odd) => expect(errorsOf({ text: odd, list: odd })).toEqual(["text FIELD_INVALID", "list FIELD_INVALID"]),
);

test("counts the characters of a text and the items of a list", () => {
  expect(errorsOf({ text: "a", list: ["b"] })).toEqual([]);
  expect(errorsOf({ text: "a".repeat(301), list: ["b", "c"] })).toEqual(["text FIELD_INVALID", "list MAXIMUM"]);
});
