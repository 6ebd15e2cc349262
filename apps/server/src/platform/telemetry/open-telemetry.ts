import type { RequestListener } from "node:http";
import { createNoopMeter, type Meter } from "@opentelemetry/api";
import type { Config } from "../config/settings.ts";
import type { Log } from "../log.ts";

export interface Telemetry {
  meter: Meter;
  /** Serves all metrics as Prometheus text; null if METRICS_PORT is not set. */
  scrape: RequestListener | null;
  /** Whether requests, due work and calls of providers are traced. */
  traces: boolean;
  close(): Promise<void>;
}

/** Loads the SDK only if metrics or traces are configured. */
export async function openTelemetry(
  config: Pick<Config, "metricsPort" | "otlpEndpoint">,
  log: Log,
): Promise<Telemetry> {
  if (config.metricsPort === null && config.otlpEndpoint === null)
    return { meter: createNoopMeter(), scrape: null, traces: false, close: async () => {} };
  const { startSdk } = await import("./sdk.ts");
  return startSdk(config, log);
}
