import { existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Writes files into a folder laid out like the repository, with an empty file for everything they import. */
export function writeFixture(folder: string, files: Readonly<Record<string, string>>) {
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const name of ["apps", "bench", "e2e", "packages", "tools"]) mkdirSync(join(folder, name), { recursive: true });
  for (const [path, text] of Object.entries({ "vitest.config.ts": "", ...files })) write(path, text);

  const libraries = new Set<string>();
  for (const [path, text] of Object.entries(files)) {
    for (const [, specifier = ""] of text.matchAll(/(?:from|import)\b[ (]*"([^"]+)"/g)) {
      const [first = "", second = "", ...rest] = specifier.split("/");
      if (specifier.startsWith(".")) {
        const target = join(dirname(path), specifier);
        if (!existsSync(join(folder, target))) write(target, "");
      } else if (first === "@kautia") {
        const workspace = second === "server" ? "apps/server" : `packages/${second}`;
        const exports = { ".": "./src/index.ts", "./*": "./src/*.ts" };
        write(`${workspace}/package.json`, JSON.stringify({ name: `@kautia/${second}`, exports }));
        write(`${workspace}/src/${rest[0] ?? "index"}.ts`, "");
        const link = join(folder, "node_modules", "@kautia", second);
        mkdirSync(dirname(link), { recursive: true });
        if (!existsSync(link)) symlinkSync(join(folder, workspace), link);
      } else if (!specifier.startsWith("node:")) {
        libraries.add(first.startsWith("@") ? `${first}/${second}` : first);
      }
    }
  }
  for (const name of libraries) {
    const exports = { ".": "./index.js", "./*": "./index.js" };
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, exports }));
    write(`node_modules/${name}/index.js`, "");
  }
  const dependencies = Object.fromEntries([...libraries].map((name) => [name, "1.0.0"]));
  write("package.json", JSON.stringify({ workspaces: ["packages/*", "apps/*"], dependencies }));
}
