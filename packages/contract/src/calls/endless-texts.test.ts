import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { endlessTexts } from "../testing/endless-texts.ts";
import { fastest } from "../testing/fastest.ts";
import { calls } from "./index.ts";

type Schema = z.core.$ZodType;

/** As long as a text in a body of most calls can be. */
const bodyLength = 98_000;
/** In ms, for one text. */
const most = 50;

/** The schemas of all texts and lists in a schema, each with its path. */
function findTexts(schema: Schema, path: string): [path: string, schema: Schema][] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every schema of zod is one of these
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === "string") return [[path, schema]];
  if (def.type === "optional" || def.type === "nullable" || def.type === "default")
    return findTexts(def.innerType, path);
  if (def.type === "array") return [[path, schema], ...findTexts(def.element, `${path}[]`)];
  if (def.type === "record") return [...findTexts(def.keyType, `${path} key`), ...findTexts(def.valueType, path)];
  // The whole pipe takes the text.
  if (def.type === "pipe") return findTexts(def.in, path).map(([at, inner]) => [at, at === path ? schema : inner]);
  if (def.type === "union") return def.options.flatMap((option) => findTexts(option, path));
  if (def.type === "object")
    return Object.entries(def.shape).flatMap(([name, field]) => findTexts(field, `${path}.${name}`));
  return [];
}

const texts = calls.flatMap(({ name, params, query, body }) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema ? findTexts(schema, `${name} ${part}`) : [],
  ),
);
// Many calls share a field's schema.
const distinct = [...new Map(texts.map(([path, schema]) => [schema, path] as const))];

test("the calls have texts to try", () => {
  expect(distinct.length).toBeGreaterThan(100);
});

describe.each(distinct.map(([schema, path]) => ({ schema, path })))("$path", ({ schema }) => {
  test("is checked within 50 ms, whatever its text repeats without end", () => {
    for (const [name, text] of endlessTexts(bodyLength))
      expect(
        fastest(() => z.safeParse(schema, text), most),
        name,
      ).toBeLessThan(most);
  });
});

test("an object in place of a text or list is refused, whatever its length", () => {
  // JSON can say this, and comparing it with a number throws.
  const value = { length: { toString: 1 } };
  for (const [schema, path] of distinct) expect(z.safeParse(schema, value).success, path).toBe(false);
});

test("no text takes more than 50 ms because of its marks, in any order", () => {
  const marks = fc.constantFrom(..."\u0301\u0316\u0334\u0345\u05B0\u064B\u0E38\u0E48\u0F71\u0F74\u3099\uFF9E\u1DCE");
  const letters = fc.constantFrom("a", "\u1100", "\uAC00", "\u0915", "\uFB01", " ", "");
  const parts = fc.array(fc.tuple(letters, fc.array(marks, { minLength: 1, maxLength: 50 }), fc.nat(2_000)), {
    minLength: 1,
    maxLength: 40,
  });
  fc.assert(
    fc.property(parts, fc.constantFrom(...distinct), (runs, [schema, path]) => {
      const text = runs.map(([letter, run, times]) => letter + run.join("").repeat(times)).join("");
      expect(
        fastest(() => z.safeParse(schema, text.slice(0, bodyLength)), most),
        path,
      ).toBeLessThan(most);
    }),
  );
});
