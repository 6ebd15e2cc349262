import { openPostgres } from "../../../apps/server/src/platform/adapters/postgres.ts";
import { findPolicies } from "../../../apps/server/src/desk/lists/policies.ts";
import { findCharges } from "../../../apps/server/src/desk/lists/charges.ts";
import { findCases } from "../../../apps/server/src/desk/cases/list.ts";
import { findClaims } from "../../../apps/server/src/desk/claims/list.ts";
import type { Person } from "../../../apps/server/src/desk/session.ts";
import { searchEverything } from "../../../apps/server/src/desk/search/find.ts";
import { silentLog } from "../../../apps/server/src/testing/silent-log.ts";
import { median } from "../ratio.ts";
import { now } from "./life.ts";

const runs = 7;
const person: Person = { id: "", name: "Bench", email: "bench@example.com", role: "administrator" };

/** The median time in ms that each list of the desk takes, the first run left out. */
export async function timeDesk(url: string): Promise<[title: string, milliseconds: number][]> {
  const database = await openPostgres(url, { log: silentLog });
  const deps = { sql: database.sql, clock: { now: () => now } };
  const policies = { status: undefined, mode: "LIVE", search: null, page: 1 } as const;
  const cases = { state: "ALL", cause: undefined, assigned: undefined, mode: "LIVE", search: null, page: 1 } as const;
  const charges = { state: undefined, assigned: undefined, search: null, page: 1 };
  const lists: [title: string, read: () => Promise<unknown>][] = [
    ["policies", () => findPolicies(deps, policies)],
    ["policies, page 100", () => findPolicies(deps, { ...policies, page: 100 })],
    ["policies past due", () => findPolicies(deps, { ...policies, status: "PAST_DUE" })],
    ["policies 'berlin', one in six", () => findPolicies(deps, { ...policies, search: "berlin" })],
    [
      "policies 'jana.weiß.1200@example.com'",
      () => findPolicies(deps, { ...policies, search: "jana.weiß.1200@example.com" }),
    ],
    ["policies 'nobody'", () => findPolicies(deps, { ...policies, search: "nobody" })],
    ["cases, all", () => findCases(deps, cases, person)],
    ["cases, refused", () => findCases(deps, { ...cases, state: "REFUSED" }, person)],
    ["cases, open", () => findCases(deps, { ...cases, state: "OPEN" }, person)],
    ["charges", () => findCharges(deps, charges)],
    ["claims", () => findClaims(deps, charges, person)],
    ["search 'öztürk berlin'", () => searchEverything(deps, "öztürk berlin")],
    ["search 'nobody'", () => searchEverything(deps, "nobody")],
  ];
  const times: [string, number][] = [];
  for (const [title, read] of lists) {
    await read();
    const taken: number[] = [];
    for (let run = 0; run < runs; run++) {
      const began = performance.now();
      await read();
      taken.push(performance.now() - began);
    }
    times.push([title, median(taken)]);
  }
  await database.close();
  return times;
}
