import { setTimeout as wait } from "node:timers/promises";
import type { App } from "../../../e2e/src/app.ts";

/** The server as monitoring sees it; `at` and times in ms, memory in MB. */
interface ServerSample {
  at: number;
  healthz: number;
  readyz: number;
  isReady: boolean;
  memory: number;
}

/** Polls the server several times a second until `stop` is called. */
export function watchServer({ url, metricsUrl }: App) {
  const serverSamples: ServerSample[] = [];
  const over = new AbortController();
  const time = async (address: string) => {
    const began = performance.now();
    const answer = await fetch(address).catch(() => null);
    return { took: performance.now() - began, ok: answer?.ok ?? false, text: (await answer?.text()) ?? "" };
  };
  const watching = (async () => {
    while (!over.signal.aborted) {
      const at = performance.now();
      const [healthz, readyz] = await Promise.all([time(`${url}/healthz`), time(`${url}/readyz`)]);
      const { text } = await time(`${metricsUrl}/metrics`);
      const memory = Number(/^process_resident_memory_bytes(?:\{.*?\})? (\S+)/m.exec(text)?.[1]) / 2 ** 20;
      serverSamples.push({ at, healthz: healthz.took, readyz: readyz.took, isReady: readyz.ok, memory });
      await wait(250);
    }
  })();
  return {
    serverSamples,
    async stop() {
      over.abort();
      await watching;
    },
  };
}
