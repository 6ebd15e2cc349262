import type { RequestListener } from "node:http";
import { createNoopMeter, type Meter } from "@opentelemetry/api";
import type { Config } from "../config/settings.ts";

export interface Telemetry {
  meter: Meter;
  /** Answers with all metrics as Prometheus text; null when METRICS_PORT is not set. */
  scrape: RequestListener | null;
  close(): Promise<void>;
}

/** The SDK is loaded only when somebody wants metrics. */
export async function openTelemetry(config: Pick<Config, "metricsPort">): Promise<Telemetry> {
  if (config.metricsPort === null) return { meter: createNoopMeter(), scrape: null, close: async () => {} };
  const { startSdk } = await import("./sdk.ts");
  return startSdk();
}
