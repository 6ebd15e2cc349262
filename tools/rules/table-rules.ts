import { isTest, type Rule, type Violation } from "./rule.ts";
import { lineAt, type SourceFile } from "./source-file.ts";
import { foreignWrites, tableOwners } from "./table-owners.ts";

/** A write in Kysely or in the text of a statement, with the table's name. */
const write =
  /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*["'`](\w+)|\b(?:INSERT\s+INTO|DELETE\s+FROM|MERGE\s+INTO|TRUNCATE(?:\s+TABLE)?|UPDATE(?=\s+(?:ONLY\s+)?\w+(?:\s+AS)?(?:\s+\w+)?\s+SET\b))\s+(?:ONLY\s+)?(\w+)/g;
const server = "apps/server/src/";
const schema = `${server}platform/database/schema.ts`;
const list = "tools/rules/table-owners.ts";

/** A file directly in `src` belongs to no module and owns no table. */
const moduleOf = (path: string) => path.slice(server.length).split("/").slice(0, -1)[0];

const ownerOf = new Map(
  Object.entries(tableOwners).flatMap(([owner, tables]) => tables.map((table) => [table, owner])),
);

const isAllowed = (path: string, table: string) =>
  ownerOf.get(table) === moduleOf(path) ||
  foreignWrites.some(({ file, tables }) => file === path && (tables?.includes(table) ?? true));

function findForeignWrites({ path, text }: SourceFile): Violation[] {
  return [...text.matchAll(write)].flatMap((match) => {
    const table = match[1] ?? match[2] ?? "";
    // A name without an owner is that of a WITH clause or a temporary table.
    const owner = ownerOf.get(table);
    if (owner === undefined || isAllowed(path, table)) return [];
    return [{ path, line: lineAt(text, match.index), found: `writes ${table}, which ${owner} owns` }];
  });
}

function compareWithSchema({ path, text }: SourceFile): Violation[] {
  const start = text.indexOf("export interface Database {");
  const tables = new Set([...text.slice(start).matchAll(/^ {2}(\w+): /gm)].map(([, name = ""]) => name));
  const listed = Object.values(tableOwners).flat();
  return [
    ...[...tables].filter((table) => !ownerOf.has(table)).map((table) => `no module owns ${table}`),
    ...listed
      // `migrate` creates this table, and the generated schema leaves it out.
      .filter((table) => table !== "migration" && !tables.has(table))
      .map((table) => `there is no table ${table}`),
    ...listed.filter((table, index) => listed.indexOf(table) !== index).map((table) => `two modules own ${table}`),
  ].map((found) => ({ path: found.startsWith("no module") ? path : list, line: 1, found }));
}

export const tableRules: readonly Rule[] = [
  {
    name: "only-the-owner-writes-a-table",
    sentence: `A module writes only its own tables (${list}); it calls a function of the owner in its transaction for others.`,
    check: (files) => [
      ...files
        .filter(({ path }) => path.startsWith(server) && path.endsWith(".ts") && !isTest(path))
        .flatMap(findForeignWrites),
      ...files.filter(({ path }) => path === schema).flatMap(compareWithSchema),
    ],
  },
];
