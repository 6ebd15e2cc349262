import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "./free-port.ts";
import { findBinaries, type Binaries } from "./postgres-binaries.ts";

export interface PostgresOptions {
  /**
   * Keeps committed data through a power cut or kill -9. Off by default, because most tests do not need it and run
   * faster.
   */
  durable?: boolean;
  /** PostgreSQL's shared_buffers. Default: 64MB, enough for tests. */
  sharedBuffers?: string;
  /**
   * A data folder to reuse after `kill()`, or an empty or missing one to fill. It is not deleted. Default: a temporary
   * one.
   */
  dataDir?: string;
  /** Default: a free port. */
  port?: number;
  /** The version that Debian installed. Default: the one from npm. */
  debianVersion?: string | undefined;
}

export interface Postgres {
  /** Superuser on the database `postgres`, without a password. Accessible from this machine only. */
  url: string;
  port: number;
  dataDir: string;
  /** Stops the server and deletes the data folder if it is temporary. */
  stop(): Promise<void>;
  /** Sends kill -9 to all server processes. The data folder stays until this process ends, for another start. */
  kill(): Promise<void>;
}

const fasterSettings = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "autovacuum=off"];
const settings = ["listen_addresses=127.0.0.1", "max_connections=200"];

/**
 * Starts a real PostgreSQL, by default from the binaries in npm packages. However this process ends, the server ends too
 * and temporary folders are deleted.
 */
export async function startPostgres(options: PostgresOptions = {}): Promise<Postgres> {
  const binaries = await findBinaries(options);
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), "kautia-postgres-")));
  const own = options.dataDir === undefined;
  try {
    if (!existsSync(join(dataDir, "PG_VERSION"))) await initialise(binaries, dataDir);
    // Another process may take the free port in the meantime. A requested port is never replaced.
    for (let attempt = 1; ; attempt++) {
      const port = options.port ?? (await findFreePort());
      const started = await launch(binaries, dataDir, port, options);
      if (typeof started !== "string") return makeHandle(started, { binaries, dataDir, own, port });
      if (attempt === 3 || options.port !== undefined) throw new Error(`PostgreSQL did not start:\n${started}`);
    }
  } catch (error) {
    if (own) await rm(dataDir, { recursive: true, force: true });
    await binaries.remove();
    throw error;
  }
}

/** A Unix socket takes less processor time than TCP, but its path must be shorter than 108 characters. */
function canHoldSocket(folder: string): boolean {
  return folder.length < 90;
}

interface Launch {
  binaries: Binaries;
  dataDir: string;
  own: boolean;
  port: number;
}

function makeHandle(server: ChildProcess, { binaries, dataDir, own, port }: Launch): Postgres {
  const leftovers = [...(own ? [dataDir] : []), ...binaries.temporary];
  let watchdog = watch(leftovers, server.pid);
  const exited = new Promise<void>((resolve) => {
    server.once("exit", () => {
      // Another process may soon get the same id, so from now on only the folders are watched.
      signalGroup(watchdog, "SIGKILL");
      watchdog = watch(leftovers);
      resolve();
    });
  });
  const closed = new Promise<void>((resolve) => server.once("close", () => resolve()));
  const running = () => server.exitCode === null && server.signalCode === null;
  const kill = async () => {
    if (running()) signalGroup(server, "SIGKILL");
    await exited;
    // Its child processes end a moment later, and until then no other server can start in this folder. They hold the
    // server's output open.
    await closed;
  };
  return {
    url: `postgres://postgres@${canHoldSocket(dataDir) ? encodeURIComponent(dataDir) : "127.0.0.1"}:${port}/postgres`,
    port,
    dataDir,
    kill,
    async stop() {
      // SIGINT is PostgreSQL's "fast" shutdown: it rolls back and writes everything to disk.
      if (running()) server.kill("SIGINT");
      const late = setTimeout(() => signalGroup(server, "SIGKILL"), 10_000);
      await exited;
      clearTimeout(late);
      signalGroup(watchdog, "SIGKILL");
      if (own) await rm(dataDir, { recursive: true, force: true });
      await binaries.remove();
    },
  };
}

async function initialise(binaries: Binaries, dataDir: string): Promise<void> {
  const { uid, gid } = binaries.user;
  if (uid !== undefined && gid !== undefined && existsSync(dataDir)) await chown(dataDir, uid, gid);
  if (existsSync(dataDir)) await chmod(dataDir, 0o700);
  const locale = ["--encoding=UTF8", ...binaries.locale];
  const args = ["-D", dataDir, "-U", "postgres", "-A", "trust", "--no-sync", "--no-instructions", ...locale];
  const initdb = spawn(join(binaries.folder, "bin", "initdb"), args, { ...binaries.spawn, cwd: tmpdir() });
  const output = collect(initdb);
  const code = await new Promise((resolve, reject) => initdb.once("error", reject).once("close", resolve));
  if (code !== 0) throw new Error(`initdb failed:\n${output()}`);
}

/** Returns the process once it accepts connections, or its output if it gives up. */
async function launch(
  binaries: Binaries,
  dataDir: string,
  port: number,
  { durable = false, sharedBuffers = "64MB" }: PostgresOptions,
): Promise<ChildProcess | string> {
  const own = [
    `port=${port}`,
    `unix_socket_directories=${canHoldSocket(dataDir) ? dataDir : ""}`,
    `shared_buffers=${sharedBuffers}`,
  ];
  const chosen = [...settings, ...own, ...(durable ? [] : fasterSettings)];
  const args = ["-D", dataDir, ...chosen.flatMap((setting) => ["-c", setting])];
  // Detached, in its own process group: Ctrl-C does not end it during tests, and kill() reaches its children.
  const server = spawn(join(binaries.folder, "bin", "postgres"), args, {
    ...binaries.spawn,
    cwd: dataDir,
    detached: true,
  });
  const output = collect(server);
  const ready = await new Promise<boolean>((resolve, reject) => {
    server.stderr?.on("data", () => {
      if (output().includes("ready to accept connections")) resolve(true);
    });
    server.once("error", reject).once("exit", () => resolve(false));
  });
  if (!ready) return output();
  // Do not keep this process alive: a test run that forgets stop() can end, and the watchdog cleans up.
  server.stderr?.removeAllListeners("data").resume();
  unref(server.stdout);
  unref(server.stderr);
  server.unref();
  return server;
}

/**
 * A small shell process that notices the end of this process by the end of its own input. It works after kill -9 too,
 * when no handler of this process can run.
 */
function watch(folders: readonly string[], pid?: number): ChildProcess {
  const kill = pid === undefined ? "" : `kill -9 -${pid} 2>/dev/null; sleep 0.2;`;
  const watchdog = spawn("/bin/sh", ["-c", `cat >/dev/null; ${kill} rm -rf "$@"`, "watchdog", ...folders], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  unref(watchdog.stdin);
  watchdog.unref();
  return watchdog;
}

function unref(stream: unknown): void {
  if (stream instanceof Object && "unref" in stream && typeof stream.unref === "function") stream.unref();
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The process has already ended.
  }
}

function collect(child: ChildProcess): () => string {
  let text = "";
  const add = (chunk: Buffer) => (text = (text + chunk.toString()).slice(-8_000));
  child.stdout?.on("data", add);
  child.stderr?.on("data", add);
  return () => text;
}
