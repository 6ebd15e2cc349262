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
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      handle(request, outcomeOf(request, reply));
    };
    reply.raw.once("finish", end).once("close", end);
    done();
  });
}

function outcomeOf(request: FastifyRequest, reply: FastifyReply): Outcome {
  return {
    route: request.routeOptions.url ?? "none",
    status: reply.raw.writableFinished ? reply.statusCode : clientLeft,
    duration: reply.elapsedTime,
  };
}
