import { type Refusal, refuse } from "../platform/http/refusal.ts";
import { retryOnConflict } from "../platform/database/in-transaction.ts";
import type { Application } from "./application.ts";
import { changeApplication, type ApplicationChange, type ChangeDeps } from "./change-application.ts";
import { readerOf, type Tenant } from "./tenant.ts";

export type ApplicationUpdate<Answer> = { answer: Answer | Refusal; write?: ApplicationChange };

/**
 * Reads the application, calls `decide` with it and writes the change that it returns. Starts over if another request
 * changed the application in the meantime, so `decide` may run more than once. Null if there is no such application.
 */
export function updateFoundApplication<Answer>(
  deps: ChangeDeps,
  find: () => Promise<Application | null>,
  decide: (application: Application) => ApplicationUpdate<Answer> | Promise<ApplicationUpdate<Answer>>,
): Promise<Answer | Refusal | null> {
  return retryOnConflict(async () => {
    const application = await find();
    if (!application) return null;
    const { answer, write } = await decide(application);
    if (write) await changeApplication(deps, application, write);
    return answer;
  });
}

/** Like `updateFoundApplication`, for the calling tenant. */
export async function updateApplication<Answer>(
  deps: ChangeDeps,
  tenant: Tenant,
  decide: (application: Application) => ApplicationUpdate<Answer> | Promise<ApplicationUpdate<Answer>>,
): Promise<Answer | Refusal> {
  return (await updateFoundApplication(deps, readerOf(deps, tenant), decide)) ?? refuse("TOKEN_UNKNOWN");
}
