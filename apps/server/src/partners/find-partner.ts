import { isNoDemo } from "../platform/database/no-demo.ts";
import { hashToken } from "../platform/tokens.ts";
import type { Deps } from "../deps.ts";
import type { Partner } from "../platform/http/callers.ts";
import { type Refusal, refuse } from "../platform/http/refusal.ts";
import type { RequestContext } from "../platform/http/request-context.ts";
import { findLoggedInPerson } from "./people/session.ts";
import { isLiveKey, isSandboxKey } from "./rules/api-key.ts";

/**
 * The partner that the API key in the header belongs to or, without that header, the session. The log line names the
 * partner. Production does not accept the demo partner's key, which is public.
 */
export async function findPartner(
  deps: Pick<Deps, "db" | "sql" | "clock" | "config">,
  { authorization, session, logFields }: Pick<RequestContext, "authorization" | "session" | "logFields">,
): Promise<Partner | Refusal> {
  if (authorization === null) {
    const person = await findLoggedInPerson(deps, session);
    return person ? { ...person.partner, key: null } : refuse("PARTNER_KEY_INVALID");
  }
  const { db, config } = deps;
  const key = /^Bearer +(\S+) *$/i.exec(authorization)?.[1];
  if (!key) return refuse("PARTNER_KEY_INVALID");
  if (isSandboxKey(key) && !config.isSandbox) return refuse("SANDBOX_KEY");
  if (isLiveKey(key) && config.isSandbox) return refuse("LIVE_KEY");
  const found = await db
    .selectFrom("partner_key")
    .innerJoin("partner", "partner.id", "partner_key.partner_id")
    .select(["partner.id", "partner.name"])
    .where("key_hash", "=", hashToken(key))
    .where("revoked_at", "is", null)
    .where(isNoDemo("partner", config))
    .executeTakeFirst();
  if (!found) return refuse("PARTNER_KEY_INVALID");
  logFields["partner"] = found.id;
  return { ...found, key };
}
