import { countries } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { refusalAnswer, refuse } from "../../platform/http/refusal.ts";
import { storeNotice } from "./store-notice.ts";
import { apiBase } from "../../platform/http/api-base.ts";
import { send } from "../../platform/http/send.ts";

/**
 * Receives the provider's webhooks (docs/money.md). Not a call of the contract, because the signature covers the raw
 * body.
 */
export async function registerWebhookRoute(app: FastifyInstance, deps: Deps): Promise<void> {
  const { paymentNotices } = deps;
  if (!paymentNotices) return;
  await app.register((scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    scope.post<{ Params: { country: string } }>(
      `${apiBase}/payment/webhooks/:country`,
      // Many premiums may fall due on one day, so a burst of webhooks is normal.
      { config: { isUnlimited: true } },
      async ({ params, body, headers }, reply) => {
        const country = countries.find((item) => item === params.country);
        if (!country) return send(reply, refusalAnswer(refuse("NOT_FOUND")));
        const notice = Buffer.isBuffer(body) ? paymentNotices.read(country, body, headers) : null;
        if (!notice) return send(reply, refusalAnswer(refuse("BODY_INVALID")));
        if (notice !== "ignored") await storeNotice(deps, country, notice);
        return send(reply, { status: 200, body: { received: true } });
      },
    );
  });
}
