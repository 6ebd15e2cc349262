import { type RootOperationNode, SelectQueryNode, TableNode } from "kysely";
import { expect, onTestFinished } from "vitest";
import type { Database } from "../../platform/database/schema.ts";
import type { TestServer } from "../server/make-test-server.ts";

/** Runs `act` right after the server's next read of `table`. The test fails if there is no such read. */
export function afterNextRead({ deps }: Pick<TestServer, "deps">, table: keyof Database, act: () => Promise<unknown>) {
  const { db } = deps;
  let held: object | null = null;
  deps.db = db.withPlugin({
    transformQuery({ node, queryId }) {
      if (held === null && reads(node, table)) held = queryId;
      return node;
    },
    async transformResult({ result, queryId }) {
      if (queryId === held) {
        deps.db = db;
        await act();
      }
      return result;
    },
  });
  onTestFinished(() => {
    deps.db = db;
    expect(held).not.toBeNull();
  });
}

/** Holds the server's next reads of `table` until there are `count` of them. The test fails if there are fewer. */
export function holdReadsUntil({ deps }: Pick<TestServer, "deps">, table: keyof Database, count: number) {
  const { db } = deps;
  const held = new Set<object>();
  let answered = 0;
  const { promise: all, resolve: release } = Promise.withResolvers<void>();
  deps.db = db.withPlugin({
    transformQuery({ node, queryId }) {
      if (held.size < count && reads(node, table)) held.add(queryId);
      return node;
    },
    async transformResult({ result, queryId }) {
      if (!held.has(queryId)) return result;
      answered += 1;
      if (answered === count) release();
      await all;
      return result;
    },
  });
  onTestFinished(() => {
    deps.db = db;
    expect(answered).toBe(count);
  });
}

function reads(node: RootOperationNode, table: string): boolean {
  if (!SelectQueryNode.is(node)) return false;
  return node.from?.froms.some((from) => TableNode.is(from) && from.table.identifier.name === table) ?? false;
}
