import { once } from "node:events";
import { Socket } from "node:net";
import type pg from "pg";
import type { WrapPort } from "../../container.ts";
import type { WatchPool } from "../../platform/adapters/engine.ts";
import type { FaultInjector } from "./fault-injector.ts";

/** Methods whose result nobody awaits. */
const unawaited = new Set(["wake", "read"]);

export function injectIntoPorts(injector: FaultInjector): WrapPort {
  return (portName, port) =>
    new Proxy(port, {
      get(target, property) {
        const value: unknown = Reflect.get(target, property, target);
        if (typeof value !== "function" || typeof property !== "string" || unawaited.has(property)) return value;
        const run = async (args: unknown[]): Promise<unknown> => Reflect.apply(value, target, args);
        return (...args: unknown[]) => injector.intercept({ name: `${portName}.${property}`, run: () => run(args) });
      },
    });
}

/** The scheduler looks for due work at unpredictable times, so these statements get no number after the start. */
export function injectIntoStatements(injector: FaultInjector, hasStarted: () => boolean): WatchPool {
  return (pool) => {
    pool.on("connect", (client) => {
      let isOpen = false;
      const query = client.query.bind(client);
      const intercepted = (...args: unknown[]) => {
        const text = textOf(args[0]);
        const name = text.replaceAll(/\s+/g, " ").trim().slice(0, 90);
        if (/^begin|^start transaction/i.test(name)) isOpen = true;
        if (/^(commit|rollback)$/i.test(name)) isOpen = false;
        const numbered = isOpen || !hasStarted() || !text.includes("/* due work */");
        const run = async (): Promise<unknown> => Reflect.apply(query, client, args);
        return injector.intercept({ name, run, numbered, breakConnection: () => destroySocket(client) });
      };
      Object.assign(client, { query: intercepted });
    });
  };
}

/**
 * The caller learns of the fault only when the socket closes. On PGlite, without a socket, only the statement fails.
 */
async function destroySocket(client: pg.PoolClient): Promise<void> {
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
