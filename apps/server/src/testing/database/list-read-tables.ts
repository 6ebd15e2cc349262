import { type Kysely, type KyselyPlugin, type OperationNode, TableNode } from "kysely";
import type { Database } from "../../platform/database/schema.ts";

function isOperation(node: object): node is OperationNode {
  return "kind" in node;
}

/** The names of the tables that the queries of `read` name. */
export async function listReadTables(
  db: Kysely<Database>,
  read: (db: Kysely<Database>) => Promise<unknown>,
): Promise<Set<string>> {
  const names = new Set<string>();
  function collect(node: unknown): void {
    if (typeof node !== "object" || node === null) return;
    if (isOperation(node) && TableNode.is(node)) names.add(node.table.identifier.name);
    for (const part of Object.values(node)) collect(part);
  }
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      collect(node);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  await read(db.withPlugin(plugin));
  return names;
}
