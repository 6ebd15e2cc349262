import { readFileSync } from "node:fs";
import { PrometheusExporter } from "@opentelemetry/exporter-prometheus";
import { MeterProvider } from "@opentelemetry/sdk-metrics";
import type { Telemetry } from "./open-telemetry.ts";
import { defineProcessGauges } from "./process-gauges.ts";

/** Not registered globally: several servers in one process, as in tests, must not share counters. */
export function startSdk(): Telemetry {
  const version = readVersion();
  const prometheus = makePrometheus();
  const provider = new MeterProvider({ readers: [prometheus] });
  const meter = provider.getMeter("kautia", version);
  defineProcessGauges(meter, version);
  return {
    meter,
    scrape: (request, response) => prometheus.getMetricsRequestHandler(request, response),
    close: () => provider.shutdown(),
  };
}

function makePrometheus(): PrometheusExporter {
  return new PrometheusExporter({ preventServerStart: true, withoutScopeInfo: true, withoutTargetInfo: true });
}

function readVersion(): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own file
  const { version } = JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8")) as {
    version: string;
  };
  return version;
}
