import { context } from "@opentelemetry/api";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** The status that logs and metrics show for a request whose client left before the answer. */
const clientLeft = 499;

export interface Outcome {
  route: string;
  status: number;
  /** In ms, from the first hook. Fastify's own `elapsedTime` is 0 without its logger. */
  duration: number;
}

export type ResponseObserver = (request: FastifyRequest, outcome: Outcome) => void;

/** Tells the observers about every response, and also if the client leaves first, when Fastify runs no hook. */
export function afterResponse(app: FastifyInstance, observers: readonly ResponseObserver[]): void {
  app.addHook("onRequest", (request, reply, done) => {
    const start = performance.now();
    // Lets log lines refer to the request's trace.
    const own = context.active();
    let isOver = false;
    const end = (isAnswered: boolean) => {
      if (isOver) return;
      isOver = true;
      const outcome = outcomeOf(request, reply, { isAnswered, start });
      context.with(own, () => {
        for (const observe of observers) observe(request, outcome);
      });
    };
    reply.raw.once("finish", () => end(true)).once("close", () => end(false));
    done();
  });
}

function outcomeOf(
  { routeOptions }: FastifyRequest,
  { statusCode }: FastifyReply,
  { isAnswered, start }: { isAnswered: boolean; start: number },
): Outcome {
  return {
    route: routeOptions.url ?? "none",
    status: isAnswered ? statusCode : clientLeft,
    duration: performance.now() - start,
  };
}
