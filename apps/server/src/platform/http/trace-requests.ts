import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import type { FastifyInstance } from "fastify";
import { tracerName } from "../telemetry/in-span.ts";
import type { ResponseObserver } from "./after-response.ts";

/** Begins one span for each request, as a child of the caller's. Omits path and query, which may contain tokens. */
export function beginSpans(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => {
    const caller = propagation.extract(ROOT_CONTEXT, request.headers);
    const attributes = { "http.request.method": request.method, "request.id": request.id };
    const span = trace.getTracer(tracerName).startSpan(request.method, { kind: SpanKind.SERVER, attributes }, caller);
    context.with(trace.setSpan(caller, span), done);
  });
}

export const endSpan: ResponseObserver = ({ method }, { route, status }) => {
  const span = trace.getActiveSpan();
  span?.updateName(`${method} ${route}`);
  span?.setAttributes({ "http.route": route, "http.response.status_code": status });
  if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
  span?.end();
};
