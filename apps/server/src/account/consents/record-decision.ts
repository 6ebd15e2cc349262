import { type ConsentKind, consentTextVersion, fieldError, type OwnConsents } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { parseUserAgent } from "../rules/parse-user-agent.ts";
import { type Refusal, refuseFields } from "../../platform/http/refusal.ts";
import { readConsents } from "./read-consents.ts";

interface ConsentDecision {
  consent: ConsentKind;
  given: boolean;
  textVersion: string;
}

/** Adds a row to the history if the decision differs from the last one. Returns all consents. */
export async function recordDecision(
  { db, clock }: Pick<Deps, "db" | "clock">,
  account_id: string,
  { consent, given, textVersion }: ConsentDecision,
  userAgent: string,
): Promise<OwnConsents | Refusal> {
  // A page left open during a release shows an outdated text. Withdrawing is always possible.
  if (given && textVersion !== consentTextVersion) return refuseFields([fieldError("textVersion", "FIELD_INVALID")]);
  return inTransaction(db, async (transaction) => {
    await transaction.selectFrom("account").select("id").where("id", "=", account_id).forUpdate().execute();
    const last = await transaction
      .selectFrom("account_consent")
      .select("given")
      .where("account_id", "=", account_id)
      .where("consent", "=", consent)
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst();
    if ((last?.given ?? false) !== given)
      await transaction
        .insertInto("account_consent")
        .values({
          account_id,
          consent,
          given,
          text_version: textVersion,
          at: clock.now(),
          ref_id: null,
          ...parseUserAgent(userAgent),
        })
        .execute();
    return readConsents(transaction, account_id);
  });
}
