import type { CallAnswer, logInPartner } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { beginSession, consumeLink } from "../../access/index.ts";
import { findLoggedInPerson } from "./session.ts";
import { WithSession } from "../../platform/http/register-call.ts";

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
