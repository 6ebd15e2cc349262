import {
  addWebhook,
  changeWebhook,
  listWebhookDeliveries,
  listWebhooks,
  removeWebhook,
  resendDelivery,
  resendGivenUp,
  rotateWebhookSecret,
} from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import {
  addEndpoint,
  changeEndpoint,
  listDeliveries,
  listEndpoints,
  removeEndpoint,
  resend,
  resendAll,
  rotateSecret,
} from "../webhooks/index.ts";
import { registerPartnerCall } from "./find-partner.ts";

export function registerWebhookRoutes(app: FastifyInstance, deps: Deps): void {
  registerPartnerCall(app, deps, addWebhook, ({ body }, partner) => addEndpoint(deps, partner, body));
  registerPartnerCall(app, deps, listWebhooks, (_input, partner) => listEndpoints(deps, partner));
  registerPartnerCall(app, deps, changeWebhook, ({ params: { id }, body }, partner) =>
    changeEndpoint(deps, { partner, id }, body),
  );
  registerPartnerCall(app, deps, rotateWebhookSecret, ({ params }, partner) => rotateSecret(deps, partner, params.id));
  registerPartnerCall(app, deps, listWebhookDeliveries, ({ params: { id }, query }, partner) =>
    listDeliveries(deps, { partner, id }, query),
  );
  registerPartnerCall(app, deps, resendDelivery, ({ params: { id, eventId } }, partner) =>
    resend(deps, { partner, id }, eventId),
  );
  registerPartnerCall(app, deps, resendGivenUp, ({ params: { id } }, partner) => resendAll(deps, { partner, id }));
  registerPartnerCall(app, deps, removeWebhook, ({ params }, partner) => removeEndpoint(deps, partner, params.id));
}
