// `npm start`: from a fresh clone to a running app in one command. It must run on Node 20 with nothing installed, so it
// is plain JavaScript and imports only Node's own modules and tools/lib.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildChanged } from "./lib/build.mjs";
import { installMissing } from "./lib/install.mjs";
import { cache, findNode, root } from "./lib/root.mjs";

const dev = process.argv.includes("--dev");

try {
  await installMissing();
  if (!dev) await buildChanged();
  serve();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** The server strips its types itself. It migrates, creates the demo data and prints its address. */
function serve() {
  const settings = join(root, ".env");
  const args = [
    // A variable of the environment overrides the file's.
    ...(existsSync(settings) ? [`--env-file=${settings}`] : []),
    dev ? "tools/dev.ts" : "apps/server/src/main.ts",
  ];
  // Compiling the server's files again would take a third of each later start.
  const env = { NODE_COMPILE_CACHE: join(cache, "compiled"), ...process.env };
  const server = spawn(findNode(), args, { cwd: root, stdio: "inherit", env });
  forwardSignals(server);
  endWithNpm(server);
  server.on("error", (error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
  server.on("exit", (code, signal) => {
    process.exit(code ?? (signal === "SIGINT" ? 130 : signal === "SIGTERM" ? 143 : 1));
  });
}

/**
 * Leaves the exit code to the server. A terminal sends Ctrl-C to the server directly, and npm passes on signals too, so
 * the same signal may arrive twice.
 * @param {import("node:child_process").ChildProcess} server
 */
function forwardSignals(server) {
  /** @type {Set<NodeJS.Signals>} */
  const recentlyPassed = new Set();
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => {
      if (recentlyPassed.has(signal) || (signal === "SIGINT" && process.stdin.isTTY)) return;
      recentlyPassed.add(signal);
      setTimeout(() => recentlyPassed.delete(signal), 500).unref();
      server.kill(signal);
    });
  }
}

/**
 * When npm itself is killed, the server gets no signal; it would go on running with its port and data folder. A changed
 * parent process reveals it. Without npm, a new parent is normal: that is how a service moves to the background.
 * @param {import("node:child_process").ChildProcess} server
 */
function endWithNpm(server) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) server.kill("SIGTERM");
  }, 500).unref();
}
