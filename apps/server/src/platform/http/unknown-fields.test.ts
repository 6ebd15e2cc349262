import * as z from "zod/mini";
import { expect, test } from "vitest";
import { findUnknownFields } from "./unknown-fields.ts";

const schema = z.object({
  name: z.string(),
  home: z.optional(z.nullable(z.object({ zip: z.string() }))),
  given: z._default(z.object({ one: z.string() }), { one: "" }),
  changed: z.pipe(
    z.object({ from: z.string() }),
    z.transform(({ from }) => ({ to: from })),
  ),
  list: z.array(z.object({ id: z.string() })),
  either: z.union([z.object({ left: z.string() }), z.object({ right: z.string() })]),
  free: z.record(z.string(), z.string()),
});

test("finds unknown fields at any depth, and only those", () => {
  const known = {
    name: "a",
    home: { zip: "1" },
    given: { one: "" },
    changed: { from: "" },
    list: [{ id: "1" }, { id: "2" }],
    either: { right: "" },
    free: { any: "" },
  };
  expect(findUnknownFields(schema, known)).toEqual([]);
  const unknown = {
    ...known,
    nam: "b",
    constructor: 1,
    home: { zip: "1", city: "" },
    changed: { to: "" },
    list: [{ id: "1" }, { id: "2", ident: 3 }],
    either: { right: "", wrong: "" },
  };
  expect(findUnknownFields(schema, unknown)).toEqual([
    "home.city",
    "changed.to",
    "list.1.ident",
    "either.wrong",
    "nam",
    "constructor",
  ]);
});

test("treats every field as unknown if the call has none, and leaves wrong types to the schema", () => {
  expect(findUnknownFields(undefined, { a: 1, b: { c: 2 } })).toEqual(["a", "b"]);
  expect(findUnknownFields(schema, { name: { first: "a" }, list: { id: 1 }, home: "x" })).toEqual([]);
});
