import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, chown, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBinaries, type Binaries } from "./postgres-binaries.ts";

export interface PostgresOptions {
  /** Keeps what it has confirmed through a power cut or kill -9. Off by default: tests that need no such promise run faster. */
  durable?: boolean;
  /** How much it keeps in memory. Default: 64MB, enough for what tests write. */
  sharedBuffers?: string;
  /** An existing data folder to start on (after `kill()`), or an empty or absent one to fill. Never removed by us. */
  dataDir?: string;
  /** Default: a free one. */
  port?: number;
}

export interface Postgres {
  /** Superuser on the database `postgres`, without a password; reachable from this machine only. */
  url: string;
  port: number;
  dataDir: string;
  /** Ends it in order and removes a data folder of our own making. */
  stop(): Promise<void>;
  /** kill -9 on all of its processes. The data folder stays until this process ends, to be started on again. */
  kill(): Promise<void>;
}

const hurried = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];
const settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=200"];

/**
 * Starts a real PostgreSQL from the binaries that npm brings. When this process ends, however it ends, the server ends
 * too and a folder of our own making is removed.
 */
export async function startPostgres(options: PostgresOptions = {}): Promise<Postgres> {
  const binaries = await findBinaries();
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), "kautia-postgres-")));
  const own = options.dataDir === undefined;
  try {
    if (!existsSync(join(dataDir, "PG_VERSION"))) await initialise(binaries, dataDir);
    // Another process may take the free port in between; a port that was asked for is not exchanged.
    for (let attempt = 1; ; attempt++) {
      const port = options.port ?? (await findFreePort());
      const started = await launch(binaries, dataDir, port, options);
      if (typeof started !== "string") return handle(started, { binaries, dataDir, own, port });
      if (attempt === 3 || options.port !== undefined) throw new Error(`PostgreSQL did not start:\n${started}`);
    }
  } catch (error) {
    if (own) await rm(dataDir, { recursive: true, force: true });
    await binaries.remove();
    throw error;
  }
}

interface Place {
  binaries: Binaries;
  dataDir: string;
  own: boolean;
  port: number;
}

function handle(server: ChildProcess, { binaries, dataDir, own, port }: Place): Postgres {
  const leftovers = [...(own ? [dataDir] : []), ...binaries.temporary];
  let watchdog = watch(leftovers, server.pid);
  const gone = new Promise<void>((resolve) => {
    server.once("exit", () => {
      // Its number may soon belong to somebody else: from now on only the folders are to be watched.
      signalGroup(watchdog, "SIGKILL");
      watchdog = watch(leftovers);
      resolve();
    });
  });
  const running = () => server.exitCode === null && server.signalCode === null;
  const kill = async () => {
    if (running()) signalGroup(server, "SIGKILL");
    await gone;
  };
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    port,
    dataDir,
    kill,
    async stop() {
      // SIGINT is PostgreSQL's "fast": roll back, write down, leave.
      if (running()) server.kill("SIGINT");
      const late = setTimeout(() => signalGroup(server, "SIGKILL"), 10_000);
      await gone;
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
  const locale = ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  const args = ["-D", dataDir, "-U", "postgres", "-A", "trust", "--no-sync", "--no-instructions", ...locale];
  const initdb = spawn(join(binaries.folder, "bin", "initdb"), args, { ...binaries.spawn, cwd: tmpdir() });
  const output = collect(initdb);
  const code = await new Promise((resolve, reject) => initdb.once("error", reject).once("close", resolve));
  if (code !== 0) throw new Error(`initdb failed:\n${output()}`);
}

/** Answers the process once it takes connections, or what it said before it gave up. */
async function launch(
  binaries: Binaries,
  dataDir: string,
  port: number,
  { durable = false, sharedBuffers = "64MB" }: PostgresOptions,
): Promise<ChildProcess | string> {
  const own = [`port=${port}`, `shared_buffers=${sharedBuffers}`];
  const chosen = [...settings, ...own, ...(durable ? [] : hurried)];
  const args = ["-D", dataDir, ...chosen.flatMap((setting) => ["-c", setting])];
  // Detached: a group of its own, so that Ctrl-C does not end it under the tests and kill() reaches its children.
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
  // From here on nobody waits for it: a test run that forgets stop() can end, and the watchdog clears up.
  server.stderr?.removeAllListeners("data").resume();
  unref(server.stdout);
  unref(server.stderr);
  server.unref();
  return server;
}

/**
 * A small shell that waits for the end of this process, seen as the end of its input: works for kill -9 too, where no
 * handler of ours would run.
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
    // Already gone, which is what was wanted.
  }
}

function collect(child: ChildProcess): () => string {
  let text = "";
  const add = (chunk: Buffer) => (text = (text + chunk.toString()).slice(-8_000));
  child.stdout?.on("data", add);
  child.stderr?.on("data", add);
  return () => text;
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (address instanceof Object ? resolve(address.port) : reject(new Error("no free port"))));
    });
  });
}
