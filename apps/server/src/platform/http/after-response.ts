import { context } from "@opentelemetry/api";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** The status that logs and metrics show for a request whose client left before the answer. */
const clientLeft = 499;

export interface Outcome {
  route: string;
  status: number;
  /** In ms. */
  duration: number;
}

/** Also called when the client leaves before the answer, for which Fastify calls no hook. */
export function afterResponse(app: FastifyInstance, handle: (request: FastifyRequest, outcome: Outcome) => void): void {
  app.addHook("onRequest", (request, reply, done) => {
    // So that log lines know the request's trace.
    const own = context.active();
    let isOver = false;
    const end = (isAnswered: boolean) => {
      if (isOver) return;
      isOver = true;
      context.with(own, () => handle(request, outcomeOf(request, reply, isAnswered)));
    };
    reply.raw.once("finish", () => end(true)).once("close", () => end(false));
    done();
  });
}

function outcomeOf(request: FastifyRequest, reply: FastifyReply, isAnswered: boolean): Outcome {
  return {
    route: request.routeOptions.url ?? "none",
    status: isAnswered ? reply.statusCode : clientLeft,
    duration: reply.elapsedTime,
  };
}
