import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";
import { hasCode } from "../database/has-code.ts";
import type { Connections } from "./bounded-pool.ts";

/** A prepared statement takes about 30 kB on each connection, so only frequent ones are prepared, up to a limit. */
const usesBefore = 3;
const mostNames = 500;
/** Filters and lists of values keep producing new texts, so the counts are dropped when there are too many. */
const mostCounted = 1_000;
/** PostgreSQL refuses a prepared `SELECT *` once a migration has added a column. */
const selectsAll = /(?:select |returning |\.|, )\*/i;
/** "cached plan must not change result type": a migration has changed the type of a column. */
const typeChanged = /^0A000$/;

/** Names the statements that a connection runs often, so that they are parsed and planned only once. */
class StatementNames {
  readonly #uses = new Map<string, number>();
  readonly #names = new Map<string, string | undefined>();

  nameOf(text: string): string | undefined {
    if (this.#names.has(text) || this.#names.size >= mostNames || selectsAll.test(text)) return this.#names.get(text);
    const uses = (this.#uses.get(text) ?? 0) + 1;
    if (this.#uses.size >= mostCounted) this.#uses.clear();
    this.#uses.set(text, uses);
    if (uses === usesBefore) this.#names.set(text, `often-${this.#names.size}`);
    return this.#names.get(text);
  }

  forget(text: string): void {
    this.#names.set(text, undefined);
  }
}

const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();

/** A pool for Kysely, which names no statements itself. */
export function nameStatements(pool: Connections): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const naming = clients.get(client) ?? withNames(client);
      clients.set(client, naming);
      return naming;
    },
  };
}

function withNames(client: pg.PoolClient): PostgresPoolClient {
  const names = new StatementNames();
  async function query(text: string, values: readonly unknown[]) {
    const name = values.length > 0 ? names.nameOf(text) : undefined;
    try {
      return await client.query({ text, values: [...values], ...(name !== undefined && { name }) });
    } catch (error) {
      if (hasCode(error, typeChanged)) names.forget(text);
      throw error;
    }
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- cursors, the other overload, are not used
  return { query: query as unknown as PostgresPoolClient["query"], release: (destroy) => client.release(destroy) };
}
