import type { Call } from "@kautia/contract";
import type { FastifyRequest } from "fastify";
import type { CallDeps } from "./call-deps.ts";
import { hashToken } from "../tokens.ts";

/**
 * Whether the tenant's token in a request still opens something. Handlers check it themselves, so only a stored answer,
 * for which no handler runs, needs this. True for calls that take no such token.
 */
export async function isTokenKnown(
  { db, clock }: Pick<CallDeps, "db" | "clock">,
  { access }: Pick<Call, "access">,
  { params, body }: Pick<FastifyRequest, "params" | "body">,
): Promise<boolean> {
  const token: unknown = Object(params).token ?? Object(body).token;
  if (typeof token !== "string" || access !== "tenant") return true;
  const found = db
    .selectFrom("link")
    .select("kind")
    .where("hash", "=", hashToken(token))
    .where("kind", "=", "application")
    .where("expires_at", ">", clock.now());
  return (await found.executeTakeFirst()) !== undefined;
}
