import { readFile } from "node:fs/promises";
import { sql } from "kysely";
import { caseList } from "../apps/server/src/staff/cases/list.ts";
import { claimList } from "../apps/server/src/staff/claims/list.ts";
import { countWork, inboxList } from "../apps/server/src/staff/inbox/list.ts";
import { chargeList } from "../apps/server/src/staff/charges/list.ts";
import { readFigures } from "../apps/server/src/staff/figures/read.ts";
import { policyList } from "../apps/server/src/staff/policies/list.ts";
import { readMoney } from "../apps/server/src/staff/money/read-money.ts";
import { searchEverything } from "../apps/server/src/staff/search/find.ts";
import { readWaitingTimes } from "../apps/server/src/staff/waiting-times/read.ts";
import { openPostgres } from "../apps/server/src/platform/adapters/postgres.ts";
import { readConfig } from "../apps/server/src/platform/config/config.ts";
import type { StaffMember } from "../apps/server/src/platform/http/callers.ts";
import { silentLog } from "../apps/server/src/testing/server/silent-log.ts";
import { openScaleDatabase, type ScaleDatabase } from "./src/data/open-database.ts";
import { percentile } from "./src/percentile.ts";
import { readOptions } from "./src/options.ts";
import { check, print } from "./src/print.ts";
import { openPolicies } from "./src/staff/open-policies.ts";

/*
 * The processor time of the desk's lists in a large database, from the statement to its rows, beside the simplest read: the
 * 25 newest policies. Then how long the desk waits in Chromium for a policy that it opens from the list.
 *   --policies 100000   the number of policies
 */
/** Our targets, in ms: for a list, and for 95 of 100 policies that are opened. */
const longest = 100;
const longestToOpen = 300;
const runs = 10;
/** So that caches are filled and the code is compiled, as in a server that has run for a while. */
const warmUps = 50;
const person: StaffMember = {
  id: "00000000-0000-4000-8000-000000000000",
  name: "Bench",
  email: "bench@example.com",
  role: "administrator",
};

export async function benchStaff(args: string[]): Promise<void> {
  const { policies } = readOptions(args, { policies: 100_000 });
  const database = await openScaleDatabase(policies);
  try {
    const { plain, lists } = await timeStaff(database);
    print(`25 rows by an index and nothing else: ${plain.toFixed(2)} ms`);
    for (const [title, took] of lists)
      check(
        took <= longest,
        `${title.padEnd(40)} ${took.toFixed(1).padStart(7)} ms, ratio ${(took / plain).toFixed(1)}`,
      );
    const times = await openPolicies(database, 100);
    const [half, most] = [percentile(times, 50), percentile(times, 95)];
    check(most <= longestToOpen, `opening a policy: ${half.toFixed(0)} ms, 95th percentile ${most.toFixed(0)} ms`);
  } finally {
    await database.close();
  }
}

/**
 * Measures the processor time in ms of each list of the desk, and of the newest policies read by an index and nothing else, in
 * PostgreSQL and in this process, with everything in memory. That is the time on an otherwise idle machine. Parallel workers
 * are off because they would hide part of it. Linux only.
 */
async function timeStaff({ url, now }: Pick<ScaleDatabase, "url" | "now">) {
  const single = new URL(url);
  single.searchParams.set("options", "-c max_parallel_workers_per_gather=0");
  const database = await openPostgres(single.href, { log: silentLog, connections: 1 });
  const deps = {
    db: database.db,
    sql: database.sql,
    clock: { now: () => now },
    person,
    config: readConfig({ NODE_ENV: "test" }),
    jobs: { isRepaired: sql<boolean>`false` },
  };
  const policies = { status: undefined, search: null, page: 1 } as const;
  const cases = { state: "ALL", cause: undefined, assigned: undefined, search: null, page: 1 } as const;
  const charges = { state: undefined, assigned: undefined, search: null, page: 1 };
  const lists: [title: string, read: () => Promise<unknown>][] = [
    ["policies", () => policyList.readPage(deps, policies)],
    ["policies, page 100", () => policyList.readPage(deps, { ...policies, page: 100 })],
    ["policies past due", () => policyList.readPage(deps, { ...policies, status: "PAST_DUE" })],
    ["policies 'berlin', one in six", () => policyList.readPage(deps, { ...policies, search: "berlin" })],
    [
      "policies 'ada.weiss.7.120@example.com'",
      () => policyList.readPage(deps, { ...policies, search: "ada.weiss.7.120@example.com" }),
    ],
    ["policies 'nobody'", () => policyList.readPage(deps, { ...policies, search: "nobody" })],
    ["cases, all", () => caseList.readPage(deps, cases)],
    ["cases, refused", () => caseList.readPage(deps, { ...cases, state: "REFUSED" })],
    ["cases, open", () => caseList.readPage(deps, { ...cases, state: "OPEN" })],
    ["cases 'öztürk'", () => caseList.readPage(deps, { ...cases, search: "öztürk" })],
    ["cases 'nobody'", () => caseList.readPage(deps, { ...cases, search: "nobody" })],
    ["charges", () => chargeList.readPage(deps, charges)],
    ["claims", () => claimList.readPage(deps, charges)],
    ["claims 'öztürk'", () => claimList.readPage(deps, { ...charges, search: "öztürk" })],
    ["search 'öztürk berlin'", () => searchEverything(deps, person, "öztürk berlin")],
    ["search 'nobody'", () => searchEverything(deps, person, "nobody")],
    ["search 'ztürk', in a name", () => searchEverything(deps, person, "ztürk")],
    ["search 'Oestürk', mistyped", () => searchEverything(deps, person, "Oestürk")],
    ["search by phone", () => searchEverything(deps, person, "+49 (0)151 2345678")],
    ["search by birth date", () => searchEverything(deps, person, "17.05.1990")],
    ["search by the end of an account", () => searchEverything(deps, person, "4242")],
    ["money, 12 months", () => readMoney(deps, 12)],
    ["money, 36 months", () => readMoney(deps, 36)],
    ["figures, 30 days", () => readFigures(deps, 30)],
    ["figures, 90 days", () => readFigures(deps, 90)],
    ["waiting times", () => readWaitingTimes(deps)],
    ["inbox", () => inboxList.readPage(deps, { search: null, page: 1 })],
    ["what waits", () => countWork(deps)],
  ];
  const newest = () => database.db.selectFrom("policy").selectAll().orderBy("signed_at", "desc").limit(25).execute();
  const plain = await time(newest);
  const times: [title: string, milliseconds: number][] = [];
  for (const [title, read] of lists) times.push([title, await time(read)]);
  await database.close();
  return { plain, lists: times };

  async function time(read: () => Promise<unknown>): Promise<number> {
    for (let run = 0; run < warmUps; run++) await read();
    const before = await processorTime();
    for (let run = 0; run < runs; run++) await read();
    return ((await processorTime()) - before) / runs;
  }

  /** The processor time of this process and of the PostgreSQL process behind its only connection, in ms. */
  async function processorTime(): Promise<number> {
    const [row] = await database.sql.query<{ pid: number }>({ text: "SELECT pg_backend_pid() AS pid" });
    const [nanoseconds] = (await readFile(`/proc/${row?.pid}/schedstat`, "utf8")).split(" ");
    const inPostgres = Number(nanoseconds) / 1e6;
    const { user, system } = process.cpuUsage();
    return inPostgres + (user + system) / 1e3;
  }
}
