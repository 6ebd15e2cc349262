import { execFile } from "node:child_process";
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { startStripeDouble, type StripeDouble } from "@kautia/stripe-double";
import { findFreePort } from "../../tools/lib/free-port.ts";
import { stripeAccounts, stripeSettings } from "../src/stripe-accounts.ts";
import { nginxConf, pgbouncerIni, writeClamd } from "./config-files.ts";
import { makeCluster } from "./cluster.ts";
import { type Database, makeSingleServer } from "./database.ts";
import { makeService, type Service } from "./service.ts";

const execute = promisify(execFile);
const mailServer = fileURLToPath(new URL("mail-server.ts", import.meta.url));

export interface SentMail {
  to: string;
  subject: string;
  text: string;
  messageId: string;
}

export interface Stack {
  url: string;
  provider: StripeDouble;
  services: Record<"web1" | "web2" | "worker" | "pgbouncer" | "mail" | "s3" | "clamd" | "nginx", Service>;
  database: Database;
  mails(): SentMail[];
  /** Runs a command of the server, such as `reconcile`, and returns its output. Throws if it fails. */
  run(command: string, ...args: string[]): Promise<string>;
  stop(): Promise<void>;
}

/** Starts a packed release with its data in `folder`. With `failover`, the database is a cluster with a standby. */
export async function startStack(
  folder: string,
  { release, failover }: { release: string; failover: boolean },
): Promise<Stack> {
  const provider = await startStripeDouble({ accounts: Object.values(stripeAccounts) });
  const ports = {
    ...(await freePorts("nginx", "web1", "web2", "worker", "pgbouncer", "mail", "clamd", "s3", "s3Tls", "providerTls")),
    provider: Number(new URL(provider.url).port),
  };
  const url = `https://localhost:${ports.nginx}`;
  const certificate = process.env["NODE_EXTRA_CA_CERTS"] ?? "";
  const key = join(dirname(certificate), "key.pem");
  // Servers that run as another user read their settings here.
  chmodSync(folder, 0o755);
  for (const name of ["mails", "buckets", "signatures", "nginx"]) mkdirSync(join(folder, name));

  for (const [country, { secretKey, webhookSecret: secret }] of Object.entries(stripeAccounts))
    provider.account(secretKey).webhooks.sendTo({ url: `${url}/api/v1/payment/webhooks/${country}`, secret });

  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text, { mode: 0o644 });
    return join(folder, name);
  };
  const service = (options: Omit<Parameters<typeof makeService>[0], "folder">) => makeService({ folder, ...options });

  const database = failover ? await makeCluster(folder) : await makeSingleServer(folder);
  const pgbouncer = service({
    name: "pgbouncer",
    command: "pgbouncer",
    args: [write("pgbouncer.ini", pgbouncerIni(ports.pgbouncer, database.port))],
    port: ports.pgbouncer,
    user: "postgres",
  });
  const clamd = service({
    name: "clamd",
    command: "clamd",
    args: ["--foreground", "-c", writeClamd(folder, ports.clamd)],
    port: ports.clamd,
  });
  const mail = service({
    name: "mail",
    command: process.execPath,
    args: [mailServer, join(folder, "mails"), String(ports.mail)],
    port: ports.mail,
  });
  const s3 = service({
    name: "s3",
    command: process.execPath,
    args: [
      join(process.env["S3_SERVER"] ?? "", "bin", "s3rver.js"),
      "--directory",
      join(folder, "buckets"),
      "--port",
      String(ports.s3),
      "--address",
      "127.0.0.1",
      "--configure-bucket",
      "papers",
    ],
    port: ports.s3,
  });
  const nginx = service({
    name: "nginx",
    command: "nginx",
    args: [
      "-p",
      folder,
      "-e",
      join(folder, "nginx.log"),
      "-c",
      write("nginx.conf", nginxConf(ports, certificate, key)),
    ],
    port: ports.nginx,
  });

  const databaseUrl = `postgres://postgres@127.0.0.1:${failover ? database.port : ports.pgbouncer}/kautia`;
  const settings = {
    ...stripeSettings,
    NODE_ENV: "production",
    // The scorecard is embedded, because no credit bureau is available here.
    ALLOW_SANDBOX: "true",
    NODE_EXTRA_CA_CERTS: certificate,
    NODE_COMPILE_CACHE: join(folder, "compiled"),
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: url,
    TRUST_PROXY: "1",
    STRIPE_API_BASE: `https://localhost:${ports.providerTls}`,
    SMTP_URL: `smtp://127.0.0.1:${ports.mail}`,
    SMTP_ALLOW_PLAINTEXT: "true",
    MAIL_FROM: "hello@kautia.example",
    CLAMD_ADDRESS: `127.0.0.1:${ports.clamd}`,
    S3_ENDPOINT: `https://localhost:${ports.s3Tls}`,
    S3_BUCKET: "papers",
    S3_REGION: "eu-central-1",
    S3_ACCESS_KEY_ID: "S3RVER",
    S3_SECRET_ACCESS_KEY: "S3RVER",
    ...manyFromOneAddress,
  };
  const server = (name: "web1" | "web2" | "worker", role: string) =>
    service({
      name,
      command: process.execPath,
      args: ["apps/server/src/main.ts"],
      cwd: release,
      env: { ...settings, ROLE: role, PORT: String(ports[name]), DATA_DIR: join(folder, name) },
      port: ports[name],
    });
  const services = {
    web1: server("web1", "web"),
    web2: server("web2", "web"),
    worker: server("worker", "worker"),
    pgbouncer,
    mail,
    s3,
    clamd,
    nginx,
  };

  await database.start();
  // Not synchronously: the provider's double answers in this process.
  const run = async (command: string, ...args: string[]) => {
    const { stdout } = await execute(process.execPath, [join("apps/server/src/commands", `${command}.ts`), ...args], {
      cwd: release,
      env: { PATH: process.env["PATH"], ...settings, DATA_DIR: join(folder, "worker") },
    });
    return stdout;
  };
  await Promise.all([pgbouncer, mail, s3, clamd].map((one) => one.start()));
  await run("migrate");
  await Promise.all([services.web1, services.web2, services.worker].map((one) => one.start()));
  await nginx.start();
  return {
    url,
    provider,
    services,
    database,
    mails: () => readMails(join(folder, "mails")),
    run,
    async stop() {
      for (const one of Object.values(services).toReversed()) {
        one.resume();
        await one.stop();
      }
      await database.stop();
      await provider.close();
    },
  };
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

function readMails(folder: string): SentMail[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")));
}

async function freePorts<Name extends string>(...names: Name[]): Promise<Record<Name, number>> {
  const ports: Partial<Record<Name, number>> = {};
  for (const name of names) ports[name] = await findFreePort();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each name has just got its port
  return ports as Record<Name, number>;
}
