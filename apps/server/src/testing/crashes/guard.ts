import { once } from "node:events";
import { Socket } from "node:net";
import type pg from "pg";
import type { Around } from "../../container.ts";
import type { WatchPool } from "../../platform/adapters/engine.ts";
import type { Points } from "./points.ts";

/** Nobody waits for these. */
const unawaited = new Set(["wake", "read"]);

/** Numbers each call of a port. */
export function guardPorts(points: Points): Around {
  return (name, port) =>
    new Proxy(port, {
      get(target, property) {
        const value: unknown = Reflect.get(target, property, target);
        if (typeof value !== "function" || typeof property !== "string" || unawaited.has(property)) return value;
        const act = async (given: unknown[]): Promise<unknown> => Reflect.apply(value, target, given);
        return (...given: unknown[]) => points.pass({ place: `${name}.${property}`, act: () => act(given) });
      },
    });
}

/**
 * Numbers each statement of a database. The alarm looks by itself every few seconds: what it says outside of our transactions
 * has no number once the server has `started`.
 */
export function guardStatements(points: Points, hasStarted: () => boolean): WatchPool {
  return (pool) => {
    pool.on("connect", (client) => {
      let isOpen = false;
      const query = client.query.bind(client);
      const guarded = (...given: unknown[]) => {
        const text = textOf(given[0]);
        const place = text.replaceAll(/\s+/g, " ").trim().slice(0, 90);
        if (/^begin|^start transaction/i.test(place)) isOpen = true;
        if (/^(commit|rollback)$/i.test(place)) isOpen = false;
        const numbered = isOpen || !hasStarted() || !text.includes("pgboss");
        const act = async (): Promise<unknown> => Reflect.apply(query, client, given);
        return points.pass({ place, act, numbered, breakDown: () => hangUp(client) });
      };
      Object.assign(client, { query: guarded });
    });
  };
}

/**
 * An answer is lost with its connection: who waited hears of it when it is closed, and not before. The embedded database has none
 * that could be: there the statement alone fails.
 */
async function hangUp(client: pg.PoolClient): Promise<void> {
  const connection: unknown = Reflect.get(client, "connection");
  const stream: unknown = connection instanceof Object ? Reflect.get(connection, "stream") : null;
  if (!(stream instanceof Socket)) return;
  const closed = once(stream, "close");
  stream.destroy();
  await closed;
}

function textOf(statement: unknown): string {
  if (typeof statement === "string") return statement;
  const text: unknown = statement instanceof Object ? Reflect.get(statement, "text") : null;
  return typeof text === "string" ? text : "";
}
