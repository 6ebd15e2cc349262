import { type Kysely, sql } from "kysely";
import { ConfigError } from "../config/config-error.ts";
import type { Database } from "./schema.ts";

const advice = "create it with `createdb --template=template0 --encoding=UTF8 --locale=C.UTF-8` (docs/production.md).";

/**
 * Errors: throws a ConfigError unless the database stores every letter and knows its lower case, by which homes,
 * mailboxes and names are compared. A cluster that was made without a locale may do neither.
 */
export async function checkLetters(db: Kysely<Database>): Promise<void> {
  const encoding = await sql<{ name: string }>`SELECT current_setting('server_encoding') AS name`.execute(db);
  const name = encoding.rows[0]?.name;
  if (name !== "UTF8") throw new ConfigError(`DATABASE_URL: the database's encoding is ${name}, not UTF8; ${advice}`);
  const { rows } = await sql<{ lower: string }>`SELECT lower('IÄŁ') AS lower`.execute(db);
  if (rows[0]?.lower !== "iäł")
    throw new ConfigError(
      `DATABASE_URL: by the database's locale, the lower case of IÄŁ is ${rows[0]?.lower}; ${advice}`,
    );
}
