import { execFile } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { startStripeDouble, type StripeDouble } from "@kautia/stripe-double";
import { findFreePort } from "../../tools/lib/free-port.ts";
import { stripeAccounts, stripeSettings } from "../src/stripe-accounts.ts";
import { makeSingleServer, type Database } from "../try/database.ts";
import { makeDumps } from "../try/dump.ts";
import { makeService, type Service } from "../try/service.ts";
import type { SentMail } from "../try/stack.ts";

const execute = promisify(execFile);
const root = fileURLToPath(new URL("../..", import.meta.url));
const program = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A web server and a worker, with everything they need. */
export interface Installation extends Pick<ReturnType<typeof makeDumps>, "psql" | "dump" | "restore"> {
  url: string;
  provider: StripeDouble;
  database: Database;
  /** `lateWorker` is the worker on a machine whose clock is a day ahead. */
  services: Record<"web" | "worker" | "lateWorker" | "mail" | "refusingMail" | "clamd", Service>;
  /** Where Prometheus finds web server and worker. */
  targets: string[];
  dataDir: string;
  mails(): SentMail[];
  reconcile(): Promise<void>;
  stop(): Promise<void>;
}

/** `disk`: an empty folder on a small disk of its own. */
export async function startInstallation(folder: string, disk: string): Promise<Installation> {
  const provider = await startStripeDouble({ accounts: Object.values(stripeAccounts) });
  const database = await makeSingleServer(folder, { mayMount: false });
  const port = await findFreePort();
  const [workerPort, mailPort, clamdPort, webMetrics, workerMetrics] = [
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
  ];
  mkdirSync(join(folder, "mails"));
  const settings = {
    ...stripeSettings,
    STRIPE_API_BASE: provider.url,
    DATABASE_URL: `postgres://postgres@127.0.0.1:${database.port}/kautia`,
    DATA_DIR: disk,
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    SMTP_ALLOW_PLAINTEXT: "true",
    MAIL_FROM: "hello@kautia.example",
    CLAMD_ADDRESS: `127.0.0.1:${clamdPort}`,
    DRAIN_SECONDS: "0",
  };
  const node = process.execPath;
  const service = (name: string, args: string[], own: number, env = {}, command = node) =>
    makeService({ name, command, args, port: own, folder, cwd: root, env: { ...settings, ...env } });
  const main = ["apps/server/src/main.ts"];
  const worker = { ROLE: "worker", PORT: String(workerPort), METRICS_PORT: String(workerMetrics) };
  const services = {
    mail: service("mail", [program("../try/mail-server.ts"), join(folder, "mails"), String(mailPort)], mailPort),
    refusingMail: service("refusing-mail", [program("refusing-mail-server.ts"), String(mailPort)], mailPort),
    clamd: service("clamd", [program("clamd.ts"), String(clamdPort)], clamdPort),
    web: service("web", main, port, { ROLE: "web", PORT: String(port), METRICS_PORT: String(webMetrics) }),
    worker: service("worker", main, workerPort, worker),
    lateWorker: service(
      "late-worker",
      ["-f", "+1d", node, ...main],
      workerPort,
      { ...worker, FAKETIME_DONT_FAKE_MONOTONIC: "1" },
      "faketime",
    ),
  };
  await database.start();
  await Promise.all([services.mail.start(), services.clamd.start()]);
  await services.web.start();
  await services.worker.start();
  return {
    url: `http://127.0.0.1:${port}`,
    provider,
    database,
    services,
    targets: [`127.0.0.1:${webMetrics}`, `127.0.0.1:${workerMetrics}`],
    dataDir: disk,
    ...makeDumps({ database }, folder, "postgres"),
    mails: () =>
      readdirSync(join(folder, "mails"))
        .filter((name) => name.endsWith(".json"))
        .map((name) => JSON.parse(readFileSync(join(folder, "mails", name), "utf8"))),
    async reconcile() {
      const env = { PATH: process.env["PATH"], ...settings };
      await execute(node, ["apps/server/src/commands/reconcile.ts"], { cwd: root, env }).catch((error: unknown) => {
        // It exits with 1 if it finds differences.
        if (!(error instanceof Error && "code" in error && error.code === 1)) throw error;
      });
    },
    async stop() {
      for (const one of Object.values(services).toReversed()) await one.stop("SIGKILL");
      await database.stop();
      await provider.close();
    },
  };
}
