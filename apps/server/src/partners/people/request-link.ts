import type { Country } from "@kautia/contract";
import type { Deps } from "../../deps.ts";

/**
 * Stores the request. A worker looks up the person later, so neither the answer nor its timing reveals whether they
 * exist.
 */
export async function requestLink(deps: Deps, email: string, country: Country): Promise<{ sent: true }> {
  await deps.db
    .insertInto("partner_login_request")
    .values({ id: deps.random.uuid(), email_key: email.toLowerCase(), country, created_at: deps.clock.now() })
    .execute();
  deps.jobs.wake();
  return { sent: true };
}
