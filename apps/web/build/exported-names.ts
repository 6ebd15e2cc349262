import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync } from "vite";

/** The names of the values that a source file exports, including those of its `export *`. Types are left out. */
export function exportedNames(file: string): string[] {
  const { program } = parseSync(file, readFileSync(file, "utf8"));
  return program.body.flatMap((statement) => {
    if (statement.type === "ExportAllDeclaration") return exportedNames(join(dirname(file), statement.source.value));
    if (statement.type !== "ExportNamedDeclaration" || statement.exportKind === "type") return [];
    const listed = statement.specifiers
      .filter(({ exportKind }) => exportKind !== "type")
      .flatMap(({ exported }) => (exported.type === "Identifier" ? [exported.name] : []));
    return [...listed, ...declaredNames(statement.declaration)];
  });
}

type Declaration = Extract<
  ReturnType<typeof parseSync>["program"]["body"][number],
  { type: "ExportNamedDeclaration" }
>["declaration"];

function declaredNames(declaration: Declaration): string[] {
  if (declaration?.type === "FunctionDeclaration") return declaration.id ? [declaration.id.name] : [];
  if (declaration?.type !== "VariableDeclaration") return [];
  return declaration.declarations.flatMap(({ id }) => (id.type === "Identifier" ? [id.name] : []));
}
