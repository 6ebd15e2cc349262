import { getOwnData } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { registerSessionCall } from "../account/index.ts";
import { collectOwnData } from "./collect.ts";

/** What is stored of somebody, for them to have (Art. 15 and 20 GDPR; decision 0079). */
export function ownDataFeature(app: FastifyInstance, deps: Deps): void {
  registerSessionCall(app, deps, getOwnData, (_input, account) => collectOwnData(deps, account));
}
