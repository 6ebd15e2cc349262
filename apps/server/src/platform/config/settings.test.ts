import { expect, test } from "vitest";
import { listSettings, makeGroups, type Setting } from "./settings.ts";

const inProduction = listSettings(makeGroups(true)).flatMap(({ settings }) => settings);
const elsewhere = listSettings(makeGroups(false)).flatMap(({ settings }) => settings);

const faultOf = ({ schema, example }: Setting) => schema.safeParse(example).error?.issues[0]?.message;

test("every example in .env.example is accepted, except that its files do not exist here", () => {
  const faults = inProduction.flatMap((setting) => faultOf(setting) ?? []);
  expect(new Set(faults)).toEqual(new Set(["must be a file that exists", "must be a folder that exists"]));
});

test("no two groups share a setting, and production knows the same settings as a development server", () => {
  const names = inProduction.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  expect(names).toEqual(elsewhere.map(({ name }) => name));
  expect(names.length).toBeGreaterThan(80);
});
