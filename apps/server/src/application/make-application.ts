import type { Country, Locale } from "@kautia/contract";
import type { Deps } from "../deps.ts";
import type { MailRow } from "../mails/index.ts";
import { insertMail } from "./insert-mail.ts";
import { contactKeys } from "./rules/contact-keys.ts";
import type { StoredAnswers } from "../platform/database/column-types.ts";
import { hashToken } from "../platform/tokens.ts";

const statement = `
  WITH made AS (
    INSERT INTO application (ref_id, country, locale, answers, contact_keys, created_at, updated_at)
    VALUES ($1, $2, $3, $4, $5, $6, $6) RETURNING ref_id
  ), token AS (
    INSERT INTO application_token (token_hash, ref_id, created_at, last_used_at) SELECT $7, ref_id, $6, $6 FROM made
  ), mailed AS (${insertMail("made", "$9")}
  )
  INSERT INTO application_history (ref_id, version, at, cause, change) SELECT ref_id, 1, $6, $8, $4 FROM made`;

/**
 * Creates an application and returns its token, which is stored only as a hash. `mailOf` may return a mail to queue.
 */
export async function makeApplication(
  deps: Pick<Deps, "sql" | "clock" | "random">,
  cause: string,
  { country, locale, answers }: { country: Country; locale: Locale; answers: StoredAnswers },
  mailOf: (refId: string) => MailRow | null = () => null,
): Promise<string> {
  const token = deps.random.token();
  const now = deps.clock.now();
  const refId = deps.random.refId();
  const mail = mailOf(refId);
  const keys = JSON.stringify(contactKeys(answers));
  await deps.sql.query({
    name: "application-make",
    text: statement,
    values: [
      refId,
      country,
      locale,
      JSON.stringify(answers),
      keys,
      now,
      hashToken(token),
      cause,
      mail && JSON.stringify(mail),
    ],
  });
  return token;
}
