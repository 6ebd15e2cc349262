import { countryFacts, defaultCountry, maxInvitationReminders, reminderPauseHours } from "@kautia/contract";
import type { Transaction } from "kysely";
import { makeLink } from "../access/index.ts";
import type { Deps } from "../deps.ts";
import { writeMail } from "../mails/index.ts";
import type { Database } from "../platform/database/schema.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { earlier, hour } from "../platform/rules/durations.ts";

/**
 * Mails an invited tenant a reminder whose link opens what the invitation opens. Does nothing if the last reminder is less
 * than a day old. The caller has checked that the invitation still waits for the tenant; nothing is sent if that has changed.
 */
export async function remindInvited(
  transaction: Transaction<Database>,
  { clock, random }: Pick<Deps, "clock" | "random">,
  { idHash, inviterName }: { idHash: Buffer; inviterName: string },
): Promise<void> {
  const now = clock.now();
  const pauseEnded = earlier(now, reminderPauseHours * hour);
  const reminded = await transaction
    .updateTable("invitation")
    .set(({ eb }) => ({ reminded_at: now, reminders: eb("reminders", "+", 1) }))
    .where("id_hash", "=", idHash)
    .where("status", "in", ["OPEN", "USED"])
    .where("expires_at", ">", now)
    .where("reminders", "<", maxInvitationReminders)
    .where((eb) => eb.or([eb("reminded_at", "is", null), eb("reminded_at", "<=", pauseEnded)]))
    .returning(["public_id", "tenant_email", "invited_name", "full_address", "expires_at", "mail_id", "reminders"])
    .executeTakeFirst();
  if (!reminded) return;
  const first = await transaction
    .selectFrom("mail")
    .select(["language", "country"])
    .where("id", "=", reminded.mail_id)
    .executeTakeFirst();
  const country = first?.country ?? defaultCountry;
  const secret = random.token();
  const reminder_mail_id = await writeMail(
    transaction,
    { clock, random },
    {
      reason: `tenant-invitation-reminder:${reminded.public_id}:${reminded.reminders}`,
      kind: "tenant-invitation-reminder",
      refId: null,
      to: reminded.tenant_email,
      language: first?.language ?? countryFacts[country].language,
      country,
      secret,
      data: {
        tenantName: reminded.invited_name,
        inviterName,
        fullAddress: reminded.full_address,
        expiresOn: localDay(country, reminded.expires_at),
      },
    },
  );
  await makeLink(transaction, { clock, random }, "invitation", {
    subject: reminded.public_id,
    mailId: reminder_mail_id,
    token: secret,
  });
  await transaction.updateTable("invitation").set({ reminder_mail_id }).where("id_hash", "=", idHash).execute();
}
