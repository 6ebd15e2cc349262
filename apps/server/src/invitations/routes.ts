import {
  acceptInvitation,
  askToInvite,
  confirmInvitation,
  getInvitationLink,
  getInvitationToConfirm,
  getSignedOffer,
  initTenant,
  saveInvitationDetails,
} from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import { findApplication, makeApplication, toTenantRecord } from "../application/index.ts";
import type { Deps } from "../deps.ts";
import { localeAt } from "../platform/http/locale.ts";
import { countFirstMail } from "../platform/http/network-limits.ts";
import { refuse } from "../platform/http/refusal.ts";
import { isOffered } from "../platform/is-offered.ts";
import { redeemInvitation, viewInvitationLink } from "./redeem.ts";
import { confirmLandlordInvite, findInvitationToConfirm, requestInvitation } from "./landlord-invite.ts";
import { saveDetails } from "./save-details.ts";
import { openSignedOffer, viewSignedOffer } from "./signed-offer.ts";
import { registerCall } from "../platform/http/register-call.ts";

/** Invitations by landlords, and starting an application. Partners' invitations are in the module `partners`. */
export function registerInvitationRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, askToInvite, ({ body }, context) => requestInvitation(deps, body, context));
  registerCall(app, deps, getInvitationToConfirm, (_input, { caller }) => findInvitationToConfirm(deps, caller));
  registerCall(app, deps, confirmInvitation, (_input, { caller }) => confirmLandlordInvite(deps, caller));

  registerCall(app, deps, initTenant, async ({ query }, context) => {
    const { country, wantsRecord, ip } = context;
    if (query.insuranceHash !== undefined) return openSignedOffer(deps, query.insuranceHash, context);
    if (!isOffered(deps.config, country)) return refuse("COUNTRY_NOT_OFFERED");
    const tooMany = await countFirstMail(deps, ip);
    if (tooMany) return tooMany;
    const made = { country, locale: localeAt(context, country), answers: {} };
    const token = await makeApplication(deps, initTenant.name, made);
    const application = wantsRecord ? await findApplication(deps, token) : null;
    return { token, ...(application && { record: toTenantRecord(application, token) }) };
  });
  registerCall(app, deps, getInvitationLink, ({ params }) => viewInvitationLink(deps, params.id));
  registerCall(app, deps, getSignedOffer, ({ query }) => viewSignedOffer(deps, query.insuranceHash));
  registerCall(app, deps, acceptInvitation, ({ params }, context) => redeemInvitation(deps, params.id, context));
  registerCall(app, deps, saveInvitationDetails, ({ body }, context) => saveDetails(deps, body, context));
}
