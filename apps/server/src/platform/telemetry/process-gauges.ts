import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Meter } from "@opentelemetry/api";

/** The resources that this process uses, and its release. */
export function defineProcessGauges(meter: Meter, version: string): void {
  const gauge = (name: string, description: string, read: () => number) =>
    meter.createObservableGauge(name, { description }).addCallback((result) => result.observe(read()));

  gauge("process_resident_memory_bytes", "Memory of the process.", () => process.memoryUsage.rss());
  gauge("nodejs_heap_size_used_bytes", "JavaScript heap in use.", () => process.memoryUsage().heapUsed);
  gauge("process_start_time_seconds", "When the process started, as Unix time.", () => performance.timeOrigin / 1000);
  meter
    .createObservableCounter("process_cpu_seconds_total", { description: "User and system time." })
    .addCallback((result) => {
      const { user, system } = process.cpuUsage();
      result.observe((user + system) / 1e6);
    });

  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  meter
    .createObservableGauge("nodejs_eventloop_delay_seconds", {
      description: "How late timers ran since the last collection.",
    })
    .addCallback((result) => {
      result.observe(delay.percentile(50) / 1e9, { quantile: "0.5" });
      result.observe(delay.percentile(99) / 1e9, { quantile: "0.99" });
      result.observe(delay.max / 1e9, { quantile: "1" });
      delay.reset();
    });

  const labels = { version, node: process.version };
  meter
    .createObservableGauge("kautia_build_info", { description: "Always 1; the labels name the release." })
    .addCallback((result) => result.observe(1, labels));
}
