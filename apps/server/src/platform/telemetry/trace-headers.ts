import { context, propagation } from "@opentelemetry/api";

/**
 * The header with which a provider continues our trace; none while tracing is off. Without `tracestate`, which a caller
 * may have filled with its own data.
 */
export function traceHeaders(): { traceparent?: string } {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  const { traceparent } = carrier;
  return traceparent === undefined ? {} : { traceparent };
}
