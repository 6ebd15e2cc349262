import { setTimeout as wait } from "node:timers/promises";
import { eventually } from "../src/tenant-by-api.ts";
import { badRows } from "./bad-rows.ts";
import { exhaustedPool, locks } from "./busy-database.ts";
import { compareBooks } from "./compare-books.ts";
import { type Fault, hang, kill } from "./fault.ts";
import { fullDisk } from "./full-disk.ts";
import { killedWorker } from "./killed-worker.ts";
import type { Service } from "./service.ts";
import { silentNames } from "./silent-names.ts";
import type { Stack } from "./stack.ts";
import { wrongClocks } from "./wrong-clock.ts";

const second = 1_000;

async function replace(service: Service): Promise<void> {
  await service.stop("SIGTERM");
  await service.start();
}

async function provider(stack: Stack, kind: "silence before" | "silence after" | "500 after"): Promise<void> {
  stack.provider.faults.on("POST", /./, { kind }, Infinity);
  await wait(10 * second);
  stack.provider.faults.clear();
}

export const rollingUpdate: Fault = {
  name: "rolling update of both web servers",
  async inject({ services: { web1, web2 } }) {
    await replace(web1);
    await replace(web2);
  },
};

export const faults: readonly Fault[] = [
  { name: "nothing", inject: () => wait(5 * second) },
  rollingUpdate,
  { name: "a web server is killed", inject: ({ services }) => kill(services.web1) },
  { name: "the worker is killed", inject: ({ services }) => kill(services.worker) },
  {
    name: "power cut: all servers are killed",
    async inject({ services: { web1, web2, worker } }) {
      await Promise.all([web1, web2, worker].map((service) => kill(service)));
    },
  },
  { name: "PostgreSQL is killed", inject: async ({ database }) => kill(await database.primary()) },
  { name: "PostgreSQL hangs for 10 s", inject: async ({ database }) => hang(await database.primary()) },
  { name: "PgBouncer is killed", inject: ({ services }) => kill(services.pgbouncer) },
  { name: "the card provider is silent for 10 s", inject: (stack) => provider(stack, "silence before") },
  { name: "the card provider's answers get lost for 10 s", inject: (stack) => provider(stack, "silence after") },
  { name: "the card provider fails for 10 s", inject: (stack) => provider(stack, "500 after") },
  { name: "the mail server hangs for 10 s", inject: ({ services }) => hang(services.mail) },
  { name: "the mail server is killed", inject: ({ services }) => kill(services.mail) },
  { name: "the bucket hangs for 10 s", inject: ({ services }) => hang(services.s3) },
  { name: "the bucket is down", inject: ({ services }) => kill(services.s3) },
  { name: "clamd hangs for 10 s", inject: ({ services }) => hang(services.clamd) },
  { name: "clamd is down", inject: ({ services }) => kill(services.clamd) },
  { name: "nginx is killed", inject: ({ services }) => kill(services.nginx, second) },
  killedWorker,
  ...wrongClocks,
  badRows,
  locks,
  exhaustedPool,
  silentNames,
  fullDisk,
];

export const failover: readonly Fault[] = [
  { name: "nothing", inject: () => wait(5 * second) },
  {
    name: "the node of the primary dies",
    async inject(stack) {
      const { database } = stack;
      const before = await database.primary();
      await before.stop("SIGKILL");
      for (;;) {
        const now = await database.primary().catch(() => null);
        if (now && now !== before) break;
        await wait(200);
      }
      await before.start();
      // A standby that takes over might have lost transactions, so money waits until the books were compared.
      await eventually(async () => {
        const said = await compareBooks(stack, "--release").catch(() => "");
        return /Released|was not held/.test(said) || undefined;
      });
    },
  },
];
