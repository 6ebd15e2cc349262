import { checkForPartner, inviteForPartner } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { checkAllInvitations, findPartnerById, inviteAll } from "../../partners/index.ts";
import { refuse } from "../../platform/http/refusal.ts";
import { recordAct } from "../session.ts";
import { registerCall } from "../../platform/http/register-call.ts";

/** The desk's language says nothing about the tenants'. */
const nobodys = { chosenLocale: null };

/** Administrators can invite tenants for partners who do not use the API. */
export function partnerInvitationRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, checkForPartner, async ({ params, body }) => {
    const partner = await findPartnerById(deps, params.id);
    return partner ? checkAllInvitations(deps, { ...partner, key: null }, body.invitations) : refuse("NOT_FOUND");
  });

  registerCall(app, deps, inviteForPartner, async ({ params, body }, { caller: { id: by } }) => {
    const partner = await findPartnerById(deps, params.id);
    if (!partner) return refuse("NOT_FOUND");
    const detail = { partner: partner.id, lines: body.invitations.length };
    await inTransaction(deps.db, (transaction) =>
      recordAct(transaction, deps, { by, act: "invite-for-partner", detail }),
    );
    return inviteAll(deps, { ...partner, key: null }, body.invitations, nobodys);
  });
}
