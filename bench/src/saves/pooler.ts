import { spawn } from "node:child_process";
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { accepts } from "../../../e2e/try/accepts.ts";
import { until } from "../../../e2e/try/until.ts";
import { findFreePort } from "../../../tools/lib/free-port.ts";
import { findUnprivilegedUser } from "../../../tools/lib/postgres-binaries.ts";

/**
 * Starts PgBouncer in transaction mode before the PostgreSQL on this port: the one in the path, or `PGBOUNCER`. Before 1.21
 * it does not know the last setting, and prepares nothing.
 */
export async function startPooler(databasePort: number) {
  const folder = mkdtempSync(join(tmpdir(), "kautia-pgbouncer-"));
  const port = await findFreePort();
  const file = join(folder, "pgbouncer.ini");
  const command = process.env["PGBOUNCER"] ?? "pgbouncer";
  const preparesStatements = !/^PgBouncer 1\.(\d|1\d|20)\./.test(await versionOf(command));
  writeFileSync(
    file,
    `[databases]
* = host=127.0.0.1 port=${databasePort} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 200
${preparesStatements ? "max_prepared_statements = 200" : ""}
`,
  );
  const user = process.getuid?.() === 0 ? findUnprivilegedUser() : {};
  if (user.uid !== undefined && user.gid !== undefined) {
    for (const path of [folder, file]) chownSync(path, user.uid, user.gid);
  }
  const pooler = spawn(command, ["--quiet", file], { ...user, stdio: ["ignore", "ignore", "inherit"] });
  await until(() => accepts(port), "PgBouncer to start");
  return {
    port,
    preparesStatements,
    stop() {
      pooler.kill("SIGKILL");
      rmSync(folder, { recursive: true });
    },
  };
}

async function versionOf(command: string): Promise<string> {
  const asked = spawn(command, ["--version"], { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  for await (const chunk of asked.stdout) output += String(chunk);
  return output;
}
