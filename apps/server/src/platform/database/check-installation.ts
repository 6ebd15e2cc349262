import type { Kysely } from "kysely";
import { ConfigError } from "../config/config-error.ts";
import type { Database } from "./schema.ts";

/**
 * The first start decides for good whether a database is that of a sandbox. Errors: throws a ConfigError if a later start
 * wants the other kind.
 */
export async function checkInstallation(db: Kysely<Database>, sandbox: boolean): Promise<void> {
  await db
    .insertInto("installation")
    .values({ is_sandbox: sandbox })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if ((await isSandbox(db)) === sandbox) return;
  throw new ConfigError(
    sandbox
      ? "SANDBOX is true, but this database has been used without it; give the sandbox a database of its own."
      : "SANDBOX is not true, but this is the database of a sandbox; set SANDBOX=true, or use another database.",
  );
}

/** Whether this is the database of a sandbox. */
export async function isSandbox(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom("installation").select("is_sandbox").executeTakeFirstOrThrow()).is_sandbox;
}
