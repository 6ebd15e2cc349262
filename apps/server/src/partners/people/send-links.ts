import { loginLinkMinutes } from "@kautia/contract";
import { sql, type Transaction } from "kysely";
import { secondsUntilNextMail, writeMail } from "../../mails/index.ts";
import type { RowTask } from "../../platform/jobs/task.ts";
import type { WorkDeps } from "../../work-deps.ts";
import type { Database } from "../../platform/database/schema.ts";
import { oneByOne } from "../../platform/jobs/one-by-one.ts";
import { minute } from "../../platform/rules/durations.ts";
import { dueRows } from "../../platform/jobs/due-rows.ts";

const kind = "partner-login-link";
const worksFor = loginLinkMinutes * minute;

const requestedLogins = dueRows({ from: sql`partner_login_request`, key: sql`id`, at: sql`created_at` });

/** Mails the requested links: one for each partner that has a person with this address, and none to strangers. */
async function sendLinks(transaction: Transaction<Database>, deps: WorkDeps, id: string): Promise<boolean> {
  const request = await transaction
    .deleteFrom("partner_login_request")
    .where("id", "=", id)
    .where(requestedLogins.isDue(deps.clock.now()))
    .returning(["email_key", "country"])
    .executeTakeFirst();
  if (!request) return false;
  const people = await transaction
    .selectFrom("partner_person")
    .innerJoin("partner", "partner.id", "partner_id")
    .select(["partner_person.id", "email", "partner_person.name", "language", "partner.name as partnerName"])
    .where("email_key", "=", request.email_key)
    .where("removed_at", "is", null)
    .orderBy("partner_id")
    .execute();
  const [first] = people;
  const wait = first && (await secondsUntilNextMail(transaction, deps, { kind, to: first.email, worksFor }));
  for (const person of wait === null ? people : []) {
    const link_mail_id = await writeMail(transaction, deps, {
      reason: `${kind}:${id}:${person.id}`,
      kind,
      refId: null,
      to: person.email,
      language: person.language,
      country: request.country,
      data: { personName: person.name, partnerName: person.partnerName },
    });
    await transaction.updateTable("partner_person").set({ link_mail_id }).where("id", "=", person.id).execute();
  }
  return true;
}

export const partnerLogins: RowTask<WorkDeps> = {
  name: "partner-logins",
  due: requestedLogins.all,
  handle: oneByOne(sendLinks),
};
