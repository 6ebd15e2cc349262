import { expect, test } from "vitest";
import { listSettings, makeGroups, type Setting } from "./settings.ts";

const groups = listSettings(makeGroups(true));
const elsewhere = new Map(
  listSettings(makeGroups(false)).flatMap(({ settings }) => settings.map(({ name, schema }) => [name, schema])),
);

/** Null: none. */
function valueOf(schema?: Setting["schema"]): string | null {
  const value = schema?.parse(undefined);
  if (value === null || typeof value === "string") return value;
  return JSON.stringify(value);
}

function defaultOf({ name, schema, otherwise, standIn }: Setting): string {
  const text = otherwise ?? standIn;
  if (text !== undefined) return text;
  const [production, development] = [valueOf(schema), valueOf(elsewhere.get(name))];
  if (production !== development) return `${production} in production, otherwise ${development}`;
  return production ?? "–";
}

/** The values that a setting accepts, taken from its error message for a question mark. Only free text accepts one. */
function shapeOf({ schema }: Setting): string {
  const message = schema.safeParse("?").error?.issues[0]?.message ?? "text";
  return message.replace(/^must be /, "");
}

function writeExample(): string {
  const lines = groups.flatMap(({ title, settings }) => [
    "",
    `# ${title}`,
    ...settings.flatMap((setting) => [
      "",
      `# ${setting.means}`,
      `# Value: ${shapeOf(setting)}. Default: ${defaultOf(setting)}`,
      `#${setting.name}=${setting.example ?? valueOf(setting.schema) ?? ""}`,
    ]),
  ]);
  const head =
    "# The settings of Kautia, with examples. `npm start` reads a copy named .env; remove the # before what you set.";
  return [head, "# Written by npm run settings.", ...lines, ""].join("\n");
}

// `npm run settings` writes it.
test(".env.example describes each setting as the server reads it", async () => {
  await expect(writeExample()).toMatchFileSnapshot("../../../../../.env.example");
});
