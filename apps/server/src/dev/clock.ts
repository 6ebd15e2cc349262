import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { fieldError, toFieldErrors, utcTimestamp } from "@kautia/contract";
import type { Deps } from "../deps.ts";
import { refusalAnswer, refuseFields } from "../platform/http/refusal.ts";
import { send } from "../platform/http/send.ts";
import { minute } from "../platform/rules/durations.ts";

const clockBody = z.object({ now: utcTimestamp });

/** In ms. A client that got no answer may repeat its request later. */
const retryTolerance = 10 * minute;

/** Moves the clock forward, never back, and does all work that falls due in between. */
export function clockRoutes(app: FastifyInstance, deps: Deps): void {
  app.post("/dev/clock", async (request, reply) => {
    const body = z.safeParse(clockBody, request.body);
    if (!body.success) return send(reply, refusalAnswer(refuseFields(toFieldErrors(body.error, request.body))));
    const to = new Date(body.data.now);
    const earliest = deps.clock.now();
    if (earliest.getTime() - to.getTime() > retryTolerance) {
      const tooEarly = fieldError("now", "FIELD_INVALID", { earliest: earliest.toISOString() });
      return send(reply, refusalAnswer(refuseFields([tooEarly])));
    }
    const jobsRun = await deps.jobs.runDueUntil(to);
    return send(reply, { status: 200, body: { now: deps.clock.now().toISOString(), jobsRun } });
  });
}
