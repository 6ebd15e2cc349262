import { fromCents } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { send } from "../platform/http/send.ts";

export function chargeRoutes(app: FastifyInstance, { sandbox }: Deps): void {
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
