import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

const texts = /\.(ts|tsx|mts|mjs|js|css|json|md|html|sql|sh|yaml|yml|toml)$|^\.ci\/run$|(^|\/)(Dockerfile|\.npmrc)$/;

/** All text files that git knows or would add. */
export function readRepository(): { path: string; text: string }[] {
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const names = execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 1e8 }).split("\0");
  return names
    .filter((path) => texts.test(path) && existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}
