import type { LoggedInPerson } from "@kautia/contract";
import { findBySession } from "../../access/index.ts";
import type { Deps } from "../../deps.ts";
import { isNoDemo } from "../../platform/database/no-demo.ts";

/** Null if the session is unknown or has expired, or if the person was removed. */
export async function findLoggedInPerson(
  deps: Pick<Deps, "db" | "clock" | "config">,
  token: string | null,
): Promise<LoggedInPerson | null> {
  const found = await findBySession(deps, "partner-person", token, (session) =>
    session
      .innerJoin("partner_person as person", "person.id", "session.subject")
      .innerJoin("partner", "partner.id", "person.partner_id")
      .select(["person.id", "person.name", "person.email", "person.language", "person.added_at"])
      .select(["partner.id as partnerId", "partner.name as partnerName"])
      .where("person.removed_at", "is", null)
      .where(isNoDemo("partner", deps.config)),
  );
  if (!found) return null;
  const { id, name, email, language, added_at, partnerId, partnerName } = found;
  return { id, name, email, language, addedAt: added_at.toISOString(), partner: { id: partnerId, name: partnerName } };
}
