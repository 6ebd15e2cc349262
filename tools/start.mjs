// `npm start`: from a fresh clone to a running app in one command. Runs on Node 20 with nothing installed, therefore
// plain JavaScript that imports nothing but Node's own modules and tools/lib.
import { spawn } from "node:child_process";
import { buildChanged, forgetBuild } from "./lib/build.mjs";
import { installMissing } from "./lib/install.mjs";
import { findNode, root } from "./lib/root.mjs";

const dev = process.argv.includes("--dev");

try {
  await installMissing();
  if (dev) keepBuilding();
  else await buildChanged();
  serve();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** The server strips its types itself; it migrates, makes the demo data and says where it listens. */
function serve() {
  const args = [...(dev ? ["--watch", "--watch-preserve-output"] : []), "apps/server/src/main.ts"];
  const server = spawn(findNode(), args, { cwd: root, stdio: "inherit" });
  passSignals(server);
  endWithNpm(server);
  server.on("error", (error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
  server.on("exit", (code, signal) => {
    process.exit(code ?? (signal === "SIGINT" ? 130 : signal === "SIGTERM" ? 143 : 1));
  });
}

/** Rebuilds the web at each change; the server goes on serving it from the one origin that the cookie and CSP know. */
function keepBuilding() {
  forgetBuild("apps/web");
  const vite = spawn(findNode(), ["../../node_modules/vite/bin/vite.js", "build", "--watch", "--mode", "development"], {
    cwd: `${root}/apps/web`,
    stdio: "inherit",
  });
  process.on("exit", () => vite.kill());
}

/**
 * The server decides how to end and with what code. A terminal sends Ctrl-C to the server by itself; npm passes signals
 * on too, so the same one may arrive twice.
 * @param {import("node:child_process").ChildProcess} server
 */
function passSignals(server) {
  /** @type {Set<NodeJS.Signals>} */
  const passed = new Set();
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => {
      if (passed.has(signal) || (signal === "SIGINT" && process.stdin.isTTY)) return;
      passed.add(signal);
      setTimeout(() => passed.delete(signal), 500).unref();
      server.kill(signal);
    });
  }
}

/**
 * When npm itself is killed, nobody is told; the server would go on unseen and keep its port and its data folder. Seen
 * by having a new parent. Without npm in between it is meant: that is how a service is put into the background.
 * @param {import("node:child_process").ChildProcess} server
 */
function endWithNpm(server) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) server.kill("SIGTERM");
  }, 500).unref();
}
