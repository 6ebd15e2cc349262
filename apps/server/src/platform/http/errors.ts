import type { FastifyInstance, FastifyRequest } from "fastify";
import type { CallDeps } from "./call-deps.ts";
import { BodyInvalidError, BodyTypeError } from "./bodies.ts";
import { ProviderUnavailableError } from "../provider-unavailable.ts";
import { DatabaseQueueFullError, isDatabaseUnavailable } from "../database/unavailable.ts";
import { Refusal, refusalAnswer, refuse, refuseBodyType, refuseTemporarily } from "./refusal.ts";
import { send } from "./send.ts";

export function handleErrors(app: FastifyInstance, { log }: Pick<CallDeps, "log">): void {
  app.setErrorHandler((error, request, reply) => {
    if (isDatabaseUnavailable(error)) {
      log.error({ id: request.id, err: error }, "the database did not answer");
      const code = error instanceof DatabaseQueueFullError ? "OVERLOADED" : "UNAVAILABLE";
      return send(reply, refusalAnswer(refuseTemporarily(code, 5)));
    }
    if (error instanceof ProviderUnavailableError) {
      log.warn({ id: request.id, err: error }, "an outside service is slow or down");
      return send(reply, refusalAnswer(refuseTemporarily("PROVIDER_UNAVAILABLE", 5)));
    }
    const refusal = refusalFor(error, request);
    const hasLeft = request.raw.destroyed && !request.raw.complete;
    if (refusal.errorCode === "INTERNAL" && !hasLeft)
      log.error({ id: request.id, err: error, route: request.routeOptions.url ?? "none" }, "a request failed");
    if (hasRange(error)) void reply.header("Content-Range", error.headers["Content-Range"]);
    return send(reply.header("Cache-Control", "no-store"), refusalAnswer(refusal));
  });
}

/** Whether the error answers a range outside the file, and so names the size of the file. */
function hasRange(error: unknown): error is { headers: { "Content-Range": string } } {
  return typeof Object(Object(error).headers)["Content-Range"] === "string";
}

function refusalFor(error: unknown, { method }: FastifyRequest): Refusal {
  const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
  if (error instanceof BodyInvalidError) return refuse("BODY_INVALID");
  if (error instanceof BodyTypeError || status === 415) return refuseBodyType();
  if (status === 413) return refuse("BODY_TOO_LARGE");
  if (status === 429) return refuse("RATE_LIMITED");
  if (status >= 500) return refuse("INTERNAL");
  if (method !== "GET" && method !== "HEAD") return refuse(status === 404 ? "NOT_FOUND" : "BODY_INVALID");
  // Only files are refused so: by a range or a condition that does not fit, or by a path that no file can have.
  return status === 412 || status === 416 ? new Refusal("REQUEST_INVALID", [], null, status) : refuse("NOT_FOUND");
}
