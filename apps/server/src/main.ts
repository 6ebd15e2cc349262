import { readConfig } from "./platform/config/config.ts";
import type { Deps } from "./deps.ts";
import { explainStart } from "./explain-start.ts";
import { makeServer, openServer } from "./server.ts";
import { welcome } from "./welcome.ts";

try {
  await serve();
} catch (error) {
  process.stderr.write(`${explainStart(error)}\n`);
  process.exit(1);
}

async function serve(): Promise<void> {
  const config = readConfig();
  const server = await makeServer(config);
  // Asked before the port opens, so that a signal during the start is heard too.
  const asked = waitForSignal();
  process.stdout.write(welcome(config, await openServer(server)));

  const { app, deps } = server;
  deps.log.info({ signal: await asked }, "stopping");
  await stop(deps, () => app.close());
}

function waitForSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    // Kept for good: a second signal, which npm may pass on as well, must not cut the work short.
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => resolve(signal));
  });
}

/** Takes no new work, finishes what runs, at most as long as the settings allow, and leaves with 0. */
async function stop(deps: Deps, closeApp: () => Promise<void>): Promise<void> {
  const { lifecycle, config, log } = deps;
  setTimeout(() => {
    log.warn({}, "what still ran was cut off");
    process.exit(0);
  }, config.stopWithin).unref();
  lifecycle.stop();
  // While requests still run the port stays open, so that /readyz can say that this server is going.
  await Promise.all([lifecycle.idle(), deps.jobs.stop()]);
  await closeApp();
  await deps.close();
  process.exit(0);
}
