import { getCardState, getFinishPage, getPaymentSecret, mayAct, signContract } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Application } from "../application/index.ts";
import type { Deps } from "../deps.ts";
import { findMethod, openCardSetup, refuseIfProviderFails, toMethodView } from "../billing/index.ts";
import { readFinishPage } from "./finish-page.ts";
import { sign } from "./sign.ts";
import { registerCoTenantRoutes } from "./together/routes.ts";
import { refuse } from "../platform/http/refusal.ts";
import { registerCall } from "../platform/http/register-call.ts";

export function registerSigningRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(
    app,
    deps,
    getPaymentSecret,
    async (_input, { caller: { application } }) => {
      if (application.signedAt) return refuse("APPLICATION_LOCKED");
      if (!mayAct("paymentSecret", application.lastCompletedPage)) return refuse("STEP_NOT_ALLOWED");
      return refuseIfProviderFails(deps, async () => ({
        secret: await openCardSetup(deps, { ...application, person: personOf(application) }),
      }));
    },
    { writes: true },
  );

  registerCall(app, deps, getCardState, async (_input, { caller: { application } }) => {
    if (!mayAct("paymentSecret", application.lastCompletedPage)) return refuse("STEP_NOT_ALLOWED");
    return refuseIfProviderFails(deps, async () => {
      const method = await findMethod(deps, application);
      return { ready: method !== null, method: method && toMethodView(method) };
    });
  });

  registerCall(app, deps, signContract, ({ body }, from) => refuseIfProviderFails(deps, () => sign(deps, body, from)), {
    heavy: "documents",
  });

  registerCoTenantRoutes(app, deps);

  registerCall(app, deps, getFinishPage, (_input, { caller }) => readFinishPage(deps, caller));
}

function personOf({ answers }: Application) {
  const { firstName, lastName, email } = answers.userInfo ?? {};
  return firstName && lastName && email ? { name: `${firstName} ${lastName}`, email } : null;
}
