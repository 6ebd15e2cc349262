import { homeKeys } from "../addresses/index.ts";
import type { Deps } from "../deps.ts";
import type { StoredAnswers } from "../platform/database/column-types.ts";
import type { Application } from "./application.ts";

const text = `
  SELECT coalesce(i.partner_id, o.partner_id) AS partner, h.change AS answers
  FROM application_history h LEFT JOIN invitation i ON i.ref_id = h.ref_id LEFT JOIN used_offer o ON o.ref_id = h.ref_id
  WHERE h.ref_id = $1 AND h.version = 1`;

/**
 * The id of the partner whose invitation or signed link created the application, while landlord and building are still
 * the invited ones; otherwise null.
 */
export async function findInvitingPartner(
  { sql }: Pick<Deps, "sql">,
  { refId, invited, answers }: Pick<Application, "refId" | "invited" | "answers">,
): Promise<string | null> {
  if (!invited) return null;
  const [first] = await sql.query<{ partner: string | null; answers: StoredAnswers }>({
    name: "inviting-partner",
    text,
    values: [refId],
  });
  return first && isSameRental(first.answers, answers) ? first.partner : null;
}

function isSameRental(one: StoredAnswers, other: StoredAnswers): boolean {
  const [oneEmail, otherEmail] = [one, other].map(({ landlordInfo }) => landlordInfo?.email?.toLowerCase());
  const [oneHome, otherHome] = [one, other].map(({ address }) => address && homeKeys(address.address).building);
  return Boolean(oneEmail && oneHome) && oneEmail === otherEmail && oneHome === otherHome;
}
