import type { Kysely, Transaction } from "kysely";
import type { Config } from "./config/settings.ts";
import type { Database } from "./database/schema.ts";

interface Needs {
  config: Pick<Config, "closed">;
  db: Kysely<Database>;
}

/** Retry-After of pages and calls while the app is closed. */
export const closedSeconds = 600;

export interface ClosedSwitch {
  closed: boolean;
  changedAt: Date;
  changedBy: string;
}

/** Whether the setting or the desk's switch has closed the app, so that no application can be started or continued. */
export async function isClosed({ config, db }: Needs): Promise<boolean> {
  return config.closed || ((await readClosedSwitch(db))?.closed ?? false);
}

/** Null if the switch has never been used. */
export async function readClosedSwitch(db: Kysely<Database>): Promise<ClosedSwitch | null> {
  const row = await db
    .selectFrom("closed_mode")
    .innerJoin("staff_account", "staff_account.id", "changed_by")
    .select(["closed", "changed_at", "name"])
    .executeTakeFirst();
  return row ? { closed: row.closed, changedAt: row.changed_at, changedBy: row.name } : null;
}

export async function writeClosedSwitch(
  transaction: Transaction<Database>,
  change: { closed: boolean; at: Date; by: string },
): Promise<void> {
  const row = { closed: change.closed, changed_at: change.at, changed_by: change.by };
  await transaction
    .insertInto("closed_mode")
    .values(row)
    .onConflict((conflict) => conflict.column("only_row").doUpdateSet(row))
    .execute();
}
