import { type CoTenant, sameMailbox } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Deps } from "../deps.ts";
import type { Database } from "../platform/database/schema.ts";
import type { Application } from "./application.ts";
import { changeApplicationIn } from "./change-application.ts";
import { effectiveAnswers } from "./rules/answers.ts";
import { keepsQuote, withoutQuote } from "./keeps-quote.ts";

/**
 * Corrects what the application says about the co-tenant with this email address. A new name drops the quote, because
 * the contract has it. Throws a ConflictError if the application has changed since it was read.
 */
export async function changeCoTenants(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock" | "random">,
  application: Application,
  { cause, email, change }: { cause: string; email: string; change: Partial<CoTenant> },
): Promise<void> {
  const coTenants = (application.givenAnswers.coTenants ?? []).map((person) =>
    sameMailbox(person.email, email) ? { ...person, ...change } : person,
  );
  const givenAnswers = { ...application.givenAnswers, coTenants };
  const changed = { ...application, givenAnswers, answers: effectiveAnswers(givenAnswers) };
  const set = keepsQuote(application, changed) ? changed : withoutQuote(changed);
  await changeApplicationIn(transaction, deps, application, { cause, change: { coTenants }, set });
}
