import { type ConsentKind, consentTextVersion, fieldError, type OwnConsents } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { deviceOf } from "../rules/device-of.ts";
import { type Refusal, refuseFields } from "../../platform/http/refusal.ts";
import { readConsents } from "./read-consents.ts";

interface Said {
  consent: ConsentKind;
  given: boolean;
  textVersion: string;
}

/** Writes down what was said, where it is another thing than was said last; said twice at once, it stands there once. */
export async function decide(
  { db, clock }: Pick<Deps, "db" | "clock">,
  account_id: string,
  { consent, given, textVersion }: Said,
  userAgent: string,
): Promise<OwnConsents | Refusal> {
  // A page that was left open through a new version shows a text that is not asked any more; to take back needs none.
  if (given && textVersion !== consentTextVersion) return refuseFields([fieldError("textVersion", "FIELD_INVALID")]);
  return db.transaction().execute(async (transaction) => {
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
          text_version: consentTextVersion,
          at: clock.now(),
          ref_id: null,
          ...deviceOf(userAgent),
        })
        .execute();
    return readConsents(transaction, account_id);
  });
}
