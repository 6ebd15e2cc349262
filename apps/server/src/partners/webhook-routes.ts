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
  type Owner,
  removeEndpoint,
  resend,
  resendAll,
  rotateSecret,
  sendTestEvent,
} from "../webhooks/index.ts";
import type { Partner } from "../platform/http/callers.ts";
import { registerCall } from "../platform/http/register-call.ts";

export function registerWebhookRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, addWebhook, ({ body }, { caller: partner }) => addEndpoint(deps, partner, body));
  registerCall(app, deps, listWebhooks, (_input, { caller: partner }) => listEndpoints(deps, ownerOf(partner)));
  registerCall(app, deps, changeWebhook, ({ params: { id }, body }, { caller: partner }) =>
    changeEndpoint(deps, { partner: ownerOf(partner), id }, body),
  );
  registerCall(app, deps, rotateWebhookSecret, ({ params }, { caller: partner }) =>
    rotateSecret(deps, ownerOf(partner), params.id),
  );
  registerCall(app, deps, listWebhookDeliveries, ({ params: { id }, query }, { caller: partner }) =>
    listDeliveries(deps, { partner: ownerOf(partner), id }, query),
  );
  registerCall(app, deps, resendDelivery, ({ params: { id, eventId } }, { caller: partner }) =>
    resend(deps, { partner: ownerOf(partner), id }, eventId),
  );
  registerCall(app, deps, resendGivenUp, ({ params: { id } }, { caller: partner }) =>
    resendAll(deps, { partner: ownerOf(partner), id }),
  );
  registerCall(app, deps, testWebhook, ({ params }, { caller: partner }) =>
    sendTestEvent(deps, ownerOf(partner), params.id),
  );
  registerCall(app, deps, removeWebhook, ({ params }, { caller: partner }) =>
    removeEndpoint(deps, ownerOf(partner), params.id),
  );
}

/** The partner's people also see the webhooks of test keys; the webhooks that they add are live. */
function ownerOf({ id, key, isTest }: Partner): Owner {
  return { id, isTest: key === null ? null : isTest };
}
