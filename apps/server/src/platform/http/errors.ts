import type { ErrorCode } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { CallDeps } from "./call-deps.ts";
import { BodyInvalidError, BodyTypeError } from "./bodies.ts";
import { ProviderUnavailableError } from "../provider-unavailable.ts";
import { DatabaseQueueFullError, isDatabaseUnavailable } from "../database/unavailable.ts";
import { refusalAnswer, refuse, refuseBodyType, refuseTemporarily } from "./refusal.ts";
import { send } from "./send.ts";

export function handleErrors(app: FastifyInstance, { log }: Pick<CallDeps, "log">): void {
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof BodyTypeError) return send(reply, refusalAnswer(refuseBodyType()));
    if (isDatabaseUnavailable(error)) {
      log.error({ id: request.id, err: error }, "the database did not answer");
      const code = error instanceof DatabaseQueueFullError ? "OVERLOADED" : "UNAVAILABLE";
      return send(reply, refusalAnswer(refuseTemporarily(code, 5)));
    }
    if (error instanceof ProviderUnavailableError) {
      log.warn({ id: request.id, err: error }, "an outside service is slow or down");
      return send(reply, refusalAnswer(refuseTemporarily("PROVIDER_UNAVAILABLE", 5)));
    }
    const code = codeOf(error);
    const hasLeft = request.raw.destroyed && !request.raw.complete;
    if (code === "INTERNAL" && !hasLeft)
      log.error({ id: request.id, err: error, route: request.routeOptions.url ?? "none" }, "a request failed");
    return send(reply, refusalAnswer(refuse(code)));
  });
}

function codeOf(error: unknown): ErrorCode {
  if (error instanceof BodyInvalidError) return "BODY_INVALID";
  if (!(error instanceof Error) || !("statusCode" in error)) return "INTERNAL";
  if (error.statusCode === 413) return "BODY_TOO_LARGE";
  if (error.statusCode === 429) return "RATE_LIMITED";
  if (error.statusCode === 404) return "NOT_FOUND";
  return typeof error.statusCode === "number" && error.statusCode < 500 ? "BODY_INVALID" : "INTERNAL";
}
