import type { Kysely } from "kysely";
import type { Clock } from "../clock/clock.ts";
import type { Config } from "../config/settings.ts";
import type { Sql } from "../database/connection.ts";
import type { Database } from "../database/schema.ts";
import type { Log } from "../log.ts";
import type { Random } from "../random.ts";
import type { UsageLimits } from "../usage-limits.ts";
import type { CallerFinders } from "./callers.ts";

/** Everything needed to serve a call, whatever the call does. */
export interface CallDeps {
  config: Pick<Config, "closed" | "environment" | "networkLimits" | "uploads">;
  db: Kysely<Database>;
  sql: Sql;
  clock: Clock;
  random: Random;
  log: Log;
  usageLimits: UsageLimits;
  callers: CallerFinders;
}
