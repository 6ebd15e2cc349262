import { sep } from "node:path";
import { foreignWrites, tableOwners } from "./table-owners.ts";

interface Text {
  value: unknown;
}

interface Context {
  filename: string;
  report(problem: { node: object; message: string }): void;
}

const inKysely = /^(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)$/;
/** A statement that writes, with the table's name. */
const inStatement =
  /\b(?:INSERT\s+INTO|DELETE\s+FROM|MERGE\s+INTO|TRUNCATE(?:\s+TABLE)?|UPDATE(?=\s+(?:ONLY\s+)?\w+(?:\s+AS)?(?:\s+\w+)?\s+SET\b))\s+(?:ONLY\s+)?(\w+)/g;

const ownerOf = new Map(
  Object.entries(tableOwners).flatMap(([owner, tables]) => tables.map((table) => [table, owner])),
);

/** A module writes only its own tables; a view writes none. Others call a function of the owner in their transaction. */
export const onlyTheOwnerWrites = {
  create({ filename, report }: Context) {
    const [, path = ""] = filename.split(sep).join("/").split("/apps/server/src/");
    // A file directly in `src` belongs to no module and owns no table.
    const [module] = path.split("/").slice(0, -1);
    function check(node: object, table: string): void {
      const owner = ownerOf.get(table);
      const exception = foreignWrites.find(({ file }) => file === `apps/server/src/${path}`);
      const isExcepted = exception !== undefined && (exception.tables?.includes(table) ?? true);
      // A name without an owner is that of a WITH clause or a temporary table.
      if (owner === undefined || owner === module || isExcepted) return;
      report({ node, message: `Writes ${table}, which ${owner} owns (tools/lint/table-owners.ts).` });
    }
    const checkText = (node: object, text: unknown) => {
      for (const [, table = ""] of String(text).matchAll(inStatement)) check(node, table);
    };
    return {
      [`CallExpression[callee.property.name=${inKysely}] > Literal.arguments:first-child`]: (node: Text) =>
        check(node, String(node.value)),
      Literal: (node: Text) => checkText(node, node.value),
      TemplateElement: (node: { value: { raw: string } }) => checkText(node, node.value.raw),
    };
  },
};
