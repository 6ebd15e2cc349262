import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { clockRoutes } from "./clock.ts";
import { mailRoutes } from "./mail.ts";
import { fromCents } from "@kautia/contract";
import { send } from "../platform/http/send.ts";

/** Calls that do not exist in production. Source: wire decisions, "Running it". */
export function registerDevRoutes(app: FastifyInstance, deps: Deps): void {
  if (!deps.config.devCalls) return;
  clockRoutes(app, deps);
  chargeRoutes(app, deps);
  mailRoutes(app, deps);
}

function chargeRoutes(app: FastifyInstance, { sandbox }: Deps): void {
  app.get("/dev/charges", async (_request, reply) => {
    const charges = await sandbox.listCharges();
    const body = charges.map(({ id, refId, amountCents, currency, status, at, refundedCents }) => ({
      id,
      refId,
      amount: fromCents(amountCents),
      currency,
      status,
      at: at.toISOString(),
      refunded: fromCents(refundedCents),
    }));
    return send(reply, { status: 200, body });
  });
}
