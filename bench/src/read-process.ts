import type { App } from "../../e2e/src/app.ts";

/** Reads the server process's metrics: processor time in seconds since its start, and resident memory in MB. */
export async function readProcess({ metricsUrl }: App): Promise<{ processor: number; memory: number }> {
  const text = await (await fetch(`${metricsUrl}/metrics`)).text();
  const read = (name: string) => {
    const lines = [...text.matchAll(new RegExp(`^${name}(?:\\{.*?\\})? (\\S+)`, "gm"))];
    if (lines.length === 0) throw new Error(`no ${name} in /metrics`);
    return lines.reduce((sum, [, figure]) => sum + Number(figure), 0);
  };
  return {
    processor: read("process_cpu_seconds_total"),
    memory: read("process_resident_memory_bytes") / 2 ** 20,
  };
}
