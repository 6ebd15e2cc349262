import type { Selectable, Transaction } from "kysely";
import { writeMail } from "../mails/index.ts";
import type { Database } from "../platform/database/schema.ts";
import { localClock, localDay } from "../platform/rules/local-day.ts";
import type { WorkDeps } from "../work-deps.ts";

/** Writes a mail to each of the partner's people, in the transaction that switches the webhook off. */
export async function mailSwitchedOff(
  transaction: Transaction<Database>,
  deps: Pick<WorkDeps, "clock" | "random">,
  { id, partner_id, url }: Selectable<Database["webhook_endpoint"]>,
  { reason, since }: { reason: "GONE" | "FAILING"; since: Date },
): Promise<void> {
  const people = await transaction
    .selectFrom("partner_person")
    .innerJoin("partner", "partner.id", "partner_id")
    .select(["partner_person.id", "email", "language", "country", "partner_person.name", "partner.name as partnerName"])
    .where("partner_id", "=", partner_id)
    .where("removed_at", "is", null)
    .execute();
  for (const { id: person, email, language, country, name, partnerName } of people)
    await writeMail(transaction, deps, {
      reason: `webhook-off:${id}:${deps.clock.now().getTime()}:${person}`,
      kind: "webhook-off",
      refId: null,
      to: email,
      language,
      country,
      data: {
        personName: name,
        partnerName,
        url,
        reason,
        on: localDay(country, since),
        time: localClock(country, since),
      },
    });
}
