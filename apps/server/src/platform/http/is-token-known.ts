import type { Call } from "@kautia/contract";
import type { FastifyRequest } from "fastify";
import type { CallDeps } from "./call-deps.ts";
import { hashToken } from "../tokens.ts";

const landlordKinds = ["landlord-page", "landlord-reading", "confirmation"] as const;

/**
 * Whether the token in a request's path or body still opens something. Handlers check it themselves, so only a stored
 * answer, for which no handler runs, needs this. True for calls that take no token.
 */
export async function isTokenKnown(
  { db, clock }: Pick<CallDeps, "db" | "clock">,
  { access }: Pick<Call, "access">,
  { params, body }: Pick<FastifyRequest, "params" | "body">,
): Promise<boolean> {
  const token: unknown = Object(params).token ?? Object(body).token;
  if (typeof token !== "string" || (access !== "tenant" && access !== "landlord")) return true;
  const kinds = access === "tenant" ? (["application"] as const) : landlordKinds;
  const found = db
    .selectFrom("link")
    .select("kind")
    .where("hash", "=", hashToken(token))
    .where("kind", "in", kinds)
    .where((eb) => eb.or([eb("expires_at", "is", null), eb("expires_at", ">", clock.now())]));
  return (await found.executeTakeFirst()) !== undefined;
}
