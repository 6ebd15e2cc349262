// A process with many servers, each with its own database and faults. One SIGKILL ends them all.
import { setTimeout as wait } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { openPglite } from "../../platform/adapters/pglite.ts";
import { openPostgres } from "../../platform/adapters/postgres.ts";
import { readConfig } from "../../platform/config/config.ts";
import { makeServer, openServer, type Server } from "../../server.ts";
import { settingsForTests } from "../server/settings-for-tests.ts";
import { quickPasswords } from "../server/quick-passwords.ts";
import { addColleague, openStaffSession } from "../people/staff.ts";
import { makeReadyToSign } from "../policies/sign-policy.ts";
import { silentLog } from "../server/silent-log.ts";
import { readDatabaseState } from "./database-state.ts";
import { type Fault, FaultInjector } from "./fault-injector.ts";
import { injectIntoPorts, injectIntoStatements } from "./inject-faults.ts";
import type { Answers, Command, CommandMessage } from "./messages.ts";

interface HostedServer {
  injector: FaultInjector;
  server: Server;
}

const hosted = new Map<number, HostedServer>();

async function open(journey: number, settings: Record<string, string>, fault: Fault | null): Promise<number> {
  const injector = new FaultInjector({
    onKill: (call) => process.send?.({ killed: journey, call }),
    onError: () => void endLeases(database.db).catch(() => {}),
  });
  let started = false;
  const watch = injectIntoStatements(injector, () => started);
  const config = readConfig({ NODE_ENV: "test", PORT: "0", ...settingsForTests, ...settings });
  const database = config.databaseUrl
    ? await openPostgres(config.databaseUrl, { log: silentLog, watch })
    : await openPglite(config.dataDir, { watch });
  await endLeases(database.db, 1);
  await database.db
    .updateTable("idempotency")
    .set({ leased_until: new Date(0) })
    .where("status", "is", null)
    .execute();
  injector.arm(fault);
  const server = await makeServer(config, {
    database,
    log: silentLog,
    passwords: quickPasswords,
    wrapPort: injectIntoPorts(injector),
  });
  const port = await openServer(server);
  started = true;
  hosted.set(journey, { injector, server });
  return port;
}

/** Ends leases that a killed or failing server left behind. Repeats, because a failing server leaves its lease late. */
async function endLeases(db: Kysely<Database>, rounds = 20): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    if (round > 0) await wait(100);
    for (const table of ["mail", "charge_attempt", "refund"] as const)
      await db.updateTable(table).set({ leased_until: null }).where("leased_until", "is not", null).execute();
  }
}

function find(journey: number): HostedServer {
  const found = hosted.get(journey);
  if (!found) throw new Error(`journey ${journey} has no server in this process`);
  return found;
}

async function openSecondPerson(server: Server): Promise<string> {
  const known = server.deps.db.selectFrom("staff_account").select("id").where("email_key", "=", "uwe@example.com");
  const { id } = (await known.executeTakeFirst()) ?? {
    id: await addColleague(server, { name: "Uwe", role: "underwriter" }),
  };
  return (await openStaffSession(server, id)).cookie;
}

async function execute(command: Command): Promise<Answers[keyof Answers]> {
  switch (command.act) {
    case "open":
      return open(command.journey, command.settings, command.fault);
    case "prepare":
      return makeReadyToSign(find(command.journey).server, command.options);
    case "open-second-person":
      return openSecondPerson(find(command.journey).server);
    case "arm":
      return find(command.journey).injector.arm(command.fault);
    case "read-state":
      return readDatabaseState(find(command.journey).server.deps);
    case "close": {
      const { app, deps } = find(command.journey).server;
      hosted.delete(command.journey);
      await deps.jobs.stop();
      await app.close();
      await deps.close();
      return null;
    }
  }
}

process.on("message", (message: CommandMessage) => {
  execute(message.command).then(
    (answer) => process.send?.({ id: message.id, answer }),
    (error: unknown) => process.send?.({ id: message.id, error: error instanceof Error ? error.stack : String(error) }),
  );
});
