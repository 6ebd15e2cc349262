import { addPersonToPartner, listPeopleOfPartner, removePersonFromPartner } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { addToPartner, findPartnerById, listPeople, removeFromPartner } from "../../partners/index.ts";
import { refuse } from "../../platform/http/refusal.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import { actFor } from "./act-for.ts";

/** Lets administrators manage the people of partners. */
export function partnerPeopleRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, listPeopleOfPartner, async ({ params: { id } }) => {
    const partner = await findPartnerById(deps, id);
    return partner ? { partner, people: await listPeople(deps, id) } : refuse("NOT_FOUND");
  });

  registerCall(app, deps, addPersonToPartner, ({ params: { id }, body }, { caller, country }) => {
    const detail = (person: { id: string }) => ({ partnerPerson: person.id });
    return actFor(deps, { caller, id, act: "add-partner-person", detail }, (of) =>
      addToPartner(of.transaction, deps, of.partner, { ...body, country }),
    );
  });

  registerCall(app, deps, removePersonFromPartner, ({ params: { id, personId } }, { caller }) => {
    const detail = () => ({ partnerPerson: personId });
    return actFor(deps, { caller, id, act: "remove-partner-person", detail }, async ({ transaction }) => {
      const removed = await removeFromPartner(transaction, deps, id, personId);
      return removed ? { removed } : refuse("NOT_FOUND");
    });
  });
}
