import type { TestServer } from "./make-test-server.ts";
import { serve } from "../../../../../tools/lib/serve.ts";

/** The metrics that Prometheus would read now. The server needs the setting `metricsPort`, which may be 0. */
export async function readMetrics({ deps }: Pick<TestServer, "deps">) {
  const { scrape } = deps.telemetry;
  if (!scrape) throw new Error("the test server was made without a metricsPort");
  const { url, close } = await serve(scrape);
  const text = await (await fetch(`${url}/metrics`)).text();
  await close();
  return {
    text,
    names: new Set(text.split("\n").flatMap((line) => /^[a-z]\w*/.exec(line) ?? [])),
    /** The value of the line with these labels, in their order; null without such a line. */
    value(name: string, labels: Record<string, string> = {}): number | null {
      const parts = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
      const start = parts.length === 0 ? `${name} ` : `${name}{${parts.join(",")}} `;
      const line = text.split("\n").find((item) => item.startsWith(start));
      return line === undefined ? null : Number(line.slice(start.length));
    },
  };
}
