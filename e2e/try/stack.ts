import { execFile } from "node:child_process";
import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { startStripeDouble, type StripeDouble } from "@kautia/stripe-double";
import { findFreePort } from "../../tools/lib/free-port.ts";
import { stripeAccounts, stripeSettings } from "../src/stripe-accounts.ts";
import { pgbouncerIni } from "./config-files.ts";
import { makeCluster } from "./cluster.ts";
import { type Database, makeSingleServer } from "./database.ts";
import { freePorts } from "./free-ports.ts";
import { readMails, type SentMail } from "./mails.ts";
import { makeNames, nameOf } from "./names.ts";
import { makeOutside } from "./outside.ts";
import { psql, runFile, urlOf } from "./psql.ts";
import { makeService, type Service } from "./service.ts";

const execute = promisify(execFile);

/** Gives both roles their rights in a database. */
export const rightsFile = fileURLToPath(new URL("../../ops/roles.sql", import.meta.url));

export interface Stack {
  url: string;
  provider: StripeDouble;
  services: Record<"web1" | "web2" | "worker" | "pgbouncer" | "mail" | "s3" | "clamd" | "nginx", Service>;
  /** Knows the names of the outside services; null if this process may not mount. */
  names: Service | null;
  database: Database;
  mails(): SentMail[];
  /** Runs statements as the superuser, directly at PostgreSQL, and returns the lines of their results. */
  query(statements: string): Promise<string[]>;
  /** For connections through PgBouncer, as the servers make them. */
  pooledUrl: string;
  /** What the worker serves at /metrics. */
  readMetrics(): Promise<string>;
  /** Makes a second worker, for example with another clock, but does not start it. */
  makeWorker(name: string, env: Record<string, string>): Promise<Service>;
  /** Runs a command of the server, such as `reconcile`, and returns its output. Throws if it fails. */
  run(command: string, ...args: string[]): Promise<string>;
  stop(): Promise<void>;
}

interface StackOptions {
  /** The folder of the packed release. */
  release: string;
  /** The database is a cluster with a standby. */
  failover: boolean;
  /** The database has a disk of its own, and outside services have names. */
  mayMount: boolean;
}

/** Starts a packed release with its data in `folder`. */
export async function startStack(folder: string, { release, failover, mayMount }: StackOptions): Promise<Stack> {
  const provider = await startStripeDouble({ accounts: Object.values(stripeAccounts) });
  const ports = {
    ...(await freePorts("nginx", "web1", "web2", "worker", "metrics", "pgbouncer")),
    ...(await freePorts("mail", "clamd", "s3", "s3Tls", "providerTls", "places")),
    provider: Number(new URL(provider.url).port),
  };
  const url = `https://localhost:${ports.nginx}`;
  const certificate = process.env["NODE_EXTRA_CA_CERTS"] ?? "";
  // Servers that run as another user read their settings here.
  chmodSync(folder, 0o755);

  for (const [country, { secretKey, webhookSecret: secret }] of Object.entries(stripeAccounts))
    provider.account(secretKey).webhooks.sendTo({ url: `${url}/api/v1/payment/webhooks/${country}`, secret });

  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text, { mode: 0o644 });
    return join(folder, name);
  };
  const database = failover ? await makeCluster(folder) : await makeSingleServer(folder, { mayMount });
  const names = mayMount ? makeNames(folder) : null;
  const users = write("pgbouncer.users", `"kautia" ""\n"kautia_owner" ""\n`);
  const pgbouncer = makeService({
    name: "pgbouncer",
    command: "pgbouncer",
    args: [write("pgbouncer.ini", pgbouncerIni(ports.pgbouncer, database.port, users))],
    port: ports.pgbouncer,
    user: "postgres",
    folder,
  });
  const outside = makeOutside(folder, { ports, certificate });

  const host = (service: string) => (names ? nameOf(service) : "localhost");
  const settings = {
    ...stripeSettings(`https://${host("cards")}:${ports.providerTls}`),
    NODE_ENV: "production",
    // The scorecard is embedded, because no credit bureau is available here.
    ALLOW_SANDBOX: "true",
    NODE_EXTRA_CA_CERTS: certificate,
    NODE_COMPILE_CACHE: join(folder, "compiled"),
    DATABASE_URL: urlOf(failover ? database.port : ports.pgbouncer, "kautia", "kautia").replace(
      "127.0.0.1",
      "localhost",
    ),
    PUBLIC_URL: url,
    TRUST_PROXY: "1",
    SMTP_URL: `smtp://${host("mail")}:${ports.mail}`,
    SMTP_ALLOW_PLAINTEXT: "true",
    MAIL_FROM: "hello@kautia.example",
    CLAMD_ADDRESS: `${host("scanner")}:${ports.clamd}`,
    S3_ENDPOINT: `https://${host("bucket")}:${ports.s3Tls}`,
    S3_BUCKET: "papers",
    S3_REGION: "eu-central-1",
    S3_ACCESS_KEY_ID: "S3RVER",
    S3_SECRET_ACCESS_KEY: "S3RVER",
    PHOTON_URL: `http://${host("places")}:${ports.places}`,
    ...manyFromOneAddress,
  };
  const server = (name: string, port: number, env: Record<string, string>) =>
    makeService({
      name,
      command: process.execPath,
      args: ["apps/server/src/main.ts"],
      cwd: release,
      env: { ...settings, PORT: String(port), DATA_DIR: join(folder, name), ...env },
      port,
      folder,
    });
  const services = {
    web1: server("web1", ports.web1, { ROLE: "web" }),
    web2: server("web2", ports.web2, { ROLE: "web" }),
    worker: server("worker", ports.worker, { ROLE: "worker", METRICS_PORT: String(ports.metrics) }),
    pgbouncer,
    ...outside,
  };

  await database.start();
  await createRoles(database);
  // Not synchronously: the provider's double answers in this process.
  const run = async (command: string, args: readonly string[], env: Record<string, string> = {}) => {
    const { stdout } = await execute(process.execPath, [join("apps/server/src/commands", `${command}.ts`), ...args], {
      cwd: release,
      env: { PATH: process.env["PATH"], ...settings, DATA_DIR: join(folder, "worker"), ...env },
    });
    return stdout;
  };
  const { nginx, ...others } = outside;
  await Promise.all([pgbouncer, ...(names ? [names] : []), ...Object.values(others)].map((service) => service.start()));
  await run("migrate", [], { DATABASE_URL: urlOf(database.port, "kautia", "kautia_owner") });
  await Promise.all([services.web1, services.web2, services.worker].map((service) => service.start()));
  await nginx.start();
  return {
    url,
    provider,
    services,
    names,
    database,
    mails: () => readMails(folder),
    query: (statements) => psql(urlOf(database.port, "kautia"), statements),
    pooledUrl: urlOf(ports.pgbouncer, "kautia", "kautia"),
    readMetrics: async () => (await fetch(`http://127.0.0.1:${ports.metrics}/metrics`)).text(),
    makeWorker: async (name, env) => server(name, await findFreePort(), { ROLE: "worker", ...env }),
    run: (command, ...args) => run(command, args),
    async stop() {
      for (const service of [...Object.values(services), ...(names ? [names] : [])].toReversed()) {
        service.resume();
        await service.stop();
      }
      await database.stop();
      await provider.close();
    },
  };
}

/** As docs/production.md says. */
async function createRoles({ port }: Database): Promise<void> {
  await psql(
    urlOf(port, "postgres"),
    "CREATE ROLE kautia_owner LOGIN; CREATE ROLE kautia LOGIN; ALTER DATABASE kautia OWNER TO kautia_owner",
  );
  await runFile(urlOf(port, "kautia"), rightsFile);
}

/** All traffic comes from this machine. */
const manyFromOneAddress = {
  REQUESTS_PER_MINUTE: "1000000",
  RISK_CHECKS_PER_NETWORK: "1000000",
  NETWORK_HOMES_PER_DAY: "1000000",
  NETWORK_FIRST_MAILS_PER_HOUR: "1000000",
  NETWORK_MAILS_PER_HOUR: "1000000",
  UPLOADS_NETWORK_BYTES_PER_HOUR: "100000000000",
};
