import {
  addPartnerPerson,
  askForPartnerLink,
  getPartnerSession,
  listPartnerPeople,
  logInPartner,
  logOutPartner,
  removePartnerPerson,
} from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { refuse } from "../../platform/http/refusal.ts";
import { endSession } from "../../access/index.ts";
import { logInByLink, requestLink } from "./log-in.ts";
import { addToPartner, listPeople, mayRemovePeople, removeFromPartner } from "./people.ts";
import { findLoggedInPerson } from "./session.ts";
import { registerCall, WithSession } from "../../platform/http/register-call.ts";

export function registerPeopleRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, askForPartnerLink, ({ body }, { country }) => requestLink(deps, body.email, country), {
    limit: "mails",
  });
  registerCall(app, deps, logInPartner, ({ body }) => logInByLink(deps, body.token));
  registerCall(app, deps, getPartnerSession, async (_input, { session }) => ({
    person: await findLoggedInPerson(deps, session),
  }));
  registerCall(app, deps, logOutPartner, async (_input, { session }) => {
    await endSession(deps, session);
    return new WithSession({ ended: true as const }, null);
  });

  registerCall(app, deps, listPartnerPeople, async (_input, { caller: { partner } }) => ({
    people: await listPeople(deps, partner.id),
  }));
  registerCall(app, deps, addPartnerPerson, async ({ body }, { caller: { partner }, country }) => {
    const added = await inTransaction(deps.db, (transaction) =>
      addToPartner(transaction, deps, partner, { ...body, country }),
    );
    deps.jobs.wake();
    return added;
  });
  registerCall(app, deps, removePartnerPerson, async ({ params: { personId } }, { caller: { id, partner } }) => {
    if (personId === id) return refuse("STEP_NOT_ALLOWED");
    return inTransaction(deps.db, async (transaction) => {
      if (!(await mayRemovePeople(transaction, partner.id, id))) return refuse("LOGIN_REQUIRED");
      const removed = await removeFromPartner(transaction, deps, partner.id, personId);
      return removed ? { removed } : refuse("NOT_FOUND");
    });
  });
}
