import { addPersonToPartner, listPeopleOfPartner, removePersonFromPartner } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { addToPartner, findPartnerById, listPeople, removeFromPartner } from "../../partners/index.ts";
import { Refusal, refuse } from "../../platform/http/refusal.ts";
import { recordAct } from "../session.ts";
import { registerCall } from "../../platform/http/register-call.ts";

/** Lets administrators manage the people of partners. */
export function partnerPeopleRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, listPeopleOfPartner, async ({ params: { id } }) => {
    const partner = await findPartnerById(deps, id);
    return partner ? { partner, people: await listPeople(deps, id) } : refuse("NOT_FOUND");
  });

  registerCall(app, deps, addPersonToPartner, async ({ params, body }, { caller: { id: by }, country }) => {
    const partner = await findPartnerById(deps, params.id);
    if (!partner) return refuse("NOT_FOUND");
    const added = await inTransaction(deps.db, async (transaction) => {
      const person = await addToPartner(transaction, deps, partner, { ...body, country });
      if (person instanceof Refusal) return person;
      const detail = { partner: partner.id, partnerPerson: person.id };
      await recordAct(transaction, deps, { by, act: "add-partner-person", detail });
      return person;
    });
    deps.jobs.wake();
    return added;
  });

  registerCall(app, deps, removePersonFromPartner, ({ params: { id: partner, personId } }, { caller: { id: by } }) =>
    inTransaction(deps.db, async (transaction) => {
      const removed = await removeFromPartner(transaction, deps, partner, personId);
      if (!removed) return refuse("NOT_FOUND");
      const detail = { partner, partnerPerson: personId };
      await recordAct(transaction, deps, { by, act: "remove-partner-person", detail });
      return { removed };
    }),
  );
}
