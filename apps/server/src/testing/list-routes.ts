import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { FastifyInstance } from "fastify";

export interface ServedRoute {
  method: string;
  url: string;
}

const channel = "fastify.initialization";

/** What a server that is built meanwhile really serves, whoever registered it; HEAD and OPTIONS apart. */
export async function listRoutes(build: () => Promise<unknown>): Promise<ServedRoute[]> {
  const routes: ServedRoute[] = [];
  const listen = (message: unknown) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what Fastify says on its channel
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook("onRoute", ({ method, url }) => {
      for (const one of [method].flat()) if (one !== "HEAD" && one !== "OPTIONS") routes.push({ method: one, url });
    });
  };
  subscribe(channel, listen);
  try {
    await build();
  } finally {
    unsubscribe(channel, listen);
  }
  return routes;
}
