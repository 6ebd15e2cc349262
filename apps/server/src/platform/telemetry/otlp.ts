import { context, diag, DiagLogLevel, propagation, trace } from "@opentelemetry/api";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-proto";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-proto";
import type { Resource } from "@opentelemetry/resources";
import { type IMetricReader, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import type { Log } from "../log.ts";
import { AsyncContextManager } from "./async-context-manager.ts";

/**
 * Sends metrics and traces to an OpenTelemetry collector. The SDK reads other settings by itself, such as
 * OTEL_EXPORTER_OTLP_HEADERS.
 */
export function startOtlp(endpoint: string, resource: Resource, log: Log) {
  // oxlint-disable-next-line regexp/no-super-linear-move -- a setting
  const base = endpoint.replace(/\/+$/, "");
  const warn = (error: string) => log.warn({ error }, "OpenTelemetry reports an error");
  const ignore = () => {};
  diag.setLogger(
    { error: warn, warn: ignore, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  );
  const exporter = new OTLPTraceExporter({ url: `${base}/v1/traces` });
  const tracers = new TracerProvider({ resource, spanProcessors: [new BatchSpanProcessor({ exporter })] });
  context.setGlobalContextManager(new AsyncContextManager());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(tracers);
  const metricReader: IMetricReader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter({ url: `${base}/v1/metrics` }),
  });
  return {
    metricReader,
    async close() {
      try {
        await tracers.shutdown();
      } finally {
        for (const api of [trace, propagation, context, diag]) api.disable();
      }
    },
  };
}
