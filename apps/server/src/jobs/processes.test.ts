import { acceptAsLandlord, addDays } from "@kautia/contract";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { writePersonalLink } from "../features/landlord/index.ts";
import { testEngine } from "../testing/make-test-database.ts";
import type { TestServer } from "../testing/make-test-server.ts";
import { makePlace, type Place } from "../testing/make-place.ts";
import { giveCard, makeReadyToSign, makeSigned } from "../testing/sign-policy.ts";
import { type SpawnedServer, spawnServer } from "../testing/spawn-server.ts";

/** Real processes on a real database, killed as an operating system kills. */
let place: Place;
let running: SpawnedServer[] = [];
beforeEach(async () => {
  place = await makePlace();
});
afterEach(async () => {
  for (const server of running) await kill(server);
  await place.remove();
});

const start = addDays(new Date().toISOString().slice(0, 10), 3);
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
  const mails = await get<{ to: string; links: string[] }[]>(server, "/dev/mail.json");
  return mails.filter(({ to }) => to === landlordEmail);
}

test("killed between signing and the charge, again and again: one invitation, one charge for each month", async () => {
  const token = await place.inside(async (server) => {
    const made = await makeReadyToSign(server, { insuranceStart: start, landlordEmail });
    await giveCard(server, made);
    return made;
  });

  let server = await run();
  const signed = await post(server, "/api/v1/onboarding/tenant/sign", { token, signature: true });
  await kill(server);
  expect(signed.status).toBe(200);

  server = await run();
  await vi.waitFor(async () => expect(await invitations(server)).toHaveLength(1), { timeout: 30_000, interval: 50 });
  const [invitation] = await invitations(server);
  const landlordToken = /[0-9a-f]{32}/.exec(invitation?.links[0] ?? "")?.[0];
  const accepted = await post(server, `/api/v1/landlord/${landlordToken}/accept`);
  expect(accepted.status).toBe(200);
  // Killed while the first premium is being charged, wherever that may be by now.
  const cutOff = post(server, "/dev/clock", { now: `${start}T12:00:00Z` }).catch(() => null);
  await vi.waitFor(async () => expect(await chargesOf(server)).toHaveLength(1), {
    timeout: 30_000,
    interval: 1,
  });
  await kill(server);
  await cutOff;

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
}, 120_000);

// PGlite is one process's own; several servers are what PostgreSQL is for. Two hundred contracts and as many guarantees are
// set as PDF on the way, which takes a busy machine minutes.
describe.runIf(testEngine() === "postgres")("several servers", () => {
  test("two servers on one database and 200 policies due: 200 charges, one each", async () => {
    const refIds = await place.inside(async (server) => {
      const made: string[] = [];
      for (let count = 0; count < 200; count++) made.push(await makeAcceptedQuickly(server, count));
      return made;
    });
    const servers = await Promise.all([run(), run()]);
    const moved = await Promise.all(servers.map((server) => moveTo(server, `${start}T12:00:00Z`)));
    // Each wrote or charged a part: the work was shared.
    for (const { jobsRun } of moved) expect(jobsRun).toBeGreaterThan(0);

    const [one] = servers;
    if (!one) throw new Error("no server");
    const charges = await chargesOf(one);
    expect(charges.map(({ refId }) => refId).toSorted()).toEqual(refIds.toSorted());
    expect(new Set(charges.map(({ status }) => status))).toEqual(new Set(["succeeded"]));
  }, 400_000);
});

/** Accepted by a link of its own making, without waiting for the mail. */
async function makeAcceptedQuickly(server: TestServer, count: number): Promise<string> {
  const { db } = server.deps;
  const { refId } = await makeSigned(server, { insuranceStart: start, landlordEmail: `l${count}@example.com` });
  const token = await db.transaction().execute((transaction) => writePersonalLink(transaction, server.deps, refId));
  const accepted = await server.call(acceptAsLandlord, { params: { token } });
  if (!accepted.ok) throw new Error("not accepted");
  return refId;
}
