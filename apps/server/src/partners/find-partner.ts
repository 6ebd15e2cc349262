import { hashToken } from "../platform/tokens.ts";
import type { Deps } from "../deps.ts";
import type { Partner } from "../platform/http/callers.ts";
import type { RequestContext } from "../platform/http/request-context.ts";
import { findLoggedInPerson } from "./people/session.ts";

/**
 * The partner that the API key in the header belongs to or, without that header, the session. Null if key or session is
 * missing, unknown or has ended. The log line names the partner and the key's mode. Production does not accept the demo
 * partner's key, which is public.
 */
export async function findPartner(
  deps: Pick<Deps, "db" | "sql" | "clock" | "config">,
  { authorization, session, logFields }: Pick<RequestContext, "authorization" | "session" | "logFields">,
): Promise<Partner | null> {
  if (authorization === null) {
    const person = await findLoggedInPerson(deps, session);
    return person && { ...person.partner, key: null, isTest: false };
  }
  const { db, config } = deps;
  const key = /^Bearer +(\S+) *$/i.exec(authorization)?.[1];
  if (!key) return null;
  const found = await db
    .selectFrom("partner_key")
    .innerJoin("partner", "partner.id", "partner_key.partner_id")
    .select(["partner.id", "partner.name", "partner_key.is_test as isTest"])
    .where("key_hash", "=", hashToken(key))
    .where("revoked_at", "is", null)
    .$if(!config.devCalls, (query) => query.where("partner.demo", "=", false))
    .executeTakeFirst();
  if (!found) return null;
  Object.assign(logFields, { partner: found.id, mode: found.isTest ? "test" : "live" });
  return { ...found, key };
}
