import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findFreePort } from "../../tools/lib/free-port.ts";
import { makeService } from "../try/service.ts";
import { until } from "../try/until.ts";

const readOps = (path: string) => readFileSync(fileURLToPath(new URL(`../../ops/${path}`, import.meta.url)), "utf8");

/** Scrapes and evaluates this often, in s. A scrape of a busy machine takes its time. */
const every = 2;
/** What the rules wait for in production, and here: pauses, windows, ages in s, and a number of charges. */
const shorter: readonly [RegExp, string][] = [
  [/for: \d+m/g, "for: 5s"],
  [/\[\d+[mh]\]/g, "[40s]"],
  [/> (900|1800|3600|7200)$/gm, "> 15"],
  [/> 93600$/gm, "> 120"],
  [/> 20$/gm, "> 2"],
];

interface Alert {
  state: string;
  labels: { alertname: string };
}

interface Panel {
  title: string;
  targets?: { expr: string }[];
}

interface Series {
  values: [time: number, value: string][];
}

export interface Prometheus {
  /** The names of all alerts of ops/prometheus. */
  alerts: string[];
  firing(): Promise<Set<string>>;
  /** Those that fire or are about to. */
  active(): Promise<Set<string>>;
  /** The panels of the dashboard that have shown nothing since the start. */
  findEmptyPanels(): Promise<string[]>;
  stop(): Promise<void>;
}

/** Starts Prometheus on the rules of ops/prometheus, with shorter times. */
export async function startPrometheus(folder: string, targets: readonly string[]): Promise<Prometheus> {
  let rules = readOps("prometheus/alerts.yml");
  for (const [long, short] of shorter) {
    if (!long.test(rules)) throw new Error(`no rule contains ${String(long)}`);
    rules = rules.replaceAll(long, short);
  }
  writeFileSync(join(folder, "alerts.yml"), rules);
  writeFileSync(
    join(folder, "prometheus.yml"),
    `global: { scrape_interval: ${every}s, scrape_timeout: ${every}s, evaluation_interval: ${every}s }
rule_files: [alerts.yml]
scrape_configs: [{ job_name: kautia, static_configs: [{ targets: ${JSON.stringify(targets)} }] }]
`,
  );
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const args = ["--config.file=prometheus.yml", "--storage.tsdb.path=tsdb", `--web.listen-address=127.0.0.1:${port}`];
  const service = makeService({ name: "prometheus", command: "prometheus", args, port, folder });
  await service.start();
  const read = async (path: string) => (await (await fetch(`${url}/api/v1/${path}`)).json()).data;
  await until(async () => (await fetch(`${url}/-/ready`)).ok, "Prometheus to be ready");
  await until(async () => (await read("query?query=kautia_ready")).result.length === targets.length, "all targets");
  // Until now the alerts that all processes are gone were right.
  await until(async () => (await read("alerts")).alerts.length === 0, "all alerts to be over");
  const start = Date.now() / 1_000;

  async function find(isAsked: (state: string) => boolean): Promise<Set<string>> {
    const { alerts }: { alerts: Alert[] } = await read("alerts");
    return new Set(alerts.filter(({ state }) => isAsked(state)).map(({ labels }) => labels.alertname));
  }

  async function hasShown(query: string): Promise<boolean> {
    const range = { start: String(start), end: String(Date.now() / 1_000), step: `${every}s` };
    const asked = new URLSearchParams({ query: query.replaceAll("$__rate_interval", "40s"), ...range });
    const { result }: { result: Series[] } = await read(`query_range?${asked}`);
    return result.some(({ values }) => values.some(([, value]) => value !== "NaN"));
  }

  return {
    alerts: [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = ""]) => name),
    firing: () => find((state) => state === "firing"),
    active: () => find(() => true),
    async findEmptyPanels() {
      const { panels }: { panels: Panel[] } = JSON.parse(readOps("grafana/kautia.json"));
      const empty = [];
      for (const { title, targets: queries = [] } of panels)
        for (const { expr } of queries) if (!(await hasShown(expr))) empty.push(`${title}: ${expr}`);
      return empty;
    },
    stop: () => service.stop(),
  };
}
