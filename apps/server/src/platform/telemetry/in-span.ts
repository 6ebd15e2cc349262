import { type Attributes, type Span, SpanStatusCode, trace } from "@opentelemetry/api";

export const tracerName = "kautia";

/** Runs a piece of work in its own span. Costs next to nothing while tracing is off. */
export function inSpan<Answer>(name: string, attributes: Attributes, run: () => Promise<Answer>): Promise<Answer> {
  return trace.getTracer(tracerName).startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await run();
    } catch (error) {
      markFailed(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Records only the kind of error, because its message may contain user input. */
export function markFailed(span: Span, error: unknown): void {
  span.setAttribute("error.type", error instanceof Error ? error.name : typeof error);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** The ids of the running span, for log lines; empty while tracing is off. */
export function traceFields(): { trace_id?: string; span_id?: string } {
  const running = trace.getActiveSpan()?.spanContext();
  return running ? { trace_id: running.traceId, span_id: running.spanId } : {};
}
