import { getCertificate } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { registerCall } from "../../http/route.ts";
import { checkCertificate } from "./certificates.ts";

/** For whoever holds a certificate. */
export function certificateFeature(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, getCertificate, ({ params }, { ip }) => checkCertificate(deps, params.code, ip));
}
