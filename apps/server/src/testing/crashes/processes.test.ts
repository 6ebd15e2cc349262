import { addDays } from "@kautia/contract";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { writeDuePolicies } from "../policies/due-policies.ts";
import { testEngine } from "../database/make-test-database.ts";
import { makePersistentDatabase, type PersistentDatabase } from "../database/make-persistent-database.ts";
import { giveCard, makeReadyToSign, makeSigned } from "../policies/sign-policy.ts";
import { type SpawnedServer, spawnServer } from "../processes/spawn-server.ts";
import { loadSize } from "../values/load-size.ts";

let place: PersistentDatabase;
let running: SpawnedServer[] = [];
beforeEach(async () => {
  place = await makePersistentDatabase();
});
afterEach(async () => {
  for (const server of running) await kill(server);
  await place.remove();
});

const start = addDays(new Date().toISOString().slice(0, 10), 3);
const size = loadSize(60, 200);
const landlordEmail = "landlord@example.com";

async function run(): Promise<SpawnedServer> {
  const server = await spawnServer({ LOG_LEVEL: "warn", ...place.settings });
  running.push(server);
  return server;
}

async function kill(server: SpawnedServer): Promise<void> {
  running = running.filter((other) => other !== server);
  await server.end("SIGKILL");
}

/** Ends the leases too, so that the test need not wait 15 seconds. */
async function killAndEndLeases(server: SpawnedServer): Promise<void> {
  await kill(server);
  await place.inside(async ({ deps }) => {
    for (const table of ["mail", "charge_attempt"] as const)
      await deps.db
        .updateTable(table)
        .set({ leased_until: sql<Date>`clock_timestamp()` })
        .where("leased_until", "is not", null)
        .execute();
  });
}

async function get<Answer>(server: SpawnedServer, path: string): Promise<Answer> {
  return (await fetch(server.url + path)).json() as Promise<Answer>;
}

function post(server: SpawnedServer, path: string, body: object = {}): Promise<Response> {
  return fetch(server.url + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

interface Charge {
  refId: string;
  amount: number;
  status: string;
}
const chargesOf = (server: SpawnedServer) => get<Charge[]>(server, "/dev/charges");

async function moveTo(server: SpawnedServer, now: string): Promise<{ jobsRun: number }> {
  const answer = await post(server, "/dev/clock", { now });
  expect(answer.status).toBe(200);
  return answer.json() as Promise<{ jobsRun: number }>;
}

async function invitations(server: SpawnedServer): Promise<{ links: string[] }[]> {
  const mails = await get<{ to: string; subject: string; links: string[] }[]>(server, "/dev/mail.json");
  return mails.filter(({ to, subject }) => to === landlordEmail && subject.includes("bietet Ihnen"));
}

test("sends one invitation and charges once per month when servers are killed repeatedly", async () => {
  const token = await place.inside(async (server) => {
    const tenantToken = await makeReadyToSign(server, { insuranceStart: start, landlordEmail });
    await giveCard(server, tenantToken);
    return tenantToken;
  });

  let server = await run();
  const signed = await post(server, "/api/v1/onboarding/tenant/sign", { token, signature: true });
  await killAndEndLeases(server);
  expect(signed.status).toBe(200);

  server = await run();
  await expect.poll(() => invitations(server)).toHaveLength(1);
  const [invitation] = await invitations(server);
  const landlordToken = /[0-9a-f]{32}/.exec(invitation?.links[0] ?? "")?.[0];
  const accepted = await post(server, `/api/v1/landlord/${landlordToken}/accept`);
  expect(accepted.status).toBe(200);
  const interrupted = post(server, "/dev/clock", { now: `${start}T12:00:00Z` }).catch(() => null);
  await expect.poll(() => chargesOf(server), { interval: 1 }).toHaveLength(1);
  await killAndEndLeases(server);
  await interrupted;

  server = await run();
  await moveTo(server, `${start}T13:00:00Z`);
  expect(await chargesOf(server)).toMatchObject([{ amount: 6.35, status: "succeeded" }]);
  await moveTo(server, `${addDays(start, 32)}T12:00:00Z`);
  expect(await chargesOf(server)).toMatchObject([{ amount: 6.35 }, { amount: 6.35 }]);
  expect(await invitations(server)).toHaveLength(1);
  await kill(server);

  const statuses = await place.inside(({ deps }) =>
    deps.db.selectFrom("charge_attempt").select(["status", "number"]).execute(),
  );
  expect(statuses).toEqual([1, 2].map(() => ({ status: "SUCCEEDED", number: 1 })));
});

// The embedded database serves only one process.
describe.runIf(testEngine() === "postgres")("several servers", () => {
  test(`share ${size} due policies and charge each of them once`, async () => {
    const refIds = await place.inside(async (server) => {
      const { refId } = await makeSigned(server);
      const policies = server.deps.db.selectFrom("policy").select("card_method_id");
      const { card_method_id } = await policies.where("ref_id", "=", refId).executeTakeFirstOrThrow();
      return writeDuePolicies(server, { cards: Array.from({ length: size }, () => card_method_id), dueOn: start });
    });
    const servers = await Promise.all([run(), run()]);
    const moved = await Promise.all(servers.map((server) => moveTo(server, `${start}T12:00:00Z`)));
    for (const { jobsRun } of moved) expect(jobsRun).toBeGreaterThan(0);

    const [spawnedServer] = servers;
    if (!spawnedServer) throw new Error("no server");
    const charges = await chargesOf(spawnedServer);
    expect(charges.map(({ refId }) => refId).toSorted()).toEqual(refIds.toSorted());
    expect(new Set(charges.map(({ status }) => status))).toEqual(new Set(["succeeded"]));
  }, 400_000);
});
