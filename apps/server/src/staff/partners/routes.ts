import {
  addWebhookForPartner,
  changePartner,
  changeWebhookOfPartner,
  createPartner,
  deleteTestsOfPartner,
  getPartner,
  keepHomesForPartner,
  listHomesOfPartner,
  listPartners,
  listStaffDeliveries,
  listWebhooksOfPartner,
  makePartnerKey,
  removeHomeOfPartner,
  removeWebhookOfPartner,
  resendStaffDelivery,
  revokePartnerKey,
  rotateSecretOfPartner,
  testWebhookOfPartner,
} from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import {
  deleteOwnTests,
  findPartnerById,
  listOwnProperties,
  removePartnerProperty,
  savePartnerProperties,
} from "../../partners/index.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import { refuse } from "../../platform/http/refusal.ts";
import { addEndpoint, changeEndpoint, listEndpoints, removeEndpoint, rotateSecret } from "../../webhooks/index.ts";
import { actFor, recordFor } from "./act-for.ts";
import { change, create, makeNamedKey, revokeNamedKey } from "./change.ts";
import { deliveryList, resendAsStaff } from "./deliveries.ts";
import { partnerInvitationRoutes } from "./invitations.ts";
import { partnerList } from "./list.ts";
import { partnerPeopleRoutes } from "./people.ts";
import { readPartner } from "./read.ts";
import { testWebhook } from "./test-webhook.ts";

const detail = ({ url }: { url: string }) => ({ subject: url });

/** Lets administrators do for a partner what its people and programs do, and what `npm run partner` does. */
export function partnerRoutes(app: FastifyInstance, deps: Deps): void {
  partnerPeopleRoutes(app, deps);
  partnerInvitationRoutes(app, deps);

  registerCall(app, deps, listPartners, async () => ({ partners: await partnerList.readAll(deps, undefined) }));
  registerCall(app, deps, getPartner, ({ params }) => readPartner(deps, params.id));
  registerCall(app, deps, createPartner, ({ body }, { caller }) => create(deps, caller, body));
  registerCall(app, deps, changePartner, ({ params: { id }, body }, { caller }) => change(deps, { caller, id }, body));
  registerCall(app, deps, makePartnerKey, ({ params: { id }, body }, { caller }) =>
    makeNamedKey(deps, { caller, id }, body.name),
  );
  registerCall(app, deps, revokePartnerKey, ({ params: { id, keyId } }, { caller }) =>
    revokeNamedKey(deps, { caller, id }, keyId),
  );

  registerCall(app, deps, listWebhooksOfPartner, async ({ params: { id } }) =>
    (await findPartnerById(deps, id)) ? listEndpoints(deps, { id }) : refuse("NOT_FOUND"),
  );
  registerCall(app, deps, testWebhookOfPartner, ({ params }, { caller }) => testWebhook(deps, caller, params));
  registerCall(app, deps, addWebhookForPartner, ({ params: { id }, body }, { caller }) =>
    actFor(deps, { caller, id, act: "add-webhook", detail }, (of) => addEndpoint(of.deps, of.partner, body)),
  );
  registerCall(app, deps, changeWebhookOfPartner, ({ params: { id, webhookId }, body }, { caller }) =>
    actFor(deps, { caller, id, act: "change-webhook", detail }, (of) =>
      changeEndpoint(of.deps, { partner: of.partner, id: webhookId }, body),
    ),
  );
  registerCall(app, deps, rotateSecretOfPartner, ({ params: { id, webhookId } }, { caller }) =>
    actFor(deps, { caller, id, act: "rotate-webhook-secret", detail }, (of) =>
      rotateSecret(of.deps, of.partner, webhookId),
    ),
  );
  registerCall(app, deps, removeWebhookOfPartner, ({ params: { id, webhookId } }, { caller }) =>
    actFor(deps, { caller, id, act: "remove-webhook", detail }, (of) => removeEndpoint(of.deps, of.partner, webhookId)),
  );

  registerCall(app, deps, listStaffDeliveries, ({ query }) => deliveryList.readPage(deps, query));
  registerCall(app, deps, resendStaffDelivery, ({ params }, { caller: person }) => resendAsStaff(deps, person, params));

  registerCall(app, deps, listHomesOfPartner, async ({ params: { id }, query }) => {
    const partner = await findPartnerById(deps, id);
    return partner ? listOwnProperties(deps, { ...partner, key: null }, query) : refuse("NOT_FOUND");
  });
  registerCall(app, deps, keepHomesForPartner, ({ params: { id }, body: { properties } }, { caller }) =>
    recordFor(deps, { caller, id, act: "keep-homes", detail: { subject: String(properties.length) } }, () =>
      savePartnerProperties(deps, id, properties),
    ),
  );
  registerCall(app, deps, removeHomeOfPartner, ({ params: { id, homeId } }, { caller }) =>
    actFor(deps, { caller, id, act: "remove-home", detail: () => ({ subject: homeId }) }, async (of) => ({
      removed: await removePartnerProperty(of.deps, id, homeId),
    })),
  );
  registerCall(app, deps, deleteTestsOfPartner, async ({ params: { id } }, { caller }) =>
    deps.config.isSandbox
      ? recordFor(deps, { caller, id, act: "delete-tests" }, (partner) =>
          deleteOwnTests(deps, { ...partner, key: null }),
        )
      : refuse("NOT_FOUND"),
  );
}
