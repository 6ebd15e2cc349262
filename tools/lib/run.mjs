import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { root } from "./root.mjs";

/** The seconds since `start` (a `performance.now()`) as text: "0.4 s". */
export function since(/** @type {number} */ start) {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

// Some tools print colours if CI is set. Escape codes make a log file hard to read and search.
const withoutColours = process.stdout.isTTY ? {} : { NO_COLOR: "1" };

/** The environment of every tool started here, so that they use the project's own `node` and commands. */
function environment(/** @type {Record<string, string | undefined>} */ extra) {
  return {
    ...process.env,
    ...withoutColours,
    PATH: `${join(root, "node_modules", ".bin")}${delimiter}${process.env.PATH ?? ""}`,
    ...extra,
  };
}

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();

/** Ends all child processes before this one. Otherwise they would go on using the processor. */
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
 * Runs a command in the checkout. `quiet` returns its output instead of printing it, so that two commands can run at
 * once without mixing their lines.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ quiet?: boolean, env?: Record<string, string | undefined>, cwd?: string, limit?: number }} [options]  limit: in ms, then it is killed
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { quiet = false, env = {}, cwd = root, limit } = {}) {
  return new Promise((resolve) => {
    // Errors go to stdout too, so that in a log file they come in order with the rest.
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
