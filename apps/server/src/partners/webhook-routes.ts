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
import { type Partner, registerPartnerCall } from "./find-partner.ts";

export function registerWebhookRoutes(app: FastifyInstance, deps: Deps): void {
  registerPartnerCall(app, deps, addWebhook, ({ body }, partner) => addEndpoint(deps, partner, body));
  registerPartnerCall(app, deps, listWebhooks, (_input, partner) => listEndpoints(deps, ownerOf(partner)));
  registerPartnerCall(app, deps, changeWebhook, ({ params: { id }, body }, partner) =>
    changeEndpoint(deps, { partner: ownerOf(partner), id }, body),
  );
  registerPartnerCall(app, deps, rotateWebhookSecret, ({ params }, partner) =>
    rotateSecret(deps, ownerOf(partner), params.id),
  );
  registerPartnerCall(app, deps, listWebhookDeliveries, ({ params: { id }, query }, partner) =>
    listDeliveries(deps, { partner: ownerOf(partner), id }, query),
  );
  registerPartnerCall(app, deps, resendDelivery, ({ params: { id, eventId } }, partner) =>
    resend(deps, { partner: ownerOf(partner), id }, eventId),
  );
  registerPartnerCall(app, deps, resendGivenUp, ({ params: { id } }, partner) =>
    resendAll(deps, { partner: ownerOf(partner), id }),
  );
  registerPartnerCall(app, deps, testWebhook, ({ params }, partner) =>
    sendTestEvent(deps, ownerOf(partner), params.id),
  );
  registerPartnerCall(app, deps, removeWebhook, ({ params }, partner) =>
    removeEndpoint(deps, ownerOf(partner), params.id),
  );
}

/** The partner's people also see the webhooks of test keys; the webhooks that they add are live. */
function ownerOf({ id, key, isTest }: Partner): Owner {
  return { id, isTest: key === null ? null : isTest };
}
