import type { TestServer } from "./make-test-server.ts";
import { serve } from "../../../../../tools/lib/serve.ts";

/** The metric that the database answers last; a collection on a busy machine may leave it out. */
const lastAnswered = "kautia_due_work_rows";

/**
 * The metrics that Prometheus would read now, from the first collection of at most ten that has all values. The server
 * needs the setting `metricsPort`, which may be 0.
 */
export async function readMetrics({ deps }: Pick<TestServer, "deps">) {
  const { scrape } = deps.telemetry;
  if (!scrape) throw new Error("the test server was made without a metricsPort");
  const { url, close } = await serve(scrape);
  let text = "";
  for (let nth = 0; nth < 10 && !text.includes(`\n${lastAnswered}{`); nth++)
    text = await (await fetch(`${url}/metrics`)).text();
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
