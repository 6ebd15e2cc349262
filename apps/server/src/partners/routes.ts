import { keepProperties, listProperties, removeProperty, searchProperties } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { registerCall } from "../platform/http/route.ts";
import { registerPartnerCall } from "./find-partner.ts";
import { keep } from "./properties/keep.ts";
import { list, remove } from "./properties/partners-view.ts";
import { search } from "./properties/search.ts";

/** Partners say which homes they let; tenants find them. */
export function partnerFeature(app: FastifyInstance, deps: Deps): void {
  registerPartnerCall(app, deps, keepProperties, ({ body }, { id }) => keep(deps, id, body.properties));
  registerPartnerCall(app, deps, listProperties, ({ query }, { id }) => list(deps, id, query.after));
  registerPartnerCall(app, deps, removeProperty, async ({ params }, { id }) => ({
    removed: await remove(deps, id, params.id),
  }));
  registerCall(app, deps, searchProperties, ({ body }, { language }) => search(deps, body, language));
}
