import {
  acceptInvitation,
  askToInvite,
  confirmInvitation,
  getInvitationToConfirm,
  getInvitation,
  initTenant,
  inviteTenant,
  saveInvitationDetails,
  withdrawInvitation,
} from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import { findApplication } from "../application/find-application.ts";
import { makeApplication } from "../application/make-application.ts";
import { toTenantRecord } from "../application/tenant-record.ts";
import type { Deps } from "../deps.ts";
import { registerCall } from "../platform/http/route.ts";
import { registerPartnerCall } from "../partners/find-partner.ts";
import { accept } from "./accept.ts";
import { invite } from "./invite.ts";
import { askToSend, confirm, viewToConfirm } from "./landlord-invite.ts";
import { view, withdraw } from "../partners/invitations.ts";
import { saveDetails } from "./save-details.ts";
import { makeFromSignedOffer } from "./signed-offer.ts";

/** How applications begin: partners invite, tenants accept or come by themselves; and what the invited ones answer. */
export function invitationFeature(app: FastifyInstance, deps: Deps): void {
  registerPartnerCall(app, deps, inviteTenant, ({ body }, partner, { language }) =>
    invite(deps, partner, body, language),
  );
  registerPartnerCall(app, deps, getInvitation, ({ params }, partner) => view(deps, partner, params.id));
  registerPartnerCall(app, deps, withdrawInvitation, ({ params }, partner) => withdraw(deps, partner, params.id));

  registerCall(app, deps, askToInvite, ({ body }, context) => askToSend(deps, body, context));
  registerCall(app, deps, getInvitationToConfirm, ({ params }) => viewToConfirm(deps, params.token));
  registerCall(app, deps, confirmInvitation, ({ params }) => confirm(deps, params.token));

  registerCall(app, deps, initTenant, async ({ query }, { country, locale, wantsRecord }) => {
    if (query.insuranceHash) return makeFromSignedOffer(deps, query.insuranceHash, locale);
    const token = await makeApplication(deps, initTenant.name, { country, locale, answers: {} });
    const application = wantsRecord ? await findApplication(deps, token) : null;
    return { token, ...(application && { record: toTenantRecord(application, token) }) };
  });
  registerCall(app, deps, acceptInvitation, ({ params }, { locale }) => accept(deps, params.id, locale));
  registerCall(app, deps, saveInvitationDetails, ({ body }, context) => saveDetails(deps, body, context));
}
