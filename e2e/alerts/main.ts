import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { eventually, expectSuccess } from "../src/tenant-by-api.ts";
import { apiClientFor } from "../src/api-client.ts";
import { sign } from "../try/simulate-users.ts";
import { makeClient } from "../try/traffic.ts";
import { type Fault, faults } from "./faults.ts";
import { type Installation, startInstallation } from "./installation.ts";
import { type Prometheus, startPrometheus } from "./prometheus.ts";

// See ops/prometheus/try.sh.
const { values } = parseArgs({
  options: { folder: { type: "string" }, disk: { type: "string" }, only: { type: "string" } },
});
const { folder = "", disk = "", only = "" } = values;

/** In s. How long all is well before the first fault, and how long an alert may take. */
const healthyFor = 45;
const patience = 240;

interface Row {
  alert: string;
  cause: string;
  /** Null if it did not fire. */
  seconds: number | null;
}

/** A day without trouble: a backup, a comparison, a contract and some visitors. Returns the alerts that fired. */
async function watchHealthyDay(installation: Installation, prometheus: Prometheus): Promise<string[]> {
  const fired = new Set<string>();
  const end = performance.now() + healthyFor * 1_000;
  await installation.dump("healthy");
  await installation.reconcile();
  const client = makeClient(installation.url);
  const { landlordToken } = await sign(installation, client);
  expectSuccess(await client.post(`/landlord/${landlordToken}/accept`));
  while (performance.now() < end) {
    for (const alert of await prometheus.firing()) fired.add(alert);
    await wait(500);
  }
  return [...fired];
}

/** Calm traffic, so that there is something of which a share can fail. Some visitors have an old link. */
function visit({ url }: Installation): () => Promise<void> {
  const over = new AbortController();
  const visits = (async () => {
    while (!over.signal.aborted) {
      for (const path of ["/settings", "/settings", "/settings", `/landlord/${"0".repeat(32)}`]) {
        await apiClientFor(url)
          .get(path)
          .catch(() => {});
        await wait(250);
      }
    }
  })();
  return async () => {
    over.abort();
    await visits;
  };
}

async function inject(fault: Fault, installation: Installation, prometheus: Prometheus): Promise<Row[]> {
  await fault.prepare?.(installation);
  const isQuiet = async () => {
    const active = await prometheus.active();
    return fault.alerts.every((alert) => !active.has(alert)) || undefined;
  };
  await eventually(isQuiet, patience);
  const begin = performance.now();
  await fault.begin(installation);
  const seen = new Map<string, number>();
  while (seen.size < fault.alerts.length && performance.now() - begin < patience * 1_000) {
    const firing = await prometheus.firing();
    for (const alert of fault.alerts)
      if (firing.has(alert) && !seen.has(alert)) seen.set(alert, (performance.now() - begin) / 1_000);
    await fault.repeat?.(installation);
    await wait(250);
  }
  await fault.end?.(installation);
  return fault.alerts.map((alert) => ({ alert, cause: fault.cause, seconds: seen.get(alert) ?? null }));
}

// Ends everything that it has started.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
const installation = await startInstallation(folder, disk);
const prometheus = await startPrometheus(folder, installation.targets);
const leave = visit(installation);
try {
  const falseAlarms = await watchHealthyDay(installation, prometheus);
  console.log(`Healthy for ${healthyFor} s; false alarms: ${falseAlarms.join(", ") || "none"}`);
  const rows: Row[] = [];
  for (const fault of faults.filter(({ alerts }) => alerts.some((alert) => alert.includes(only)))) {
    const found = await inject(fault, installation, prometheus);
    rows.push(...found);
    for (const { alert, seconds } of found)
      console.log(`${alert}: ${seconds === null ? "NOT FIRED" : `${seconds.toFixed(0)} s`} (${fault.cause})`);
  }
  console.table(
    rows.map(({ alert, cause, seconds }) => ({ alert, cause, "fired after, s": seconds && Math.round(seconds) })),
  );
  const silent = rows.filter(({ seconds }) => seconds === null).map(({ alert }) => alert);
  const untried = only ? [] : prometheus.alerts.filter((alert) => !rows.some((row) => row.alert === alert));
  console.log(
    `${rows.length - silent.length} of ${rows.length + untried.length} alerts fired; false alarms: ${falseAlarms.length}`,
  );
  const empty = only ? [] : await prometheus.findEmptyPanels();
  for (const panel of empty) console.log(`The dashboard has shown nothing as ${panel}`);
  if (untried.length > 0) console.log(`Without a cause here: ${untried.join(", ")}`);
  if (silent.length + untried.length + falseAlarms.length + empty.length > 0) process.exitCode = 1;
} finally {
  await leave();
  await prometheus.stop();
  await installation.stop();
}
