import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { findFreePort } from "../../tools/lib/free-port.ts";
import { makeService, type Service } from "./service.ts";
import { mountSmallDisk, type SmallDisk } from "./small-disk.ts";
import { until } from "./until.ts";

/** PostgreSQL: one server, or two nodes of which one is the primary. */
export interface Database {
  port: number;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** The process that answers now. */
  primary(): Promise<Service>;
  /** The disk with its tables; null without a disk of its own. */
  disk: SmallDisk | null;
}

/** The size of the disk with the tables. */
const megabytes = 800;

export async function makeSingleServer(folder: string, { mayMount }: { mayMount: boolean }): Promise<Database> {
  const port = await findFreePort();
  const data = join(folder, "postgres");
  const log = join(folder, "postgres-log");
  const disk = mayMount ? mountSmallDisk(data, megabytes) : null;
  const service = makeService({
    name: "postgres",
    command: "postgres",
    args: ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", ""],
    port,
    folder,
    user: "postgres",
  });
  return {
    port,
    async start() {
      const options = ["--no-instructions", "-A", "trust", "-U", "postgres", "--locale=C.UTF-8", "-X", log];
      asPostgres("initdb", ...options, "-D", data);
      await service.start();
      await until(() => answers(port, "postgres"), "PostgreSQL to answer");
      asPostgres("createdb", "-h", "127.0.0.1", "-p", String(port), "-U", "postgres", "kautia");
    },
    stop: async () => {
      service.resume();
      await service.stop("SIGINT");
      disk?.remove();
    },
    primary: () => Promise.resolve(service),
    disk,
  };

  function asPostgres(command: string, ...args: string[]): void {
    if (process.getuid?.() !== 0) return void execFileSync(command, args);
    for (const item of [data, log]) mkdirSync(item, { recursive: true });
    execFileSync("chown", ["postgres", data, log]);
    execFileSync("setpriv", ["--reuid=postgres", "--regid=postgres", "--init-groups", command, ...args], { cwd: "/" });
  }
}

export function answers(port: number, database: string): boolean {
  try {
    execFileSync("psql", ["-h", "127.0.0.1", "-p", String(port), "-U", "postgres", "-c", "SELECT 1", database], {
      stdio: "ignore",
    });
    return true;
  } catch {
    return false;
  }
}
