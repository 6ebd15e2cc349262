import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { root } from "./root.mjs";

/** Seconds since `start` (a `performance.now()`), for people: "0.4 s". */
export function since(/** @type {number} */ start) {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

// Some tools colour their lines as soon as CI is set; a file of escape codes is hard to read and to search.
const plain = process.stdout.isTTY ? {} : { NO_COLOR: "1" };

/** The environment of every tool started here: `node` and the libraries' commands are the project's own. */
function environment(/** @type {Record<string, string>} */ extra) {
  return {
    ...process.env,
    ...plain,
    PATH: `${join(root, "node_modules", ".bin")}${delimiter}${process.env.PATH ?? ""}`,
    ...extra,
  };
}

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();

/** Ends what was started before ending: tests that go on without anybody reading them only take the processor. */
function endAll(/** @type {NodeJS.Signals} */ signal) {
  for (const child of running) child.kill(signal);
  process.exit(signal === "SIGINT" ? 130 : 143);
}

function watch(/** @type {import("node:child_process").ChildProcess} */ child) {
  if (running.size === 0) process.on("SIGINT", endAll).on("SIGTERM", endAll);
  running.add(child);
  child.on("close", () => {
    running.delete(child);
    if (running.size === 0) process.off("SIGINT", endAll).off("SIGTERM", endAll);
  });
}

/**
 * Runs a command in the checkout and answers how it ended. `quiet` keeps its output back and returns it, so that two
 * may run at once without mixing their lines.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ quiet?: boolean, env?: Record<string, string>, cwd?: string, limit?: number }} [options]  limit: ends it after so many ms
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { quiet = false, env = {}, cwd = root, limit } = {}) {
  return new Promise((resolve) => {
    // Errors go where the rest goes: read from a file, the counts still come after what they count.
    const child = spawn(command, args, {
      cwd,
      timeout: limit,
      killSignal: "SIGKILL",
      env: environment(env),
      stdio: quiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", process.stdout.fd],
    });
    watch(child);
    let output = "";
    child.stdout?.on("data", (chunk) => (output += chunk));
    child.stderr?.on("data", (chunk) => (output += chunk));
    child.on("error", (error) => resolve({ code: 1, output: `${output}${command}: ${error.message}\n` }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
