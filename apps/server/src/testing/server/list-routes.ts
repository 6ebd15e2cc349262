import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { FastifyInstance } from "fastify";

export interface ServedRoute {
  method: string;
  url: string;
}

const channel = "fastify.initialization";

/** The routes of a server, except those for HEAD and OPTIONS. */
export async function listRoutes(build: () => Promise<unknown>): Promise<ServedRoute[]> {
  const routes: ServedRoute[] = [];
  const listen = (message: unknown) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the message of Fastify's channel
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook("onRoute", ({ method, url }) => {
      for (const item of [method].flat()) if (item !== "HEAD" && item !== "OPTIONS") routes.push({ method: item, url });
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
