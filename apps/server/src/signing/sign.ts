import { isDeepStrictEqual } from "node:util";
import { type CallInput, type SaveAnswer, shownContractOf, type signContract } from "@kautia/contract";
import { type Tenant, toTenantRecord, withApplication } from "../application/index.ts";
import type { Deps } from "../deps.ts";
import { Refusal, refuse } from "../platform/http/refusal.ts";
import { isOffered } from "../platform/is-offered.ts";
import { findMethod } from "../billing/index.ts";
import { readDocumentsMails } from "../policy-documents/index.ts";
import { ensureDocumentsGiven } from "./ensure-documents-given.ts";
import { readSignable } from "./signable.ts";
import { signFirst } from "./together/sign-first.ts";
import { writeContract } from "./write-contract.ts";
import type { RequestContext } from "../platform/http/request-context.ts";

/**
 * Signs the contract. Can be repeated. Starts over if another request signed or changed the application meanwhile. With
 * co-tenants, the contract waits for their signatures.
 */
export function sign(
  deps: Deps,
  { shown }: CallInput<typeof signContract>["body"],
  from: RequestContext & { caller: Tenant },
): Promise<SaveAnswer | Refusal> {
  const at = deps.clock.now();
  const { token } = from.caller;
  let documentsMails: ReadonlySet<string> | null = null;
  return withApplication<SaveAnswer>(deps, from.caller, async (application) => {
    if (application.signedAt) return { lastCompletedPage: application.lastCompletedPage };
    if (!isOffered(deps.config, application.country)) return refuse("COUNTRY_NOT_OFFERED");
    documentsMails ??= await readDocumentsMails(deps.db, application.refId);
    const signable = readSignable(application, deps.clock.now());
    if (signable instanceof Refusal) return signable;
    if (shown && !isDeepStrictEqual(shown, shownContractOf(toTenantRecord(application, token))))
      return refuse("OFFER_CHANGED");
    // Asks the provider, because the browser's word would prove nothing.
    const method = await findMethod(deps, application);
    if (!method) return refuse("STEP_NOT_ALLOWED");
    const given = await ensureDocumentsGiven(deps, signable, { at, documentsMails });
    if (given instanceof Refusal) return given;
    const { coTenants } = signable;
    const refused =
      coTenants.length > 0
        ? await signFirst(deps, signable, from)
        : await writeContract(deps, { signable, given, method, tenantToken: token, from });
    if (refused) return refused;
    deps.jobs.wake();
    return { lastCompletedPage: coTenants.length > 0 ? application.lastCompletedPage : "PAYMENT" };
  });
}
