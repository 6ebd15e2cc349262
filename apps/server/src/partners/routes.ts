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
  remindTenant,
  searchProperties,
  withdrawInvitation,
} from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { exportRoute } from "./export/route.ts";
import { registerGuaranteeRoutes } from "./guarantees/routes.ts";
import { viewInvitation } from "./invitations/find.ts";
import { invite } from "./invitations/invite.ts";
import { checkAllInvitations, inviteAll } from "./invitations/invite-all.ts";
import { listOwnInvitations } from "./invitations/list.ts";
import { remindTenant as remind } from "./invitations/remind.ts";
import { withdrawOwnInvitation } from "./invitations/withdraw.ts";
import { registerPeopleRoutes } from "./people/routes.ts";
import { savePartnerProperties } from "./properties/save-properties.ts";
import { listOwnProperties, removePartnerProperty } from "./properties/own-properties.ts";
import { search } from "./properties/search.ts";
import { deleteOwnTests, listOwnTests } from "./sandbox-data.ts";
import { registerWebhookRoutes } from "./webhook-routes.ts";
import { registerCall } from "../platform/http/register-call.ts";

export function registerPartnerRoutes(app: FastifyInstance, deps: Deps): void {
  registerGuaranteeRoutes(app, deps);
  registerPeopleRoutes(app, deps);
  exportRoute(app, deps);
  registerWebhookRoutes(app, deps);

  registerCall(app, deps, inviteTenant, ({ body }, context) => invite(deps, context.caller, body, context));
  registerCall(app, deps, inviteTenants, ({ body }, context) =>
    inviteAll(deps, context.caller, body.invitations, context),
  );
  registerCall(app, deps, checkInvitations, ({ body }, { caller: partner }) =>
    checkAllInvitations(deps, partner, body.invitations),
  );
  registerCall(app, deps, listInvitations, ({ query }, { caller: partner }) =>
    listOwnInvitations(deps, partner, query),
  );
  registerCall(app, deps, getInvitation, ({ params }, { caller: partner }) => viewInvitation(deps, partner, params.id));
  registerCall(app, deps, withdrawInvitation, ({ params }, { caller: partner }) =>
    withdrawOwnInvitation(deps, partner, params.id),
  );
  registerCall(app, deps, remindTenant, ({ params }, { caller: partner }) => remind(deps, partner, params.id));

  registerCall(app, deps, keepProperties, ({ body }, { caller: { id } }) =>
    savePartnerProperties(deps, id, body.properties),
  );
  registerCall(app, deps, listProperties, ({ query }, { caller: partner }) => listOwnProperties(deps, partner, query));
  registerCall(app, deps, removeProperty, async ({ params }, { caller: { id } }) => ({
    removed: await removePartnerProperty(deps, id, params.id),
  }));
  registerCall(app, deps, listTestData, (_input, { caller: partner }) => listOwnTests(deps, partner));
  registerCall(app, deps, deleteTestData, (_input, { caller: partner }) => deleteOwnTests(deps, partner));
  registerCall(app, deps, searchProperties, ({ body }, { language, country }) =>
    search(deps, { query: body.query, country: body.country || country }, language),
  );
}
