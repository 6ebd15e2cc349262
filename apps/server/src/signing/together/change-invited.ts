import type { CallAnswer, getCoSigning } from "@kautia/contract";
import type { Transaction } from "kysely";
import { type Application, lockUnchanged, type Tenant, withApplication } from "../../application/index.ts";
import type { CoTenant } from "../../co-tenants/index.ts";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Database } from "../../platform/database/schema.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { findMissing } from "./find.ts";
import { readCoSigning } from "./view.ts";

/** Runs `change` on the first tenant's request for a co-tenant who has yet to sign. */
export function changeInvited(
  deps: Deps,
  tenant: Tenant,
  email: string,
  change: (
    transaction: Transaction<Database>,
    found: { application: Application; coTenant: CoTenant },
  ) => Promise<Refusal | null>,
): Promise<CallAnswer<typeof getCoSigning> | Refusal> {
  return withApplication<CallAnswer<typeof getCoSigning>>(deps, tenant, async (application) => {
    const refused = await inTransaction(deps.db, async (transaction) => {
      await lockUnchanged(transaction, application);
      const coTenant = await findMissing(transaction, application.refId, email);
      return coTenant ? change(transaction, { application, coTenant }) : refuse("STEP_NOT_ALLOWED");
    });
    if (refused) return refused;
    deps.jobs.wake();
    return { coSigning: await readCoSigning(deps, application) };
  });
}
