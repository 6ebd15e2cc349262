import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { join } from "node:path";

/** The checkout's folder, without a slash at its end. */
export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

/** Things that can be made again; git ignores it. */
export const cache = join(root, ".cache");

/**
 * The Node that runs the project: the locked one when installed, else this very process if it is new enough to strip
 * types (22.18). Asked again on every call, since the install may have just brought it.
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
