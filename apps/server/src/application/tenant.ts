import type { Deps } from "../deps.ts";
import { retryOnConflict } from "../platform/database/in-transaction.ts";
import { type Refusal, refuse } from "../platform/http/refusal.ts";
import type { Application } from "./application.ts";
import { findApplication } from "./find-application.ts";

/** The caller of a tenant's call: the holder of an application's token. */
export interface Tenant {
  token: string;
  application: Application;
}

type ReadDeps = Pick<Deps, "db" | "sql" | "clock">;

/** Reads the tenant's application: first as it was when the caller was found, then as it is stored. */
export function readerOf(deps: ReadDeps, { token, application }: Tenant): () => Promise<Application | null> {
  let known: Application | null = application;
  return async () => {
    const found = known ?? (await findApplication(deps, token));
    known = null;
    return found;
  };
}

/** Runs `act` with the tenant's application, and again with what is stored by then if another request changed it. */
export function withApplication<Answer>(
  deps: ReadDeps,
  tenant: Tenant,
  act: (application: Application) => Promise<Answer | Refusal>,
): Promise<Answer | Refusal> {
  const read = readerOf(deps, tenant);
  return retryOnConflict(async () => {
    const application = await read();
    return application ? act(application) : refuse("TOKEN_UNKNOWN");
  });
}
