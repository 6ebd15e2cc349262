import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { apiBase, send } from "../http/route.ts";
import { makeOpenApi } from "./document.ts";

/** The contract for machines; made once, since it never changes while the server runs. */
export function registerOpenApiRoute(app: FastifyInstance, { config, sandbox }: Deps): void {
  const document = makeOpenApi({ publicUrl: config.publicUrl, sandbox: sandbox !== null });
  app.get(`${apiBase}/openapi.json`, (_request, reply) => send(reply, { status: 200, body: document }));
}
