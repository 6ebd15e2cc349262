import { checkForPartner, inviteForPartner } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { checkAllInvitations, findPartnerById, inviteAll } from "../../partners/index.ts";
import { refuse } from "../../platform/http/refusal.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import { recordFor } from "./act-for.ts";

/** The desk's language says nothing about the tenants'. */
const nobodys = { chosenLocale: null };

/** Administrators can invite tenants for partners who do not use the API. */
export function partnerInvitationRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, checkForPartner, async ({ params, body }) => {
    const partner = await findPartnerById(deps, params.id);
    return partner ? checkAllInvitations(deps, { ...partner, key: null }, body.invitations) : refuse("NOT_FOUND");
  });

  registerCall(app, deps, inviteForPartner, ({ params: { id }, body: { invitations } }, { caller }) =>
    recordFor(deps, { caller, id, act: "invite-for-partner", detail: { lines: invitations.length } }, (partner) =>
      inviteAll(deps, { ...partner, key: null }, invitations, nobodys),
    ),
  );
}
