import type { FastifyInstance } from "fastify";
import { buildApp, buildWorkerApp } from "./app.ts";
import { makeContainer, type Overrides } from "./container.ts";
import type { Deps } from "./deps.ts";
import { makeDemoPartner } from "./partners/index.ts";
import { makeDemoStaff } from "./desk/index.ts";
import { missingOperatorSettings } from "./platform/config/operator-settings.ts";
import { missingSupportSettings } from "./platform/config/page-settings.ts";
import { openMetrics } from "./platform/http/metrics.ts";
import type { Config } from "./platform/config/settings.ts";

export interface Server {
  app: FastifyInstance;
  deps: Deps;
}

/** If that fails, everything is closed again. */
export async function makeServer(config: Config, overrides?: Overrides): Promise<Server> {
  const deps = await makeContainer(config, overrides);
  if (!config.devCalls) warnOfMissingSettings(deps);
  try {
    if (config.devCalls) {
      await makeDemoPartner(deps);
      await makeDemoStaff(deps);
    }
    return { app: config.role === "worker" ? buildWorkerApp(deps) : await buildApp(deps), deps };
  } catch (error) {
    await deps.close();
    throw error;
  }
}

export async function openServer({ app, deps }: Server): Promise<number> {
  const { host, port, metricsPort } = deps.config;
  if (metricsPort !== null) await openMetrics(app, { host, port: metricsPort });
  await app.listen({ host, port });
  if (deps.config.role !== "web") await deps.jobs.start();
  if (deps.config.role !== "worker") void deps.suggestion.warmUp?.();
  const address = app.server.address();
  return typeof address === "object" && address ? address.port : port;
}

function warnOfMissingSettings({ config, log }: Deps): void {
  const imprint = missingOperatorSettings(config.operator);
  if (imprint.length > 0)
    log.warn({ missing: imprint }, "the imprint is incomplete, but the law requires these settings");
  const support = missingSupportSettings(config.brand.supportEmail);
  if (config.brand.insurer.isSample)
    log.warn({ missing: ["LEGAL_INSURER"] }, "every document names a sample insurer that does not exist");
  if (support.length > 0) log.warn({ missing: support }, "the support address shown to tenants is a sample");
}
