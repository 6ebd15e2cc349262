/**
 * `npm run settings`: writes the tables of settings in docs/operations.md, and .env.example, from the definitions with which
 * the server reads them. `--check` only compares.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listSettings, makeGroups, type Setting } from "../apps/server/src/platform/config/settings.ts";
import { root } from "./lib/root.mjs";

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

function tableOf(settings: readonly Setting[]): string {
  const rows = settings.map((setting) => [`\`${setting.name}\``, shapeOf(setting), defaultOf(setting), setting.means]);
  const all = [["Setting", "Value", "Default", "Meaning"], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const lines = all.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)));
  lines.splice(
    1,
    0,
    widths.map((width) => "-".repeat(width)),
  );
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function writeDocumentation(before: string): string {
  const tables = groups.map(({ title, settings }) => `### ${title}\n\n${tableOf(settings)}\n`);
  const [start, end] = ["<!-- written by npm run settings -->", "<!-- until here -->"];
  const from = before.indexOf(start);
  const to = before.indexOf(end);
  if (from < 0 || to < from) throw new Error("docs/operations.md lacks the markers around the settings");
  return `${before.slice(0, from)}${start}\n\n${tables.join("\n")}\n${before.slice(to)}`;
}

function writeExample(): string {
  const lines = groups.flatMap(({ title, settings }) => [
    "",
    `# ${title}`,
    ...settings.flatMap((setting) => [
      "",
      `# ${setting.means.replaceAll(/\[(.+?)\]\(.+?\)/g, "$1")}`,
      `# Value: ${shapeOf(setting)}. Default: ${defaultOf(setting)}`,
      `#${setting.name}=${setting.example ?? valueOf(setting.schema) ?? ""}`,
    ]),
  ]);
  const head =
    "# The settings of Kautia, with examples. `npm start` reads a copy named .env; remove the # before what you set.";
  return [head, "# Written by npm run settings.", ...lines, ""].join("\n");
}

const documentation = join(root, "docs/operations.md");
const before = readFileSync(documentation, "utf8");
const written = new Map([
  [documentation, writeDocumentation(before)],
  [join(root, ".env.example"), writeExample()],
]);

for (const [path, text] of written) {
  if (!process.argv.includes("--check")) writeFileSync(path, text);
  else if (readFileSync(path, "utf8") !== text) {
    console.log(`${path} is stale; run npm run settings.`);
    process.exitCode = 1;
  }
}
