import { listMigrations } from "../platform/database/migrate.ts";
import { runCommand, withDeps } from "./run-command.ts";

/** Opening the database migrates it, as every start does. As a separate command it has no time limit. */
function run(): Promise<string> {
  return withDeps(async () => `The database has all ${listMigrations().length} migrations.`);
}

await runCommand(run);
