import { afterAll, expect, test } from "vitest";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { makeUsageLimits } from "./postgres-usage-limits.ts";

const server = await makeTestServer();
afterAll(() => server.close());

const limit = { name: "rings", most: 3, period: 3_600_000 };

test("counts for all servers together, even at the same moment, until the period ends", async () => {
  const [item, other] = [makeUsageLimits(server.deps), makeUsageLimits(server.deps)];
  const rings = await Promise.all(
    Array.from({ length: 8 }, (_, index) => (index % 2 ? item : other).count(limit, "192.0.2.1")),
  );
  expect(rings.filter((wait) => wait === null)).toHaveLength(3);
  expect(rings.filter((wait) => wait === 3600)).toHaveLength(5);
  expect(await item.count(limit, "192.0.2.2")).toBeNull();
  server.clock.advance(1_800_000);
  expect(await item.count(limit, "192.0.2.1")).toBe(1800);
  server.clock.advance(1_800_000);
  expect(await item.count(limit, "192.0.2.1")).toBeNull();
});

test("takes one use back", async () => {
  const limits = makeUsageLimits(server.deps);
  for (let use = 0; use < 5; use++) {
    expect(await limits.count(limit, "192.0.2.3")).toBeNull();
    await limits.takeBack(limit, "192.0.2.3", 1);
  }
});

test("stores no addresses", async () => {
  await makeUsageLimits(server.deps).count(limit, "192.0.2.4");
  const rows = await server.deps.db.selectFrom("usage_count").select("key").execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain("192.0.2");
});
