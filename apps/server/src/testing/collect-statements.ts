import { appendFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type pg from "pg";

/** A statement of the code with one set of its parameters. */
export interface CollectedStatement {
  /** The file that issued the statement, relative to `apps/server/src`. */
  from: string;
  text: string;
  /** PostgreSQL may plan a named statement once for all parameters. */
  name: string | null;
  values: unknown[];
}

interface Query {
  text: string;
  name?: string;
  values?: readonly unknown[];
}

const source = fileURLToPath(new URL("..", import.meta.url));
const known = new Set<string>();

/**
 * With `COLLECT_STATEMENTS`, each distinct statement of the code goes to that file, a line of JSON each. Several
 * processes may write the same one. The tests' own statements are left out.
 */
export function collectStatements(pool: pg.Pool): void {
  const file = process.env["COLLECT_STATEMENTS"];
  if (!file) return;
  Error.stackTraceLimit = 100;
  pool.on("connect", (client) => {
    const plain = client.query.bind(client);
    Object.assign(client, {
      query(query: string | Query, ...rest: unknown[]) {
        const { text, name = null, values = rest[0] } = typeof query === "string" ? { text: query } : query;
        const from = Array.isArray(values) && !known.has(text) ? findCaller(new Error().stack ?? "") : null;
        if (from !== null && Array.isArray(values)) {
          known.add(text);
          appendFileSync(file, `${JSON.stringify({ from, text, name, values })}\n`);
        }
        return Reflect.apply(plain, client, [query, ...rest]);
      },
    });
  });
}

/** The innermost file that is not an adapter; null if it belongs to a test. */
export function findCaller(stack: string): string | null {
  const files = [...stack.matchAll(/(?:file:\/\/)?(\/[^\s()]+?\.ts)(?:\?[^\s:]*)?:\d+/g)].map(([, path = ""]) =>
    relative(source, path),
  );
  const [caller = null] = files.filter(
    (path) =>
      !path.startsWith("..") &&
      !/collect-statements|^platform\/(adapters|jobs\/find-due|database\/run-named)/.test(path),
  );
  return caller !== null && /\.test\.ts$|^testing\//.test(caller) ? null : caller;
}
