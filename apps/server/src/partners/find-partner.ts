import type { Call, CallAnswer, CallInput } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import { hashToken } from "../platform/tokens.ts";
import type { Deps } from "../deps.ts";
import { type Refusal, refuse, registerCall, type RequestContext } from "../platform/http/route.ts";

export interface Partner {
  id: string;
  name: string;
  /** The API key of the request. */
  key: string;
}

/** Registers a call that requires a partner's API key. */
export function registerPartnerCall<C extends Call>(
  app: FastifyInstance,
  deps: Deps,
  call: C,
  handler: (input: CallInput<C>, partner: Partner, context: RequestContext) => Promise<CallAnswer<C> | Refusal>,
): void {
  registerCall(app, deps, call, async (input, context) => {
    const partner = await findPartner(deps, context.authorization);
    return partner ? handler(input, partner, context) : refuse("PARTNER_KEY_INVALID");
  });
}

/**
 * The partner of the API key in the header; null if the key is missing, unknown or revoked. Everybody knows the demo
 * partner's key.
 */
export async function findPartner(
  { db, config }: Pick<Deps, "db" | "config">,
  authorization: string | null,
): Promise<Partner | null> {
  const key = /^Bearer +(\S+) *$/i.exec(authorization ?? "")?.[1];
  if (!key) return null;
  const found = await db
    .selectFrom("partner_key")
    .innerJoin("partner", "partner.id", "partner_key.partner_id")
    .select(["partner.id", "partner.name"])
    .where("key_hash", "=", hashToken(key))
    .where("revoked_at", "is", null)
    .$if(!config.devCalls, (query) => query.where("partner.demo", "=", false))
    .executeTakeFirst();
  return found ? { ...found, key } : null;
}
