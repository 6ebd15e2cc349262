import { type Call, tokenLifeDays } from "@kautia/contract";
import type { FastifyRequest } from "fastify";
import type { CallDeps } from "./call-deps.ts";
import { hashToken } from "../tokens.ts";

const tokenLife = tokenLifeDays * 24 * 3_600_000;

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
  const token_hash = hashToken(token);
  const found =
    access === "landlord"
      ? db
          .selectFrom("landlord_link")
          .select("token_hash")
          .where("token_hash", "=", token_hash)
          .union(db.selectFrom("landlord_invite_link").select("token_hash").where("token_hash", "=", token_hash))
      : db
          .selectFrom("application_token")
          .select("token_hash")
          .where("token_hash", "=", token_hash)
          .where("last_used_at", ">", new Date(clock.now().getTime() - tokenLife));
  return (await found.executeTakeFirst()) !== undefined;
}
