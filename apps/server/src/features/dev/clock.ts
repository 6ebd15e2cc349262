import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { toFieldErrors, utcTimestamp } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { refusalAnswer, refuseFields } from "../../http/refusal.ts";
import { send } from "../../http/route.ts";

const clockBody = z.object({ now: utcTimestamp });

/** Moves the product's clock forward and does all that falls due on the way; an earlier time only does what is due. */
export function clockRoutes(app: FastifyInstance, deps: Deps): void {
  app.post("/dev/clock", async (request, reply) => {
    const body = z.safeParse(clockBody, request.body);
    if (!body.success) return send(reply, refusalAnswer(refuseFields(toFieldErrors(body.error, request.body))));
    const jobsRun = await deps.jobs.runDueUntil(new Date(body.data.now));
    return send(reply, { status: 200, body: { now: deps.clock.now().toISOString(), jobsRun } });
  });
}
