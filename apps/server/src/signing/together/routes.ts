import {
  correctCoTenantEmail,
  correctCoTenantName,
  getCoSigning,
  getCoTenantDocument,
  getCoTenantPage,
  refuseAsCoTenant as refuseCall,
  remindCoTenant as remindCall,
  signAsCoTenant as signCall,
} from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import { refuseIfProviderFails } from "../../billing/index.ts";
import type { Deps } from "../../deps.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import { correctEmail, correctName } from "./correct.ts";
import { fetchCoTenantDocument } from "./documents.ts";
import { readCoTenantPage } from "./page.ts";
import { refuseAsCoTenant } from "./refuse.ts";
import { remindCoTenant } from "./remind.ts";
import { signAsCoTenant } from "./sign-as-co-tenant.ts";
import { readCoSigning } from "./view.ts";

/** Tenants who sign together: the first one, by the application's token, and the others, each by a mailed link. */
export function registerCoTenantRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, getCoSigning, async (_input, { caller: { application } }) => ({
    coSigning: await readCoSigning(deps, application),
  }));
  registerCall(app, deps, remindCall, ({ body }, { caller }) => remindCoTenant(deps, caller, body.email));
  registerCall(app, deps, correctCoTenantEmail, ({ body }, { caller }) => correctEmail(deps, caller, body));

  registerCall(app, deps, getCoTenantPage, ({ params }) => readCoTenantPage(deps, params.token));
  registerCall(app, deps, getCoTenantDocument, ({ params }) => fetchCoTenantDocument(deps, params.token, params.kind));
  registerCall(
    app,
    deps,
    signCall,
    ({ params, body }, from) => refuseIfProviderFails(deps, () => signAsCoTenant(deps, params.token, body, from)),
    { heavy: "documents" },
  );
  registerCall(app, deps, refuseCall, ({ params, body }, from) =>
    refuseAsCoTenant(deps, params.token, body.reason, from),
  );
  registerCall(app, deps, correctCoTenantName, ({ params, body }) => correctName(deps, params.token, body));
}
