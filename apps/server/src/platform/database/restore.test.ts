import type { PGlite } from "@electric-sql/pglite";
import { pgDump } from "@electric-sql/pglite-tools/pg_dump";
import { expect, test } from "vitest";
import { loadPglite, testEngine } from "#testing/database/make-test-database.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { readAllRows } from "#testing/database/read-all-rows.ts";
import { makeSeededRandom } from "#testing/server/seeded-random.ts";
import { makeAccepted, readCharges, runUntil } from "#testing/policies/sign-policy.ts";
import { createPglite } from "../adapters/create-pglite.ts";
import { connectPglite } from "../adapters/engine.ts";

/** The real pg_dump, compiled for PGlite. As with pg_restore, its script runs without a search path. */
async function restoreCopy(lite: PGlite): Promise<PGlite> {
  const script = await (await pgDump({ pg: lite })).text();
  const copy = await createPglite();
  await copy.exec(script);
  await copy.exec("DISCARD ALL");
  return copy;
}

const open = (lite: PGlite, seed: string): Promise<TestServer> =>
  makeTestServer({ overrides: { database: connectPglite(lite), random: makeSeededRandom(seed) } });

test.runIf(testEngine() === "pglite")("a restored dump has every row, and its contracts continue", async () => {
  const lite = await loadPglite();
  const before = await open(lite, "before");
  const { refId } = await makeAccepted(before, { insuranceStart: "2027-02-01" });
  await runUntil(before, "2027-02-01T12:00:00Z");
  const copy = await restoreCopy(lite);
  const after = await open(copy, "after");
  expect(await readAllRows(after.deps)).toEqual(await readAllRows(before.deps));
  await before.close();

  expect(await readCharges(after, refId)).toHaveLength(1);
  await runUntil(after, "2027-03-01T12:00:00Z");
  expect(await readCharges(after, refId)).toHaveLength(2);
  const next = await makeAccepted(after, { insuranceStart: "2027-03-10", landlordEmail: "next@example.com" });
  await runUntil(after, "2027-03-10T12:00:00Z");
  expect(await readCharges(after, next.refId)).toHaveLength(1);
  await after.close();
});
