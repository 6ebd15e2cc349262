import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { fieldError, toFieldErrors, utcTimestamp } from "@kautia/contract";
import type { Deps } from "../deps.ts";
import { refusalAnswer, refuseFields } from "../platform/http/refusal.ts";
import { send } from "../platform/http/route.ts";

const clockBody = z.object({ now: utcTimestamp });

/** In ms. Whoever got no answer and asks for the same move again finds a clock that has run on meanwhile. */
const again = 10 * 60_000;

/** Moves the product's clock forward and does all that falls due on the way. To an earlier time it does not go. */
export function clockRoutes(app: FastifyInstance, deps: Deps): void {
  app.post("/dev/clock", async (request, reply) => {
    const body = z.safeParse(clockBody, request.body);
    if (!body.success) return send(reply, refusalAnswer(refuseFields(toFieldErrors(body.error, request.body))));
    const to = new Date(body.data.now);
    const earliest = deps.clock.now();
    if (earliest.getTime() - to.getTime() > again) {
      const never = fieldError("now", "FIELD_INVALID", { earliest: earliest.toISOString() });
      return send(reply, refusalAnswer(refuseFields([never])));
    }
    const jobsRun = await deps.jobs.runDueUntil(to);
    return send(reply, { status: 200, body: { now: deps.clock.now().toISOString(), jobsRun } });
  });
}
