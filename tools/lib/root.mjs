import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { join } from "node:path";

/** The path of the checkout, without a trailing slash. */
export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

/** Files that can be regenerated; ignored by git. */
export const cache = join(root, ".cache");

/**
 * The Node that runs the project: the locked one if it is installed, otherwise this process's if it can strip types
 * (22.18). Looked up on every call, because an install may have added it in the meantime.
 */
export function findNode() {
  const own = join(root, "node_modules", ".bin", "node");
  if (existsSync(own)) return own;
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  throw new Error(
    `This machine has Node ${process.versions.node} and no packaged Node 24 exists for ${process.platform}-${process.arch}. ` +
      "Install Node 22.18 or newer and try again.",
  );
}
