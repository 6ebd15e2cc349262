import type { FastifyInstance } from "fastify";
import { buildApp, buildWorkerApp } from "./app.ts";
import { makeContainer, type Overrides } from "./container.ts";
import type { Deps } from "./deps.ts";
import { checkPlace } from "./documents/index.ts";
import { publishAssets } from "./pages/index.ts";
import { hideDemoPartner, makeDemoPartner } from "./partners/index.ts";
import { makeDemoStaff } from "./staff/index.ts";
import { openMetrics } from "./platform/http/metrics.ts";
import type { Config } from "./platform/config/settings.ts";
import { listParts } from "./what-is-real.ts";

export interface Server {
  app: FastifyInstance;
  deps: Deps;
}

/** Opens everything the server needs; if that fails, closes it all again. */
export async function makeServer(config: Config, overrides?: Overrides): Promise<Server> {
  const deps = await makeContainer(config, overrides);
  warnOfSettings(deps);
  try {
    await checkPlace(deps);
    if (config.devCalls) {
      await makeDemoPartner(deps);
      await makeDemoStaff(deps);
    } else await hideDemoPartner(deps);
    return { app: config.role === "worker" ? buildWorkerApp(deps) : await buildApp(deps), deps };
  } catch (error) {
    await deps.close();
    throw error;
  }
}

/**
 * Connections that may queue while the server is busy. With Node's default of 511, further clients would have to retry,
 * which takes seconds.
 */
const backlog = 4_096;

export async function openServer({ app, deps }: Server): Promise<number> {
  const { host, port, metricsPort } = deps.config;
  const { scrape } = deps.telemetry;
  if (scrape && metricsPort !== null) await openMetrics(app, scrape, { host, port: metricsPort });
  if (!deps.config.devCalls && deps.config.role !== "worker") await publishAssets(deps);
  await app.listen({ host, port, backlog });
  if (deps.config.role !== "web") await deps.jobs.start();
  if (deps.config.role !== "worker") void deps.suggestion.warmUp?.();
  const address = app.server.address();
  return typeof address === "object" && address ? address.port : port;
}

function warnOfSettings({ config, log }: Deps): void {
  for (const misspelt of config.misspelt) log.warn(misspelt, "a setting is probably misspelt, so it has no effect");
  if (config.environment !== "production") return;
  const notReal = listParts(config).filter(({ settings }) => settings.length > 0);
  if (notReal.length > 0) log.warn({ notReal }, "some parts are not real, so this is not for real customers");
}
