import { readFileSync } from "node:fs";
import { PrometheusExporter } from "@opentelemetry/exporter-prometheus";
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import { MeterProvider } from "@opentelemetry/sdk-metrics";
import type { Config } from "../config/settings.ts";
import type { Log } from "../log.ts";
import type { Telemetry } from "./open-telemetry.ts";
import { defineProcessGauges } from "./process-gauges.ts";

/** Not registered globally, because several servers in one process, as in tests, must not share counters. */
export async function startSdk(
  { metricsPort, otlpEndpoint }: Pick<Config, "metricsPort" | "otlpEndpoint">,
  log: Log,
): Promise<Telemetry> {
  const version = readVersion();
  const resource = defaultResource()
    .merge(resourceFromAttributes({ "service.name": "kautia", "service.version": version }))
    // The operator's OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES.
    .merge(detectResources({ detectors: [envDetector] }));
  const otlp = otlpEndpoint === null ? null : (await import("./otlp.ts")).startOtlp(otlpEndpoint, resource, log);
  const prometheus = metricsPort === null ? null : makePrometheus();
  const readers = [prometheus, otlp?.metricReader].filter((reader) => reader !== null && reader !== undefined);
  const provider = new MeterProvider({ resource, readers });
  const meter = provider.getMeter("kautia", version);
  defineProcessGauges(meter, version);
  return {
    meter,
    scrape: prometheus && ((request, response) => prometheus.getMetricsRequestHandler(request, response)),
    traces: otlp !== null,
    async close() {
      // A failing collector must not keep the server from closing everything else.
      const ends = await Promise.allSettled([provider.shutdown(), otlp?.close()]);
      for (const end of ends)
        if (end.status === "rejected") log.warn({ error: String(end.reason) }, "OpenTelemetry reports an error");
    },
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
