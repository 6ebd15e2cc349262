import { expect, test } from "vitest";
import * as z from "zod/mini";
import { shortenLists } from "./shorten-lists.ts";

const item = z.object({ name: z.string(), amounts: z.optional(z.array(z.number()).check(z.maxLength(2))) });
const schema = z.object({ items: z.array(item).check(z.minLength(1), z.maxLength(3)), notes: z.array(z.string()) });

test("keeps one item more than a list may have, at any depth", () => {
  const long = { name: "a", amounts: [1, 2, 3, 4] };
  const notes = ["a", "b", "c", "d", "e"];
  expect(shortenLists(schema, { items: Array.from({ length: 9 }, () => long), notes })).toEqual({
    items: Array.from({ length: 4 }, () => ({ name: "a", amounts: [1, 2, 3] })),
    notes,
  });
});

test("keeps everything else, whatever it is", () => {
  for (const value of [null, "text", 1, [], { items: "none", other: [1, 2, 3, 4, 5], notes: { length: 9 } }])
    expect(shortenLists(schema, value)).toEqual(value);
  const odd: unknown = JSON.parse('{"__proto__":[1],"items":[]}');
  expect(JSON.stringify(shortenLists(schema, odd))).toBe('{"__proto__":[1],"items":[]}');
});
