import { flushCompileCache } from "node:module";
import { setTimeout as wait } from "node:timers/promises";
import { readConfig } from "./platform/config/config.ts";
import type { Deps } from "./deps.ts";
import { explainStart } from "./explain-start.ts";
import { makeServer, openServer } from "./server.ts";
import { welcome } from "./welcome.ts";
import { listParts, tabulateParts } from "./what-is-real.ts";

// The reader of our output may exit, as in `npm start | head -1`; the server keeps running.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

try {
  await serve();
} catch (error) {
  process.stderr.write(`${explainStart(error)}\n`);
  process.exit(1);
}

async function serve(): Promise<void> {
  const config = readConfig();
  if (config.environment === "production") process.stdout.write(tabulateParts(listParts(config)));
  const server = await makeServer(config);
  // Registered before the port opens, so that no signal is missed in between.
  const signal = waitForSignal();
  process.stdout.write(welcome(config, await openServer(server), server.deps.clock.now()));
  // Node would write it only at a clean exit.
  flushCompileCache();

  const { app, deps } = server;
  deps.log.info({ signal: await signal }, "stopping");
  await stop(deps, () => app.close());
}

function waitForSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    // Never removed: a second signal, which npm may forward as well, must not end the process early.
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => resolve(signal));
  });
}

/**
 * Keeps serving while load balancers notice that the server is no longer ready, then closes the port and waits for
 * running requests, uploads and work, for at most `stopSeconds`. Exits with 0.
 */
async function stop(deps: Deps, closeApp: () => Promise<void>): Promise<void> {
  const { lifecycle, config, log } = deps;
  lifecycle.stop();
  await wait(config.drainSeconds * 1_000);
  setTimeout(() => {
    log.warn({}, "stopped before all running work was finished");
    process.exit(0);
  }, config.stopSeconds * 1_000).unref();
  await Promise.all([closeApp(), deps.jobs.stop()]);
  await deps.close();
  process.exit(0);
}
