import { accessRules, type Call, calls } from "@kautia/contract";
import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openSession } from "#testing/people/accounts.ts";
import { type Callers, makeCallers } from "#testing/people/callers.ts";
import { loadSize } from "#testing/values/load-size.ts";
import { testEngine } from "#testing/database/make-test-database.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { sendCall } from "#testing/server/send-call.ts";
import { logInAsStaff } from "#testing/people/staff.ts";
import { settle } from "#testing/server/settle.ts";

const rounds = Array.from({ length: loadSize(1, 20) }, (_, index) => index + 1);
const clients = 8;
const callsPerClient = loadSize(25, 50);

const isPrivate = (call: Call): call is Call & { access: keyof Callers["own"] } => call.access !== "public";
/** Calls that change something, except those that end a session. */
const changes = calls
  .filter(isPrivate)
  .filter(({ method, path }) => method !== "GET" && !(method === "DELETE" && path.endsWith("/session")));

// Which calls overlap differs from run to run: a failure is a deadlock or a race, even if the next run passes.
test.runIf(testEngine() === "postgres").each(rounds)(
  "all kinds of changes at once to the same data never fail on our side and never deadlock, round %i",
  { timeout: 180_000 },
  async (round) => {
    const server = await makeTestServer();
    const { ada, own } = await makeCallers(server);
    const failures: string[] = [];
    const runClient = async (client: number) => {
      const chosen = fc.sample(fc.constantFrom(...changes), {
        numRuns: callsPerClient,
        seed: round * clients + client,
      });
      for (const [index, call] of chosen.entries()) {
        const { status, outcome } = await sendCall(server, ada, call, own[call.access]);
        if (status >= 500) failures.push(`${call.method} ${call.path}: ${outcome}`);
        // Some calls end the sessions of others. Two clients may log in at once here.
        if (status === 401 && call.access === "session") own.session.headers = await openSession(server, ada.email);
        if (status === 401 && accessRules[call.access].caller === "staff")
          own[call.access].headers = await logInAsStaff(server);
        if (index % 10 === 0) await settle(server);
      }
    };
    await Promise.all(Array.from({ length: clients }, (_, client) => runClient(client)));
    const { rows } = await sql<{ deadlocks: number }>`
      SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()`.execute(server.deps.db);
    await server.close();
    expect(failures).toEqual([]);
    expect(rows).toEqual([{ deadlocks: 0 }]);
  },
);
