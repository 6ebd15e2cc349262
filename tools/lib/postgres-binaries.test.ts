import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readlink, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findBinaries, findUnprivilegedUser, makeSymlinks } from "./postgres-binaries.ts";

/** A package with a fake server, in a folder that only its owner may enter. */
async function makePackage(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "kautia-closed-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const native = join(folder, "native");
  await mkdir(join(native, "bin"), { recursive: true });
  await mkdir(join(native, "lib"));
  await mkdir(join(native, "share", "postgresql"), { recursive: true });
  await writeFile(join(native, "bin", "postgres"), "#!/bin/sh\n", { mode: 0o700 });
  await writeFile(join(native, "share", "postgresql", "postgresql.conf.sample"), "", { mode: 0o600 });
  await writeFile(join(native, "lib", "libpq.so.5.18"), "");
  const links = [
    { source: "native/lib/libpq.so.5.18", target: "native/lib/libpq.so" },
    { source: "native/lib/libpq.so.5.18", target: "native/lib/libpq.so.5" },
  ];
  await writeFile(join(native, "pg-symlinks.json"), JSON.stringify(links));
  return native;
}

test("creates the links of the package's install script, even in two simultaneous calls", async () => {
  const native = await makePackage();
  await symlink("somewhere-else", join(native, "lib", "libpq.so"));
  await Promise.all([makeSymlinks(native), makeSymlinks(native)]);
  await makeSymlinks(native);
  expect(await readlink(join(native, "lib", "libpq.so"))).toBe("libpq.so.5.18");
  expect(await readlink(join(native, "lib", "libpq.so.5"))).toBe("libpq.so.5.18");
  expect((await readdir(join(native, "lib"))).toSorted()).toEqual(["libpq.so", "libpq.so.5", "libpq.so.5.18"]);
});

test("finds a folder from which the unprivileged user can run the server", async () => {
  const native = await makePackage();
  const binaries = await findBinaries({ native });
  const asRoot = process.getuid?.() === 0;
  expect(binaries.folder !== native).toBe(asRoot);
  const ran = spawnSync(join(binaries.folder, "bin", "postgres"), { ...binaries.user, cwd: "/" });
  expect(ran.status).toBe(0);
  await binaries.remove();
  expect(existsSync(binaries.folder)).toBe(!asRoot);
  expect(existsSync(native)).toBe(true);
});

test("chooses a named user who is not root", () => {
  const passwd = ["root:x:0:0::/:/bin/sh", "app:x:7:8::/:/bin/sh", "nobody:x:65534:65533::/:/bin/false"];
  expect(findUnprivilegedUser(passwd.join("\n"))).toEqual({ uid: 65534, gid: 65533 });
  expect(findUnprivilegedUser(passwd.slice(0, 2).join("\n"))).toEqual({ uid: 7, gid: 8 });
  expect(() => findUnprivilegedUser(passwd[0])).toThrow("TEST_DATABASE_URL");
});
