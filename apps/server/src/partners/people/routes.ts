import {
  addPartnerPerson,
  askForPartnerLink,
  type Call,
  type CallAnswer,
  type CallInput,
  getPartnerSession,
  listPartnerPeople,
  logInPartner,
  logOutPartner,
  type PartnerVisitor,
  removePartnerPerson,
} from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { registerCall, registerGuardedCall, type RequestContext, WithSession } from "../../platform/http/route.ts";
import { hashToken } from "../../platform/tokens.ts";
import { logInByLink } from "./log-in.ts";
import { addToPartner, listPeople, mayRemovePeople, removeFromPartner } from "./people.ts";
import { requestLink } from "./request-link.ts";
import { findVisitor } from "./session.ts";

export function registerPeopleRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, askForPartnerLink, ({ body }, { country }) => requestLink(deps, body.email, country), {
    limit: "mails",
  });
  registerCall(app, deps, logInPartner, ({ body }) => logInByLink(deps, body.token));
  registerCall(app, deps, getPartnerSession, async (_input, { session }) => ({
    person: await findVisitor(deps, session),
  }));
  registerCall(app, deps, logOutPartner, async (_input, { session }) => {
    const token_hash = hashToken(session ?? "");
    await deps.db.deleteFrom("partner_session").where("token_hash", "=", token_hash).execute();
    return new WithSession({ ended: true as const }, null);
  });

  registerPersonCall(app, deps, listPartnerPeople, async (_input, { partner }) => ({
    people: await listPeople(deps, partner.id),
  }));
  registerPersonCall(app, deps, addPartnerPerson, async ({ body }, { partner }, { country }) => {
    const added = await inTransaction(deps.db, (transaction) =>
      addToPartner(transaction, deps, partner, { ...body, country }),
    );
    deps.jobs.wake();
    return added;
  });
  registerPersonCall(app, deps, removePartnerPerson, async ({ params: { personId } }, { id, partner }) => {
    if (personId === id) return refuse("STEP_NOT_ALLOWED");
    return inTransaction(deps.db, async (transaction) => {
      if (!(await mayRemovePeople(transaction, partner.id, id))) return refuse("LOGIN_REQUIRED");
      const removed = await removeFromPartner(transaction, deps, partner.id, personId);
      return removed ? { removed } : refuse("NOT_FOUND");
    });
  });
}

/** Registers a call that only people who are logged in on the partner's page may make, not API keys. */
function registerPersonCall<C extends Call>(
  app: FastifyInstance,
  deps: Deps,
  call: C,
  handler: (input: CallInput<C>, person: PartnerVisitor, context: RequestContext) => Promise<CallAnswer<C> | Refusal>,
): void {
  const admit = async ({ session }: RequestContext) => (await findVisitor(deps, session)) ?? refuse("LOGIN_REQUIRED");
  registerGuardedCall(app, deps, call, admit, handler);
}
