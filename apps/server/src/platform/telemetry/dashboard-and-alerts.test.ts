import { readFileSync } from "node:fs";
import { getSettings, saveRentTime } from "@kautia/contract";
import { afterAll, describe, expect, test } from "vitest";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { readMetrics } from "#testing/server/read-metrics.ts";
import { makeSigned } from "#testing/policies/sign-policy.ts";

const readFile = (path: string) => readFileSync(new URL(`../../../../../${path}`, import.meta.url), "utf8");
const guide = readFile("docs/operations.md");
const dashboard: unknown = JSON.parse(readFile("ops/grafana/kautia.json"));
const alerts = readFile("ops/prometheus/alerts.yml")
  .split("- alert: ")
  .slice(1)
  .map((text) => ({
    name: /^\w+/.exec(text)?.[0] ?? "",
    query: /expr: (?:\|\n)?([\s\S]+?)\n +for: \d+m\n/.exec(text)?.[1] ?? "",
    runbook: /runbook: (.+)/.exec(text)?.[1] ?? "",
  }));
const queries = [...findQueries(dashboard), ...alerts.map(({ query }) => query)];

const words = new Set(
  `sum min max abs count rate increase histogram_quantile topk vector and or unless offset`.split(" "),
);

const server = await makeTestServer({ config: { metricsPort: 0 } });
await server.call(getSettings);
await server.call(saveRentTime, { body: { token: "a".repeat(32), rentTime: 1 } });
await makeSigned(server);
const metrics = await readMetrics(server);
afterAll(() => server.close());

test("the dashboard and the alerts contain queries", () => {
  expect(queries.length).toBeGreaterThan(30);
  expect(alerts.filter(({ name, query }) => name === "" || query === "")).toEqual([]);
});

/** `up` comes from Prometheus itself. */
const isKnown = (name: string) => name === "up" || metrics.names.has(name);

test("the server exposes every metric that they query", () => {
  const unknown = queries.flatMap((query) => metricsOf(query).filter((name) => !isKnown(name)));
  expect(unknown).toEqual([]);
  // A query without any recognised metric would prove nothing.
  expect(queries.filter((query) => metricsOf(query).length === 0)).toEqual([]);
});

test("the server's metrics have every label that they query", () => {
  const asked = queries.flatMap((query) =>
    [...query.matchAll(/\b([a-z_]\w*)\{([^}]*)\}/g)].flatMap(([, name = "", matchers = ""]) =>
      [...matchers.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = ""]) => ({ name, label })),
    ),
  );
  expect(asked.length).toBeGreaterThan(20);
  const isExposed = ({ name, label }: { name: string; label: string }) =>
    name === "up" || new RegExp(`^${name}\\{(.*,)?${label}="`, "m").test(metrics.text);
  expect(asked.filter((item) => !isExposed(item))).toEqual([]);
});

test("the dashboard names routes that exist", () => {
  const routes = queries.flatMap((query) => [...query.matchAll(/method="POST", route="([^"]+)"/g)]);
  expect(routes.length).toBeGreaterThan(3);
  expect(routes.filter(([, url = ""]) => !server.app.hasRoute({ method: "POST", url }))).toEqual([]);
});

test("every metric says what it means", () => {
  const helps = [...metrics.text.matchAll(/^# HELP (\w+) (.+)$/gm)].map(([, name = "", help = ""]) => ({ name, help }));
  const families = [...metrics.text.matchAll(/^# TYPE (\w+) /gm)].map(([, name = ""]) => name);
  expect(families.length).toBeGreaterThan(15);
  expect(helps.map(({ name }) => name)).toEqual(families);
  expect(helps.filter(({ help }) => help === "description missing")).toEqual([]);
});

describe("each alert", () => {
  const headings = guide.match(/^#+ .+$/gm);
  const tests = readFile("ops/prometheus/alerts.test.yml");

  test.each(alerts)("$name leads to a heading that says what to do, and has a rule test", ({ name, runbook }) => {
    expect(runbook).toBe(`docs/operations.md#${name.toLowerCase()}`);
    expect(headings).toContain(`#### ${name}`);
    expect(tests).toContain(`alertname: ${name}\n        exp_alerts:\n          - exp_labels:`);
  });
});

function findQueries(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === "expr" && typeof value === "string" ? [value] : findQueries(value),
  );
}

/** All names of a PromQL query that are neither labels nor words of the language. */
function metricsOf(query: string): string[] {
  const bare = query.replaceAll(/\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)|"[^"]*"/g, " ");
  return [...bare.matchAll(/\b[a-z_]\w*/g)].map(([name]) => name).filter((name) => !words.has(name));
}
