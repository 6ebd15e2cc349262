import type { Kysely } from "kysely";
import { homeKeys } from "../addresses/index.ts";
import type { StoredAnswers } from "../platform/database/column-types.ts";
import type { Database } from "../platform/database/schema.ts";
import type { Application } from "./application.ts";

/**
 * The id of the partner whose invitation or signed link created the application, while landlord and building are still
 * the invited ones; otherwise null.
 */
export async function findInvitingPartner(
  db: Kysely<Database>,
  { refId, invited, answers }: Pick<Application, "refId" | "invited" | "answers">,
): Promise<string | null> {
  if (!invited) return null;
  const first = await db
    .selectFrom("application_history as history")
    .leftJoin("invitation", "invitation.ref_id", "history.ref_id")
    .leftJoin("used_offer", "used_offer.ref_id", "history.ref_id")
    .where("history.ref_id", "=", refId)
    .where("history.version", "=", 1)
    .select([
      "history.change as answers",
      ({ fn }) => fn.coalesce("invitation.partner_id", "used_offer.partner_id").as("partner"),
    ])
    .executeTakeFirst();
  return first && isSameRental(first.answers, answers) ? first.partner : null;
}

function isSameRental(a: StoredAnswers, b: StoredAnswers): boolean {
  const [oneEmail, otherEmail] = [a, b].map(({ landlordInfo }) => landlordInfo?.email?.toLowerCase());
  const [oneHome, otherHome] = [a, b].map(({ address }) => address && homeKeys(address.address).building);
  return Boolean(oneEmail && oneHome) && oneEmail === otherEmail && oneHome === otherHome;
}
