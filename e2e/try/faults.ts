import { setTimeout as wait } from "node:timers/promises";
import type { Service } from "./service.ts";
import type { Stack } from "./stack.ts";

export interface Fault {
  name: string;
  /** Makes the fault happen; resolves when it is over. */
  happen(stack: Stack): Promise<void>;
}

const second = 1_000;

/** Gone without a word, and started again a little later, as systemd or Kubernetes do. */
async function kill(service: Service, gone = 3 * second): Promise<void> {
  await service.stop("SIGKILL");
  await wait(gone);
  await service.start();
}

/** Its connections stay open, and nothing is answered. */
async function hang(service: Service, time = 10 * second): Promise<void> {
  service.pause();
  await wait(time);
  service.resume();
}

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
  async happen({ services: { web1, web2 } }) {
    await replace(web1);
    await replace(web2);
  },
};

export const faults: readonly Fault[] = [
  { name: "nothing", happen: () => wait(5 * second) },
  rollingUpdate,
  { name: "a web server is killed", happen: ({ services }) => kill(services.web1) },
  { name: "the worker is killed", happen: ({ services }) => kill(services.worker) },
  {
    name: "power cut: all servers are killed",
    async happen({ services: { web1, web2, worker } }) {
      await Promise.all([web1, web2, worker].map((one) => kill(one)));
    },
  },
  { name: "PostgreSQL is killed", happen: async ({ database }) => kill(await database.primary()) },
  { name: "PostgreSQL hangs for 10 s", happen: async ({ database }) => hang(await database.primary()) },
  { name: "PgBouncer is killed", happen: ({ services }) => kill(services.pgbouncer) },
  { name: "the card provider is silent for 10 s", happen: (stack) => provider(stack, "silence before") },
  { name: "the card provider's answers get lost for 10 s", happen: (stack) => provider(stack, "silence after") },
  { name: "the card provider fails for 10 s", happen: (stack) => provider(stack, "500 after") },
  { name: "the mail server hangs for 10 s", happen: ({ services }) => hang(services.mail) },
  { name: "the mail server is killed", happen: ({ services }) => kill(services.mail) },
  { name: "the bucket hangs for 10 s", happen: ({ services }) => hang(services.s3) },
  { name: "the bucket is down", happen: ({ services }) => kill(services.s3) },
  { name: "clamd hangs for 10 s", happen: ({ services }) => hang(services.clamd) },
  { name: "clamd is down", happen: ({ services }) => kill(services.clamd) },
  { name: "nginx is killed", happen: ({ services }) => kill(services.nginx, second) },
];

export const failover: readonly Fault[] = [
  { name: "nothing", happen: () => wait(5 * second) },
  {
    name: "the node of the primary dies",
    async happen({ database }) {
      const before = await database.primary();
      await before.stop("SIGKILL");
      for (;;) {
        const now = await database.primary().catch(() => null);
        if (now && now !== before) break;
        await wait(200);
      }
      await before.start();
    },
  },
];
