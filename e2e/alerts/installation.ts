import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { startStripeDouble, type StripeDouble } from "@kautia/stripe-double";
import { stripeAccounts, stripeSettings } from "../src/stripe-accounts.ts";
import { makeSingleServer, type Database } from "../try/database.ts";
import { makeDumps } from "../try/dump.ts";
import { freePorts } from "../try/free-ports.ts";
import { makeMailServer, readMails, type SentMail } from "../try/mails.ts";
import { otherClock } from "../try/other-clock.ts";
import { urlOf } from "../try/psql.ts";
import { makeService, type Service } from "../try/service.ts";

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
  const ports = await freePorts("web", "worker", "mail", "clamd", "webMetrics", "workerMetrics");
  const settings = {
    ...stripeSettings(provider.url),
    DATABASE_URL: urlOf(database.port, "kautia"),
    DATA_DIR: disk,
    SMTP_URL: `smtp://127.0.0.1:${ports.mail}`,
    SMTP_ALLOW_PLAINTEXT: "true",
    MAIL_FROM: "hello@kautia.example",
    CLAMD_ADDRESS: `127.0.0.1:${ports.clamd}`,
    DRAIN_SECONDS: "0",
  };
  const node = process.execPath;
  const service = (name: string, args: string[], port: number, env = {}) =>
    makeService({ name, command: node, args, port, folder, cwd: root, env: { ...settings, ...env } });
  const main = ["apps/server/src/main.ts"];
  const worker = { ROLE: "worker", PORT: String(ports.worker), METRICS_PORT: String(ports.workerMetrics) };
  const services = {
    mail: makeMailServer(folder, ports.mail),
    refusingMail: service("refusing-mail", [program("refusing-mail-server.ts"), String(ports.mail)], ports.mail),
    clamd: service("clamd", [program("clamd.ts"), String(ports.clamd)], ports.clamd),
    web: service("web", main, ports.web, {
      ROLE: "web",
      PORT: String(ports.web),
      METRICS_PORT: String(ports.webMetrics),
    }),
    worker: service("worker", main, ports.worker, worker),
    lateWorker: service("late-worker", main, ports.worker, { ...worker, ...otherClock, FAKETIME: "+1d" }),
  };
  await database.start();
  await Promise.all([services.mail.start(), services.clamd.start()]);
  await services.web.start();
  await services.worker.start();
  return {
    url: `http://127.0.0.1:${ports.web}`,
    provider,
    database,
    services,
    targets: [`127.0.0.1:${ports.webMetrics}`, `127.0.0.1:${ports.workerMetrics}`],
    dataDir: disk,
    ...makeDumps({ database }, folder, "postgres"),
    mails: () => readMails(folder),
    async reconcile() {
      const env = { PATH: process.env["PATH"], ...settings };
      await execute(node, ["apps/server/src/commands/reconcile.ts"], { cwd: root, env }).catch((error: unknown) => {
        // It exits with 1 if it finds differences.
        if (!(error instanceof Error && "code" in error && error.code === 1)) throw error;
      });
    },
    async stop() {
      for (const item of Object.values(services).toReversed()) await item.stop("SIGKILL");
      await database.stop();
      await provider.close();
    },
  };
}
