import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTestDatabase, testEngine } from "#testing/database/make-test-database.ts";
import { ConflictError, inSnapshot, inTransaction, retryOnConflict } from "./in-transaction.ts";
import { lockByName } from "./lock-by-name.ts";

let database: Awaited<ReturnType<typeof makeTestDatabase>>;
beforeAll(async () => {
  database = await makeTestDatabase();
});
afterAll(() => database.close());

const insert = { place: "a folder" };
const readPlaces = () => database.db.selectFrom("document_place").select("place").execute();

test("a transaction that throws leaves nothing behind and is not repeated", async () => {
  let runs = 0;
  const failing = inTransaction(database.db, async (transaction) => {
    runs += 1;
    await transaction.insertInto("document_place").values(insert).execute();
    throw new ConflictError("decided on outdated rows");
  });
  await expect(failing).rejects.toThrow("decided on outdated rows");
  expect(runs).toBe(1);
  expect(await readPlaces()).toEqual([]);
});

test.runIf(testEngine() === "postgres")(
  "runs a transaction again that PostgreSQL rolled back to end a deadlock",
  async () => {
    const bothLocked = Promise.withResolvers<void>();
    let runs = 0;
    let locked = 0;
    const lockBoth = (first: string, second: string) =>
      inTransaction(database.db, async (transaction) => {
        runs += 1;
        await lockByName(transaction, first);
        locked += 1;
        if (locked === 2) bothLocked.resolve();
        await bothLocked.promise;
        await lockByName(transaction, second);
        return first;
      });
    expect(await Promise.all([lockBoth("a", "b"), lockBoth("b", "a")])).toEqual(["a", "b"]);
    expect(runs).toBe(3);
  },
);

test.runIf(testEngine() === "postgres")("reads of one snapshot do not see what others write between them", async () => {
  const { db } = database;
  const reads = await inSnapshot(db, async (transaction) => {
    const read = () => transaction.selectFrom("document_place").select("place").execute();
    const before = await read();
    await db.insertInto("document_place").values(insert).execute();
    return [before, await read()];
  });
  expect(reads).toEqual([[], []]);
  expect(await readPlaces()).toEqual([insert]);
});

test("reads and decides again after each conflict, and passes on any other error", async () => {
  let attempts = 0;
  const answer = await retryOnConflict(async () => {
    attempts += 1;
    if (attempts < 3) throw new ConflictError("somebody else was faster");
    return "saved";
  });
  expect([answer, attempts]).toEqual(["saved", 3]);
  await expect(retryOnConflict(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
});
