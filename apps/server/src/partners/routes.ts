import {
  checkInvitations,
  deleteTestData,
  getInvitation,
  inviteTenant,
  inviteTenants,
  keepProperties,
  listInvitations,
  listProperties,
  listTestData,
  removeProperty,
  searchProperties,
  withdrawInvitation,
} from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { refuse, registerCall } from "../platform/http/route.ts";
import { exportRoute } from "./export/route.ts";
import { registerPartnerCall } from "./find-partner.ts";
import { registerGuaranteeRoutes } from "./guarantees/routes.ts";
import { viewInvitation } from "./invitations/find.ts";
import { invite } from "./invitations/invite.ts";
import { checkAllInvitations, inviteAll } from "./invitations/invite-all.ts";
import { listOwnInvitations } from "./invitations/list.ts";
import { withdrawOwnInvitation } from "./invitations/withdraw.ts";
import { registerPeopleRoutes } from "./people/routes.ts";
import { savePartnerProperties } from "./properties/save-properties.ts";
import { listOwnProperties, removePartnerProperty } from "./properties/own-properties.ts";
import { search } from "./properties/search.ts";
import { deleteOwnTests, listOwnTests } from "./test-data.ts";
import { registerWebhookRoutes } from "./webhook-routes.ts";

export async function registerPartnerRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await registerGuaranteeRoutes(app, deps);
  registerPeopleRoutes(app, deps);
  exportRoute(app, deps);
  registerWebhookRoutes(app, deps);

  registerPartnerCall(app, deps, inviteTenant, ({ body }, partner, context) => invite(deps, partner, body, context));
  registerPartnerCall(app, deps, inviteTenants, ({ body }, partner, context) =>
    inviteAll(deps, partner, body.invitations, context),
  );
  registerPartnerCall(app, deps, checkInvitations, ({ body }, partner) =>
    checkAllInvitations(deps, partner, body.invitations),
  );
  registerPartnerCall(app, deps, listInvitations, ({ query }, partner) => listOwnInvitations(deps, partner, query));
  registerPartnerCall(app, deps, getInvitation, ({ params }, partner) => viewInvitation(deps, partner, params.id));
  registerPartnerCall(app, deps, withdrawInvitation, ({ params }, partner) =>
    withdrawOwnInvitation(deps, partner, params.id),
  );

  // Tenants find all stored homes, so test keys cannot have any.
  registerPartnerCall(app, deps, keepProperties, async ({ body }, { id, isTest }) =>
    isTest ? refuse("NOT_FOUND") : savePartnerProperties(deps, id, body.properties),
  );
  registerPartnerCall(app, deps, listProperties, async ({ query }, { id, isTest }) =>
    isTest ? refuse("NOT_FOUND") : listOwnProperties(deps, id, query),
  );
  registerPartnerCall(app, deps, removeProperty, async ({ params }, { id, isTest }) =>
    isTest ? refuse("NOT_FOUND") : { removed: await removePartnerProperty(deps, id, params.id) },
  );
  registerPartnerCall(app, deps, listTestData, (_input, partner) => listOwnTests(deps, partner));
  registerPartnerCall(app, deps, deleteTestData, (_input, partner) => deleteOwnTests(deps, partner));
  registerCall(app, deps, searchProperties, ({ body }, { language, country }) =>
    search(deps, { query: body.query, country: body.country || country }, language),
  );
}
