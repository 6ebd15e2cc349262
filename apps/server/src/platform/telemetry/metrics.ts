import type { Meter } from "@opentelemetry/api";

const fast = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const slow = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** The server's counters. Their labels have few values, and none identifies a person. */
export function defineMetrics(meter: Meter) {
  const seconds = (name: string, description: string, explicitBucketBoundaries: number[]) =>
    meter.createHistogram(name, { description, unit: "s", advice: { explicitBucketBoundaries } });

  const requests = seconds(
    "http_request_duration_seconds",
    "Response time by route pattern (paths may contain tokens).",
    fast,
  );
  const calls = seconds(
    "kautia_provider_call_duration_seconds",
    "Calls to outside services: answered, refused or failed.",
    slow,
  );

  /** Starts every counter at 0, so that an alert sees the first event as a change. */
  function count<Outcome extends string>(name: string, description: string, outcomes: readonly Outcome[]) {
    const counter = meter.createCounter(name, { description });
    for (const outcome of outcomes) counter.add(0, { outcome });
    return (outcome: Outcome) => counter.add(1, { outcome });
  }

  const failures = meter.createCounter("kautia_work_failures", {
    description: "Failures of background work: rows that failed alone, and tasks that could not work at all.",
  });

  return {
    request: (ms: number, labels: { method: string; route: string; status: number }) =>
      requests.record(ms / 1000, { ...labels, status: String(labels.status) }),
    providerCall: (ms: number, labels: { provider: string; call: string; outcome: CallOutcome }) =>
      calls.record(ms / 1000, labels),
    workFailed: (task: string, times = 1) => failures.add(times, { task }),
    charge: count("kautia_charges", "Final results of charges; unanswered: requests for a result that got none.", [
      "succeeded",
      "failed",
      "unanswered",
    ]),
    refund: count("kautia_refunds", "Final results of refunds; unanswered: requests for a result that got none.", [
      "paid",
      "failed",
      "unanswered",
    ]),
    mail: count("kautia_mails", "Mails that were sent or given up.", ["sent", "refused"]),
  };
}

export type Metrics = ReturnType<typeof defineMetrics>;

/** `refused`: the service did not accept this request, or did not get all of it. `failed`: no usable answer. */
export type CallOutcome = "answered" | "refused" | "failed";
