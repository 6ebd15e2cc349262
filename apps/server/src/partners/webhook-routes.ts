import {
  addWebhook,
  changeWebhook,
  listWebhookDeliveries,
  listWebhooks,
  removeWebhook,
  resendDelivery,
  resendGivenUp,
  rotateWebhookSecret,
  testWebhook,
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
  sendTestEvent,
} from "../webhooks/index.ts";
import { registerCall } from "../platform/http/register-call.ts";

export function registerWebhookRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, addWebhook, ({ body }, { caller: partner }) => addEndpoint(deps, partner, body));
  registerCall(app, deps, listWebhooks, (_input, { caller: partner }) => listEndpoints(deps, partner));
  registerCall(app, deps, changeWebhook, ({ params: { id }, body }, { caller: partner }) =>
    changeEndpoint(deps, { partner, id }, body),
  );
  registerCall(app, deps, rotateWebhookSecret, ({ params }, { caller: partner }) =>
    rotateSecret(deps, partner, params.id),
  );
  registerCall(app, deps, listWebhookDeliveries, ({ params: { id }, query }, { caller: partner }) =>
    listDeliveries(deps, { partner, id }, query),
  );
  registerCall(app, deps, resendDelivery, ({ params: { id, eventId } }, { caller: partner }) =>
    resend(deps, { partner, id }, eventId),
  );
  registerCall(app, deps, resendGivenUp, ({ params: { id } }, { caller: partner }) => resendAll(deps, { partner, id }));
  registerCall(app, deps, testWebhook, ({ params }, { caller: partner }) => sendTestEvent(deps, partner, params.id));
  registerCall(app, deps, removeWebhook, ({ params }, { caller: partner }) => removeEndpoint(deps, partner, params.id));
}
