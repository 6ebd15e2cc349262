import type { Country, Locale } from "@kautia/contract";
import type { Deps } from "../deps.ts";
import { type NewMail, writeMail } from "../mails/index.ts";
import { insertApplication } from "./insert-application.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { StoredAnswers } from "../platform/database/column-types.ts";
import { makeLink } from "../access/index.ts";

/**
 * Creates an application and returns its token, which is stored only as a hash. `mailOf` may return a mail to queue.
 */
export async function makeApplication(
  deps: Pick<Deps, "db" | "clock" | "random">,
  cause: string,
  { country, locale, answers }: { country: Country; locale: Locale; answers: StoredAnswers },
  mailOf: (refId: string) => NewMail | null = () => null,
): Promise<string> {
  const token = deps.random.token();
  const at = deps.clock.now();
  const refId = deps.random.refId();
  const mail = mailOf(refId);
  await inTransaction(deps.db, async (transaction) => {
    await insertApplication(transaction, { ref_id: refId, country, locale }, { answers, at, cause });
    await makeLink(transaction, deps, "application", { subject: refId, token });
    if (mail) await writeMail(transaction, deps, mail);
  });
  return token;
}
