import { readFileSync } from "node:fs";
import type { CollectedStatement } from "../../../apps/server/src/testing/collect-statements.ts";

/** The collected statements that have a plan, each once. Lists of parameters of any length count as one statement. */
export function readStatements(file: string): CollectedStatement[] {
  const all = readFileSync(file, "utf8").trim().split("\n").map(parse);
  const planned = all.filter(
    ({ text, from }) => /^\s*(\/\*.*?\*\/\s*)?(select|insert|update|delete|with)\b/i.test(text) && !isSetUp(from),
  );
  return [...new Map(planned.map((statement) => [shapeOf(statement.text), statement])).values()];
}

/** Runs at the start or by hand. */
function isSetUp(from: string): boolean {
  return /^(platform\/database|commands|dev|addresses\/import|billing\/adapters\/sandbox|partners\/demo)\b/.test(from);
}

function shapeOf(text: string): string {
  return text.replaceAll(/\$\d+/g, "$").replaceAll(/\(\$(, \$)*\)(, \(\$(, \$)*\))*/g, "($)");
}

function parse(line: string): CollectedStatement {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- collectStatements wrote it
  return JSON.parse(line, revive) as CollectedStatement;
}

/** JSON writes a Buffer as the object that it accepts again. */
function revive(_name: string, value: unknown): unknown {
  if (!(value instanceof Object) || Reflect.get(value, "type") !== "Buffer") return value;
  const data: unknown = Reflect.get(value, "data");
  return Array.isArray(data) ? Buffer.from(data.map(Number)) : value;
}
