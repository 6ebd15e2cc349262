import type { CallAnswer, Country, logInPartner } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { beginSession, consumeLink } from "../../access/index.ts";
import { findLoggedInPerson } from "./session.ts";
import { WithSession } from "../../platform/http/register-call.ts";

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

type Answer = CallAnswer<typeof logInPartner>;

/** The link works once, even for simultaneous requests. */
export async function logInByLink(deps: Deps, token: string): Promise<WithSession<Answer> | Refusal> {
  const session = await inTransaction(deps.db, async (transaction) => {
    const link = await consumeLink(transaction, deps, token, ["partner-login"]);
    return link && beginSession(transaction, deps, "partner-person", link.subject);
  });
  const person = await findLoggedInPerson(deps, session);
  return person ? new WithSession<Answer>({ person }, session) : refuse("WRONG_TOKEN");
}
