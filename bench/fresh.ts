import { parseArgs } from "node:util";
import { type App, startApp } from "../e2e/src/app.ts";
import { wireTo } from "../e2e/src/wire.ts";
import { startPostgres } from "../tools/lib/postgres.ts";
import { openClient } from "./src/overload/client.ts";
import { sendNext, type Sample, summarise } from "./src/overload/send-load.ts";
import { makeVisitors } from "./src/overload/visitors.ts";
import { productionEnv } from "./src/production-env.ts";
import { median } from "./src/ratio.ts";
import { readProcess } from "./src/read-process.ts";

/*
 * npm run bench:fresh   After a build. Measures the first responses of a new server process once its /readyz is 200, for 32 visitors
 *   who each wait for their response: the processor time, which other programs affect least, and the 99th percentile.
 *   -- --runs 3
 *   -- --main <main.ts>    the server of another checkout
 */
const { values } = parseArgs({ options: { runs: { type: "string", default: "3" }, main: { type: "string" } } });
const print = (line: string) => process.stdout.write(`${line}\n`);
const visitors = 32;
/** The number of requests in one measurement. */
const step = 100;
const steps = 10;

const postgres = await startPostgres({ durable: true, sharedBuffers: "512MB" });
const start = () =>
  startApp({
    databaseUrl: postgres.url,
    main: values.main,
    env: { ...productionEnv, ROLE: "web" },
  });
try {
  const other = await start();
  const next = await makeVisitors(wireTo(other.url), 300);
  await other.dispose();
  const costs: number[][] = [];
  const p99s: number[][] = [];
  const starts: number[] = [];
  for (let run = 0; run < Number(values.runs); run++) {
    const began = performance.now();
    const app = await start();
    starts.push((performance.now() - began) / 1_000);
    print(
      `ready after ${starts.at(-1)?.toFixed(1)} s and ${(await readProcess(app)).processor.toFixed(2)} s of processor`,
    );
    const figures = await measure(app);
    costs.push(figures.map(({ processor }) => processor));
    p99s.push(figures.map(({ p99 }) => p99));
    await app.dispose();
    tabulate(costs.at(-1) ?? [], p99s.at(-1) ?? []);
  }
  print("medians of all runs");
  const medians = (all: number[][]) =>
    Array.from({ length: steps }, (_, index) => median(all.map((figures) => figures[index] ?? Number.NaN)));
  tabulate(medians(costs), medians(p99s));
  print(`ready after ${median(starts).toFixed(1)} s`);

  async function measure(app: App) {
    const client = openClient(app.url, visitors);
    const figures: { processor: number; p99: number }[] = [];
    for (let index = 0; index < steps; index++) {
      const before = (await readProcess(app)).processor;
      const samples = await serve(client.send);
      const { broken, p99 } = summarise(samples);
      if (broken > 0) throw new Error(`${broken} of ${step} requests were not answered`);
      figures.push({ processor: (1_000 * ((await readProcess(app)).processor - before)) / step, p99 });
    }
    client.close();
    return figures;
  }

  async function serve(send: ReturnType<typeof openClient>["send"]): Promise<Sample[]> {
    const samples: Sample[] = [];
    const began = performance.now();
    let left = step;
    const visit = async () => {
      while (left-- > 0)
        samples.push(await sendNext({ send, next, acknowledged: new Set() }, began, performance.now()));
    };
    await Promise.all(Array.from({ length: visitors }, visit));
    return samples;
  }
} finally {
  await postgres.stop();
}

function tabulate(costs: readonly number[], p99s: readonly number[]): void {
  print(`  processor for a request, in ms, of each ${step}: ${costs.map((cost) => cost.toFixed(2)).join("  ")}`);
  print(`  99th percentile, in ms, of each ${step}: ${p99s.map((p99) => p99.toFixed(0)).join("  ")}`);
}
